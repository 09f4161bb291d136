// How fair the rounds are, in words that a player understands.
import { Scale } from 'lucide-react'
import { formatFromTo } from '#client/i18n/formats.ts'
import type { MatchView } from '#contract/match-list.ts'
import type { Format } from '#domain/event/format.ts'
import type { RoundOfList } from '#domain/match-list/rounds.ts'
import { explainByes, type ByeReason } from '#domain/schedule/explain-byes.ts'
import { measureSideFairness, type Fairness } from '#domain/schedule/fairness.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'

type Sides = Pick<MatchView, 'a' | 'b'>
type Rounds = readonly { matches: readonly Sides[]; byes: readonly number[] }[]
type HowPlayed = { play: 'doubles' | 'singles'; format: { format: Format } }

/** With the reason why someone sits out, where someone does. */
type FairnessFacts = Fairness & { reason: ByeReason | null }

/** True where partners change, so that it matters whether they come again. */
const hasPartners = ({ play, format: { format } }: HowPlayed): boolean =>
  play === 'doubles' && format !== 'fixed teams'

/** Null for pools, in which one meets one's own pool and no one else. */
export function fairnessOfRounds(rounds: Rounds, how: HowPlayed): FairnessFacts | null {
  if (how.format.format === 'pools then bracket') return null
  const sittings = rounds.map(({ matches, byes }) => ({ games: matches, byes }))
  return {
    ...measureSideFairness(sittings, how.play === 'doubles' && !hasPartners(how)),
    reason: explainByes(sittings),
  }
}

export function FairnessLine({
  rounds,
  how,
}: {
  rounds: readonly RoundOfList<MatchView>[]
  how: HowPlayed
}) {
  const fairness = fairnessOfRounds(rounds, how)
  return fairness === null ? null : <FairnessText fairness={fairness} how={how} />
}

/** The facts, the most important first. */
export function FairnessText({
  fairness: { partnerRepeats, opponentsMin, opponentsMax, byesMin, byesMax, neverMet, reason },
  how,
}: {
  fairness: FairnessFacts
  how: HowPlayed
}) {
  const t = useTexts(matchListTexts)
  const facts = [
    ...(hasPartners(how) ? [t.partnerRepeats({ n: partnerRepeats })] : []),
    t.opponentsFromTo({ times: formatFromTo(opponentsMin, opponentsMax) }),
    ...(byesMax === 0 ? [] : [t.byesFromTo({ range: formatFromTo(byesMin, byesMax) })]),
    neverMet === 0 ? t.allMet : t.neverMet({ n: neverMet }),
    ...(reason === null
      ? []
      : [t.whyByes({ players: reason.players, courts: reason.games, sitting: reason.sitting })]),
  ]
  return (
    <section
      aria-label={t.fairness}
      className="flex items-start gap-3 rounded-2xl bg-soft px-4 py-3"
    >
      <Scale aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
      <ul className="grid min-w-0 flex-1 gap-x-6 gap-y-1 text-sm leading-snug sm:grid-cols-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
