// Explains the fairness of the rounds in words that players understand.
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

type FairnessFacts = Fairness & { reason: ByeReason | null }

const hasPartners = ({ play, format: { format } }: HowPlayed): boolean =>
  play === 'doubles' && format !== 'fixed teams'

/** Null for pools, where players meet their own pool only. */
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
