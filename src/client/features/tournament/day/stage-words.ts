// Names the places of a draw: 'Pool 2', 'Semifinal 1', 'Losers’ round 2, match 1'.
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { pick } from '../../../i18n/texts.ts'
import type { Slot } from './day-board.ts'

type Place = Pick<Slot, 'eventId' | 'stage' | 'round' | 'slot' | 'pool'>

export type DrawRounds = ReadonlyMap<string, number>

const partKey = ({ eventId, stage }: Pick<Place, 'eventId' | 'stage'>): string =>
  `${eventId} ${stage}`

export function countDrawRounds(slots: readonly Place[]): DrawRounds {
  const rounds = new Map<string, number>()
  for (const slot of slots)
    rounds.set(partKey(slot), Math.max(slot.round, rounds.get(partKey(slot)) ?? 0))
  return rounds
}

export function nameStage(place: Place, rounds: DrawRounds): string {
  const t = pick(tournamentTexts)
  const { stage, round, pool } = place
  switch (stage) {
    case 'pool':
      return pool === null ? t.round({ n: round }) : t.pool({ n: pool })
    case 'round':
      return t.round({ n: round })
    case 'final':
      return round > 1 ? t.secondFinal : t.final
    case 'bronze':
      return t.bronze
    case 'winners':
    case 'losers':
    case 'consolation':
      return nameBracketPlace({ ...place, stage }, rounds)
  }
}

function nameBracketPlace(
  place: Place & { stage: 'winners' | 'losers' | 'consolation' },
  rounds: DrawRounds,
): string {
  const t = pick(tournamentTexts)
  const { eventId, stage, round, slot } = place
  const left = (rounds.get(partKey(place)) ?? round) - round
  const at = { round, n: slot }
  const isSingle = stage === 'winners' && !rounds.has(partKey({ eventId, stage: 'losers' }))
  if (isSingle) return [t.semifinal, t.quarterfinal][left]?.({ n: slot }) ?? t.bracketMatch(at)
  const last = { winners: t.winnersFinal, losers: t.losersFinal, consolation: t.consolationFinal }
  const other = { winners: t.winnersMatch, losers: t.losersMatch, consolation: t.consolationMatch }
  return left === 0 ? last[stage] : other[stage](at)
}
