// Plans the first rounds for the button that starts an evening; "asks" when the match list must ask
// for something first.
import { nextStep } from '#domain/match-list/next-step.ts'
import { plansOneRound } from '#domain/schedule/plan-rounds.ts'
import type { ListView } from '../list-view.ts'
import { findRounds, newSeed, toPlanInput } from '../organize/use-plan.ts'

export async function findPlan(list: ListView) {
  const { format } = list.format
  const step = nextStep({ ...list, isDivision: list.tournamentId !== null, isEarly: false })
  if (step.kind !== 'generate' || format === 'mixed doubles') return 'asks'
  const rounds = await findRounds(list, {
    rounds: plansOneRound(format) ? 1 : list.format.rounds,
    seed: newSeed(),
    keep: 'none',
    genders: new Map(),
  }).catch(() => [])
  return rounds.length === 0 ? 'asks' : { revision: list.revision, rounds: rounds.map(toPlanInput) }
}
