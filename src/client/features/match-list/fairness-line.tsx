// How fair the rounds are, in words that a player understands.
import { Scale } from 'lucide-react'
import type { MatchView } from '#contract/match-list.ts'
import type { RoundOfList } from '#domain/match-list/rounds.ts'
import { fairnessOf, type Fairness } from '#domain/schedule/fairness.ts'
import { useTexts } from '../../i18n/texts.ts'
import { matchListTexts } from './match-list-texts.ts'

type Sides = Pick<MatchView, 'a' | 'b' | 'court'>

/** Of doubles only: where nobody has a partner there is none to repeat. */
export function fairnessOfRounds(rounds: readonly { matches: readonly Sides[]; byes: readonly number[] }[]): Fairness | null {
  if (rounds.some(({ matches }) => matches.some(({ a, b }) => a.length !== 2 || b.length !== 2))) return null
  return fairnessOf(rounds.map(({ matches, byes }) => ({
    byes, games: matches.map(({ a: [a = 0, b = 0], b: [c = 0, d = 0], court }) => ({ court: court ?? 0, teams: [[a, b], [c, d]] as const })),
  })))
}

export function FairnessLine({ rounds }: { rounds: readonly RoundOfList<MatchView>[] }) {
  const fairness = fairnessOfRounds(rounds)
  return fairness === null ? null : <FairnessWords fairness={fairness} />
}

/** Four facts, the most important first. */
export function FairnessWords({ fairness: { partnerRepeats, opponentsMin, opponentsMax, byesMin, byesMax, neverMet } }: { fairness: Fairness }) {
  const t = useTexts(matchListTexts)
  const facts = [
    t.partnerRepeats(partnerRepeats), t.opponentsFromTo(opponentsMin, opponentsMax),
    ...(byesMax === 0 ? [] : [t.byesFromTo(byesMin, byesMax)]), neverMet === 0 ? t.allMet : t.neverMet(neverMet),
  ]
  return (
    <section aria-label={t.fairness} className="flex items-start gap-3 rounded-2xl bg-soft px-4 py-3">
      <Scale aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
      <ul className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-sm leading-snug sm:grid-cols-2">{facts.map((fact) => <li key={fact}>{fact}</li>)}</ul>
    </section>
  )
}
