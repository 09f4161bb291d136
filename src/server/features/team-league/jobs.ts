// Notifies captains a day before a line-up is due, and shows both at the start. Each league is
// handled under its lock, so it happens once on any number of servers.
import { everywherePlayerId } from '#domain/player/player.ts'
import { numberToDay, dayToNumber } from '#domain/shared/day.ts'
import { areLineupsShown } from '#domain/team-league/lineup.ts'
import { lineupDueHours } from '#domain/team-league/team-league.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import {
  listLeaguesWithHidden,
  listMatchups,
  markLineupDue,
  markLineupsShown,
  type StoredMatchup,
} from '../league/matchup-queries.ts'
import { lockLeague, type LeagueFacts } from '../league/queries.ts'
import { alertAboutLeague } from '../league/run-commands.ts'
import { listTeams, type LeagueTeam } from '../league/team-queries.ts'
import { findResponsible } from './run-handlers.ts'

const leaguesAtOnce = 200
const dueMs = lineupDueHours * 3_600_000
/** A venue's date may be a day ahead of UTC, and line-ups are due a day before. */
const daysAhead = 2

export async function watchLineups(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const until = numberToDay(dayToNumber(toLocalDay(now, 'UTC')) + daysAhead)
  let count = 0
  let ids: string[]
  let after: string | null = null
  do {
    ids = await listLeaguesWithHidden(deps.db, { until, after, most: leaguesAtOnce })
    for (const leagueSeriesId of ids) count += await tryLeague(deps, leagueSeriesId)
    after = ids.at(-1) ?? null
  } while (ids.length === leaguesAtOnce)
  return count
}

async function tryLeague(deps: Deps, leagueSeriesId: string): Promise<number> {
  try {
    return await transact(deps, deps.clock.now(), (unit) => watchLeague(unit, leagueSeriesId))
  } catch (error) {
    deps.log.error({ err: error, leagueSeriesId }, 'line-ups could not be watched')
    return 0
  }
}

async function watchLeague(unit: UnitOfWork, leagueSeriesId: string): Promise<number> {
  const { tx, now } = unit
  const league = await lockLeague(tx, { leagueSeriesId }, everywherePlayerId, now)
  if (league === null || league.state !== 'running') return 0
  const teams = new Map((await listTeams(tx, league)).map((team) => [team.teamId, team]))
  let count = 0
  for (const matchup of await listMatchups(tx, league, league.timezone)) {
    const [a, b] = [teams.get(matchup.a), teams.get(matchup.b)]
    if (a === undefined || b === undefined || matchup.shown !== null) continue
    if (areLineupsShown(matchup, now)) {
      await markLineupsShown(tx, matchup.matchupId, now)
      await tellBoth(unit, league, matchup, [a, b], 'league-lineups-shown')
    } else if (matchup.dueTold === null && now >= matchup.startsAt - dueMs) {
      await markLineupDue(tx, matchup.matchupId, now)
      const late = [a, b].filter(
        (_team, index) => matchup.lineups[index === 0 ? 'a' : 'b'].length === 0,
      )
      await tellBoth(unit, league, matchup, [a, b], 'league-lineup-due', late)
    } else continue
    count += 1
  }
  return count
}

async function tellBoth(
  unit: UnitOfWork,
  league: LeagueFacts,
  { day, startTime }: StoredMatchup,
  [a, b]: readonly [LeagueTeam, LeagueTeam],
  kind: 'league-lineups-shown' | 'league-lineup-due',
  concerned: readonly LeagueTeam[] = [a, b],
): Promise<void> {
  for (const team of concerned)
    await alertAboutLeague(unit, league, [findResponsible(team, league)], kind, {
      team: team.name,
      against: (team === a ? b : a).name,
      date: day,
      time: startTime,
    })
}
