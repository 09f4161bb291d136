// The public page of a league: the table, the next game days, the latest results.
import { Suspense } from 'react'
import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { leagueLinkTexts } from '#words/en/league/league-link.ts'
import { decidedTexts, leagueStateTexts, leagueTexts } from '#words/en/league/league.ts'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { useToday } from '../../../device/today.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { shownName } from '../../../i18n/shown-name.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { lazyPart } from '../../../navigation/lazy-part.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { formatLeagueDay, leagueFacts } from '../league-words.ts'
import { StandingsGrid } from '../standings-grid.tsx'

export type WatchedLeague = LiveOutput<'leagues-watch'>['league']
type LastDay = NonNullable<WatchedLeague['last']>
type Match = LastDay['matches'][number]

const TeamFace = lazyPart(() => import('./team-face.tsx'), 'TeamFace')

const nextDaysMax = 5

export function LeagueFace({ league }: { league: WatchedLeague }) {
  const t = useTexts(leagueLinkTexts)
  const words = useTexts(leagueTexts)
  const states = useTexts(leagueStateTexts)
  const { state, startDate, endDate, leagueSeriesId, last } = league
  return (
    <>
      <div className="flex flex-col gap-2">
        <p>
          <Badge tone={state === 'running' ? 'brand' : 'warm'}>{states[state]}</Badge>
        </p>
        <p className="font-medium">{leagueFacts(league)}</p>
        <p className="text-muted">
          {words.days({ from: formatLeagueDay(startDate), to: formatLeagueDay(endDate) })}
        </p>
      </div>
      {league.teamPlay === null ? (
        <Days league={league} />
      ) : (
        <Suspense>
          <TeamFace play={league.teamPlay} isOver={state === 'concluded'} />
        </Suspense>
      )}
      {last !== null && <Results last={last} />}
      {leagueSeriesId !== null && (
        <p>
          <a
            href={`/vieweditleague/${leagueSeriesId}`}
            className={buttonClasses({ variant: 'plain' })}
          >
            {t.openLeague}
          </a>
        </p>
      )}
    </>
  )
}

function Days({ league }: { league: WatchedLeague }) {
  const t = useTexts(leagueLinkTexts)
  const words = useTexts(leagueTexts)
  const today = useToday()
  const next = league.days.filter(
    (day) => day.status === 'published' && !day.isOpen && day.startDate >= today,
  )
  return (
    <>
      <Standings league={league} />
      {league.state !== 'concluded' && (
        <Section title={t.nextDays}>
          {next.length === 0 ? (
            <p className="text-muted">{t.noNextDays}</p>
          ) : (
            <List label={t.nextDays}>
              {next.slice(0, nextDaysMax).map((day) => (
                <ListRow
                  key={day.day}
                  leading={<CalendarDays aria-hidden size={20} className="text-brand" />}
                  title={words.day({ n: day.day })}
                  detail={`${formatLeagueDay(day.startDate)} · ${formatTime(day.startTime)}`}
                />
              ))}
            </List>
          )}
        </Section>
      )}
    </>
  )
}

function Standings({ league: { standings, isLadder } }: { league: WatchedLeague }) {
  const words = useTexts(leagueTexts)
  const decided: Readonly<Record<string, string>> = useTexts(decidedTexts)
  const title = isLadder ? words.ladder : words.standings
  const isEmpty = !isLadder && standings.every(({ played }) => played === 0)
  return (
    <Section title={title}>
      {isEmpty ? (
        <p className="text-muted">{words.noStandingsText}</p>
      ) : (
        <StandingsGrid
          caption={title}
          rows={standings.map((row, index) => {
            const [one = '', other] = row.names.map(shownName)
            return {
              ...row,
              key: String(index),
              place: row.rank,
              name: other === undefined ? one : words.and({ one, other }),
              decided: isLadder ? '' : (decided[row.decidedBy] ?? ''),
              isMine: false,
            }
          })}
        />
      )}
    </Section>
  )
}

function Results({ last: { day, startDate, matches } }: { last: LastDay }) {
  const t = useTexts(leagueLinkTexts)
  const words = useTexts(leagueTexts)
  const list = useTexts(matchListTexts)
  const rounds = [...Map.groupBy(matches, ({ round }) => round)]
  return (
    <Section title={t.lastDay}>
      <p className="text-muted">
        {[words.day({ n: day }), formatLeagueDay(startDate)].join(' · ')}
      </p>
      {rounds.map(([round, played]) => (
        <div key={round} className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold text-muted">{list.round({ n: round })}</h3>
          <ul className="grid gap-2 sm:grid-cols-2">
            {played.map((match, index) => (
              <li key={index}>
                <PlayedMatch match={match} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function PlayedMatch({ match }: { match: Match }) {
  return (
    <div className="flex flex-col gap-1 rounded-xl border border-line bg-card px-4 py-2">
      {(['a', 'b'] as const).map((side) => (
        <p
          key={side}
          className={clsx(
            'flex items-baseline justify-between gap-3',
            match.winner === side ? 'font-semibold' : 'text-muted',
          )}
        >
          <SideNames side={match[side]} />
          <span className="flex shrink-0 gap-3 tabular-nums">
            {match.games.map((points, game) => (
              <span key={game}>{points[side === 'a' ? 0 : 1]}</span>
            ))}
          </span>
        </p>
      ))}
    </div>
  )
}

function SideNames({ side }: { side: Match['a'] }) {
  const t = useTexts(leagueLinkTexts)
  const words = useTexts(leagueTexts)
  const list = useTexts(matchListTexts)
  const [one = '', other] = side.map(({ playerName, guest }) => {
    if (playerName === '') return t.otherPlayer
    const name = shownName(playerName)
    return guest === null ? name : list.guestOf({ name, n: guest })
  })
  return (
    <span className="min-w-0 wrap-anywhere">
      {other === undefined ? one : words.and({ one, other })}
    </span>
  )
}
