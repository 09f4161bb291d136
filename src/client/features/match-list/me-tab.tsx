// My evening: next match, byes, and all my matches with scores.
import { UserRoundX } from 'lucide-react'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { findAhead } from '#domain/match-list/rounds.ts'
import { findSide } from '#domain/match/match.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/section.tsx'
import { CourtCard } from './court-card.tsx'
import type { MatchListContext } from './list-scene.ts'
import { formatRound } from './list-view.ts'
import { MyNow } from './my-now.tsx'
import { courtGrid } from './now-tab.tsx'

export function MeTab({ scene }: { scene: MatchListContext }) {
  const t = useTexts(matchListTexts)
  const { number, rounds } = scene
  if (number === null) return <EmptyState icon={UserRoundX} title={t.notIn} text={t.notInText} />
  const { byes, matches } = findAhead(rounds, number)
  const won = matches.filter(
    ({ winner, ...match }) => winner !== null && findSide(match, number) === winner,
  ).length
  const played = matches.filter(isPlayed).length
  return (
    <div className="flex flex-col gap-6">
      <MyNow scene={scene} why={null} />
      {byes.length > 0 && (
        <Section title={t.myByes}>
          <p className="flex flex-wrap gap-2">
            {byes.map((round) => (
              <span
                key={round}
                className="rounded-full bg-warm-soft px-4 py-1 font-semibold text-warm"
              >
                {t.round({ n: round })}
              </span>
            ))}
          </p>
        </Section>
      )}
      <Section
        title={t.myMatches}
        action={
          played > 0 && (
            <p className="shrink-0 font-semibold text-muted tabular-nums">
              {t.record({ wins: won, losses: played - won })}
            </p>
          )
        }
      >
        {matches.length === 0 ? (
          <p className="text-muted">{t.noMatches}</p>
        ) : (
          <ul className={courtGrid}>
            {matches.map((match) => (
              <CourtCard
                key={match.matchId}
                match={match}
                scene={scene}
                label={formatRound(match)}
              />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
