// A team league's schedule: all match-ups at once, or moving one.
import { startRefusal } from '#domain/event/play-time.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { leagueTeamsMin } from '#domain/team-league/team-league.ts'
import { countTeamRounds, planTeamRounds } from '#domain/team-league/team-rounds.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { isSkipped, toInstant } from '../../time/zone-time.ts'
import { hasPlayedPairs, replaceMatchups, saveMatchupTime } from '../league/matchup-queries.ts'
import type { LeagueFacts } from '../league/queries.ts'
import { tell } from '../league/run-commands.ts'
import { listTeams } from '../league/team-queries.ts'
import { openMatchup, openTeamLeague } from './run-handlers.ts'

function refuseStart(
  { now }: CallContext,
  { timezone }: LeagueFacts,
  day: Day,
  startTime: string,
): Result<never, 'event-start-past' | 'event-too-far' | 'event-time-skipped'> | null {
  const refusal = startRefusal(
    {
      startsAt: toInstant(day, startTime, timezone),
      isSkipped: isSkipped(day, startTime, timezone),
    },
    now,
  )
  return refusal === null ? null : refuse(refusal)
}

export const layOutMatchups: InTransaction<'leagues-planMatchups'> = async (context, input) => {
  const { tx, actor, newId } = context
  const opened = await openTeamLeague(context, input)
  if (!opened.ok) return opened
  const league = opened.value
  if (league.state !== 'running') return refuse('league-state')
  const teams = await listTeams(tx, league)
  if (teams.length < leagueTeamsMin) return refuse('too-few-league-teams', { n: leagueTeamsMin })
  if (await hasPlayedPairs(tx, league)) return refuse('league-fixed')
  const { firstDay, everyDays, legs, startTime } = input
  const rounds = countTeamRounds(teams.length, legs)
  if (firstDay < league.fields.startDate) return refuse('league-dates')
  if (addDays(firstDay, (rounds - 1) * everyDays) > league.fields.endDate)
    return refuse('league-too-short', { n: rounds })
  const days = Array.from({ length: rounds }, (_, index) => addDays(firstDay, index * everyDays))
  for (const day of days) {
    const untimely = refuseStart(context, league, day, startTime)
    if (untimely !== null) return untimely
  }
  const meetings = planTeamRounds(
    teams.map(({ teamId }) => teamId),
    legs,
  )
  await replaceMatchups(
    tx,
    league,
    meetings.map((meeting) => ({
      ...meeting,
      matchupId: newId(),
      day: days[meeting.round - 1] ?? firstDay,
      startTime,
    })),
  )
  await tell(
    context,
    league,
    teams.flatMap(({ playerIds }) => playerIds).filter((id) => id !== actor.playerId),
    'league-scheduled',
  )
  return ok({ rounds })
}

export const rescheduleMatchup: InTransaction<'leagues-moveMatchup'> = async (
  context,
  { day, startTime, ...key },
) => {
  const opened = await openMatchup(context, key)
  if (!opened.ok) return opened
  const { league, matchup, sides, viewer, isShown } = opened.value
  if (!viewer.runsLeague) return refuse('not-allowed')
  if (matchup.results.length > 0) return refuse('league-fixed')
  const untimely = refuseStart(context, league, day, startTime)
  if (untimely !== null) return untimely
  const shown = isShown ? (matchup.shown ?? context.now) : null
  await saveMatchupTime(context.tx, { matchupId: matchup.matchupId, day, startTime, shown })
  const { a, b } = sides
  await tell(
    context,
    league,
    [...a.playerIds, ...b.playerIds].filter((id) => id !== context.actor.playerId),
    'league-matchup-moved',
    { team: a.name, against: b.name, date: day, time: startTime },
  )
  return ok({ success: true })
}
