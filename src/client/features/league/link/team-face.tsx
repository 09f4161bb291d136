// The public page of a team league: the table, the next match-ups, the latest results. It shows
// team names only.
import { CalendarDays } from 'lucide-react'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { formatLeagueDay } from '../league-words.ts'
import { TeamStandings } from '../teams/team-standings.tsx'
import type { WatchedLeague } from './league-face.tsx'

type TeamPlay = NonNullable<WatchedLeague['teamPlay']>
type Matchup = TeamPlay['matchups'][number]

const shownMax = 8

export function TeamFace({ play, isOver }: { play: TeamPlay; isOver: boolean }) {
  const t = useTexts(leagueLinkTexts)
  const words = useTexts(leagueTexts)
  const next = play.matchups.filter(({ outcome }) => outcome === null)
  const last = play.matchups.filter(({ outcome }) => outcome !== null)
  return (
    <>
      <Section title={words.standings}>
        <TeamStandings
          rows={play.standings.map((row) => ({ ...row, key: row.team, isMine: false }))}
        />
      </Section>
      {!isOver && (
        <Section title={t.nextMatchups}>
          {next.length === 0 ? (
            <p className="text-muted">{t.noNextMatchups}</p>
          ) : (
            <Matchups label={t.nextMatchups} matchups={next.slice(0, shownMax)} />
          )}
        </Section>
      )}
      {last.length > 0 && (
        <Section title={t.lastDay}>
          <Matchups label={t.lastDay} matchups={last.slice(-shownMax).toReversed()} />
        </Section>
      )}
    </>
  )
}

function Matchups({ label, matchups }: { label: string; matchups: readonly Matchup[] }) {
  const t = useTexts(teamLeagueTexts)
  return (
    <List label={label}>
      {matchups.map((matchup) => (
        <ListRow
          key={`${matchup.round} ${matchup.a}`}
          leading={<CalendarDays aria-hidden size={20} className="text-brand" />}
          title={t.versus(matchup)}
          detail={t.when({
            day: formatLeagueDay(matchup.day),
            time: formatTime(matchup.startTime),
          })}
          trailing={
            matchup.pairsA + matchup.pairsB > 0 ? (
              <Badge tone={matchup.outcome === null ? 'warm' : 'brand'}>
                {[matchup.pairsA, matchup.pairsB].join('–')}
              </Badge>
            ) : undefined
          }
        />
      ))}
    </List>
  )
}
