// The match-ups of a team league by round; a tap opens one.
import { useState } from 'react'
import { CalendarRange } from 'lucide-react'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { List, RowContent, rowClasses } from '../../../ui/list-row.tsx'
import type { LeagueDetail } from '../league-words.ts'
import { MatchupSheet } from './matchup-sheet.tsx'
import { formatMatchupTime, getTeamNames, type Matchup, type TeamPlay } from './team-words.ts'

export function MatchupList({ league, play }: { league: LeagueDetail; play: TeamPlay }) {
  const t = useTexts(teamLeagueTexts)
  const [openId, setOpenId] = useState<string | null>(null)
  const open = play.matchups.find(({ matchupId }) => matchupId === openId)
  if (play.matchups.length === 0)
    return <EmptyState icon={CalendarRange} title={t.noSchedule} text={t.noScheduleText} />
  return (
    <>
      {[...Map.groupBy(play.matchups, ({ round }) => round)].map(([round, matchups]) => (
        <Round
          key={round}
          round={round}
          matchups={matchups}
          play={play}
          onOpen={({ matchupId }) => setOpenId(matchupId)}
        />
      ))}
      {open !== undefined && (
        <MatchupSheet league={league} play={play} matchup={open} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}

function Round({
  round,
  matchups,
  play,
  onOpen,
}: {
  round: number
  matchups: readonly Matchup[]
  play: TeamPlay
  onOpen: (matchup: Matchup) => void
}) {
  const t = useTexts(teamLeagueTexts)
  const title = t.round({ n: round })
  const playing = new Set(matchups.flatMap(({ a, b }) => [a, b]))
  const resting = play.teams.filter(({ teamId }) => !playing.has(teamId))
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{title}</h2>
      <List label={title}>
        {matchups.map((matchup) => (
          <li key={matchup.matchupId}>
            <button type="button" className={rowClasses} onClick={() => onOpen(matchup)}>
              <RowContent
                title={t.versus(getTeamNames(play, matchup))}
                detail={formatMatchupTime(matchup)}
                trailing={<State matchup={matchup} />}
              />
            </button>
          </li>
        ))}
      </List>
      {play.teams.length % 2 === 1 &&
        resting.map(({ teamId, name }) => (
          <p key={teamId} className="px-4 text-sm text-muted">
            {t.rests({ team: name })}
          </p>
        ))}
    </section>
  )
}

function State({ matchup }: { matchup: Matchup }) {
  const t = useTexts(teamLeagueTexts)
  const { results, pairsA, pairsB, outcome, isShown } = matchup
  if (results.length > 0)
    return <Badge tone={outcome === null ? 'warm' : 'brand'}>{[pairsA, pairsB].join('–')}</Badge>
  return isShown ? <Badge>{t.lineupsIn}</Badge> : null
}
