// Game days of a league: events with all members on the roster. A ladder's groups and rounds are
// planned here, because only the server knows the ladder, and then used like any other plan.
import type { ParsedInput } from '#contract/contract.ts'
import { freshEventFields, type EventFields } from '#domain/event/event-fields.ts'
import { isEarly, startRefusal } from '#domain/event/play-time.ts'
import type { RosterRequest } from '#domain/event/roster-request.ts'
import { decideBatch } from '#domain/event/roster.ts'
import { dayFormat } from '#domain/league/day-format.ts'
import { leagueDaysMax, leaguePlayersMin } from '#domain/league/league.ts'
import { planLadderDay } from '#domain/league/plan-ladder-day.ts'
import { playLeague } from '#domain/league/play-league.ts'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { listForPlan } from '#domain/match-list/play-act.ts'
import { everywherePlayerId } from '#domain/player/player.ts'
import type { Day } from '#domain/shared/day.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { toTeam } from '#domain/team/team.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { insertEvents } from '../../core/event/fields-queries.ts'
import {
  alertParams,
  type EventFacts,
  findEvent,
  findVenueForPlan,
} from '../../core/event/queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import type { Database } from '../../db/open-database.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findRanking } from '../event/ranking-commands.ts'
import { nextDay, markDay, leagueOfEvent, listDays } from '../league/day-queries.ts'
import {
  listLeagueMembers,
  findApplicants,
  toEntrants,
  type Member,
} from '../league/member-queries.ts'
import * as leagues from '../league/queries.ts'
import { lockLeagueToRun } from '../league/run-commands.ts'
import { loadMatchList } from '../match-list/queries.ts'
import { takePublicEvents } from '../newcomer/queries.ts'
import { takeText } from '../stored-text/queries.ts'
import { saveTeam } from '../team/queries.ts'
import { substituteHandlers } from './substitute-handlers.ts'

type DayTerms = Pick<ParsedInput<'leagues-addDays'>, 'startTime' | 'duration' | 'courts'>

/** No level range: every league member may play, whatever level they state. */
const toEventFields = (
  league: leagues.LeagueFacts,
  { startTime, duration, courts }: DayTerms,
  { startDate, day }: { startDate: Day; day: number },
): EventFields => ({
  ...freshEventFields,
  title: `${league.fields.name} · ${day}`.slice(0, 60),
  type: 'league day',
  play: league.fields.play,
  entryBy: league.fields.entryBy,
  gender: league.fields.gender === 'Mixed' ? 'Any' : league.fields.gender,
  startDate,
  startTime,
  duration,
  location: league.fields.location,
  courts,
  minPlayers: leaguePlayersMin,
  maxPlayers: league.fields.maxPlayers,
  maxWaitlist: 0,
  skillRule: 'warn',
  cancelCutoffHours: 0,
  invite: league.fields.invite,
  invited: league.fields.invited,
  format: dayFormat(league.fields),
})

/** All or none, because half a season would be worse than a refusal. */
const addDays: InTransaction<'leagues-addDays'> = async (context, input) => {
  const { tx, now, newId } = context
  const opened = await lockLeagueToRun(context, input)
  if (!opened.ok) return opened
  const league = opened.value
  if (league.fields.kind === 'teams') return refuse('league-has-teams')
  const days = [...new Set(input.days)].toSorted()
  if (league.state !== 'running' || league.days + days.length > leagueDaysMax)
    return refuse('league-state')
  if (league.players < leaguePlayersMin) return refuse('league-too-few')
  if (days.some((day) => day < league.fields.startDate || day > league.fields.endDate))
    return refuse('league-dates')
  const timed = await findTimezone(context, league, input, days)
  if (!timed.ok) return timed
  const first = await nextDay(tx, league)
  const planned = days.map((startDate, index) => ({
    eventId: newId(),
    startDate,
    day: first + index,
  }))
  const ranking = await findRanking(tx, league.organizerId, context)
  const events = planned.map(({ eventId, ...day }) => ({
    eventId,
    organizerId: league.organizerId,
    fields: toEventFields(league, input, day),
    timezone: timed.value,
    status: 'published' as const,
    ranking,
    series: null,
  }))
  const counted = await countDays(context, league, events)
  if (!counted.ok) return counted
  await insertEvents(tx, events, now)
  for (const { eventId, day } of planned) await markDay(tx, { ...league, eventId, day })
  await enterEveryone(
    context,
    league,
    planned.map(({ eventId }) => eventId),
  )
  return ok({ eventIds: planned.map(({ eventId }) => eventId) })
}

async function countDays(
  { actor: { playerId }, tx, now, deps }: CallContext,
  { fields: { invite } }: leagues.LeagueFacts,
  events: readonly { eventId: string; fields: EventFields }[],
) {
  const found = invite ? [] : events.map(({ eventId }) => eventId)
  const quota = await takePublicEvents(tx, { playerId, now, deps }, found)
  if (!quota.ok) return quota
  const texts = events.map(({ fields }) => JSON.stringify(fields))
  return takeText(tx, { playerId, now, texts })
}

async function findTimezone(
  { tx, actor, now }: CallContext,
  { fields, organizerId }: leagues.LeagueFacts,
  terms: DayTerms,
  days: readonly Day[],
) {
  let timezone = ''
  for (const startDate of days) {
    const venue = await findVenueForPlan(
      tx,
      { location: fields.location, startDate, ...terms },
      {
        actorId: actor.playerId,
        organizerId,
        playerIds: [],
        currentLocation: fields.location,
      },
    )
    if (venue === null) return refuse('league-not-found')
    const untimely = startRefusal(venue, now)
    if (untimely !== null) return refuse(untimely)
    timezone = venue.timezone
  }
  return ok(timezone)
}

async function requestsFor(tx: Database, entrants: readonly Member[]) {
  const facts = new Map(
    (
      await findApplicants(
        tx,
        entrants.flatMap(({ playerId, partnerId }) =>
          partnerId === null ? [playerId] : [playerId, partnerId],
        ),
      )
    ).map((player) => [player.playerId, player]),
  )
  const requests = entrants.flatMap(({ playerId, partnerId }): RosterRequest<'add'>[] => {
    const player = facts.get(playerId)
    const partner = partnerId === null ? undefined : facts.get(partnerId)
    return player === undefined
      ? []
      : [
          {
            kind: 'add',
            player: { ...player, birthYear: 'untold' },
            partner: partner === undefined ? null : { ...partner, birthYear: 'untold' },
          },
        ]
  })
  return { facts, requests }
}

async function enterEveryone(
  context: CallContext,
  league: leagues.LeagueFacts,
  eventIds: readonly string[],
): Promise<void> {
  const { actor, tx, effects } = context
  const entrants = (await listLeagueMembers(tx, league)).filter(({ state }) => state === 'joined')
  const { facts, requests } = await requestsFor(tx, entrants)
  const events = (await Promise.all(eventIds.map((eventId) => findEvent(tx, eventId)))).filter(
    (event) => event !== null,
  )
  for (const event of events) await enter(context, event, { entrants, requests })
  const [first] = events
  if (first === undefined) return
  const dates = events.length > 1 ? { dates: String(events.length) } : {}
  const told = [...facts.keys()].filter((playerId) => playerId !== actor.playerId)
  await sendAlerts(
    context,
    told.map((playerId) => ({
      playerId,
      kind: 'added-to-event',
      eventId: first.eventId,
      params: { ...alertParams(first), ...dates },
    })),
  )
  effects.publish(
    topics.calendar(first.location),
    topics.league(league.leagueSeriesId),
    topics.leaguesAt(first.location),
  )
}

/** League membership isn't an own act on a day, so those entered are asked. */
async function enter(
  context: CallContext,
  event: EventFacts,
  {
    entrants,
    requests,
  }: {
    entrants: readonly Member[]
    requests: readonly RosterRequest<'add'>[]
  },
): Promise<void> {
  const { tx, now } = context
  const { eventId } = event
  for (const { playerId, partnerId } of entrants)
    if (partnerId !== null) await saveTeam(tx, eventId, toTeam(playerId, partnerId), now)
  const empty = { entries: [], nextOrder: event.nextOrder }
  const { roster, changes } = decideBatch(event.terms, empty, requests, now)
  await commitRoster(context, event, empty, { roster, changes })
}

/**
 * A preview of a ladder day's rounds; the caller stores them by matchLists-plan, like rounds
 * planned on the device.
 */
const dayRounds: InTransaction<'leagues-dayRounds'> = async (
  { actor, tx, now },
  { eventId, seed },
) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.play')
  if (!opened.ok) return opened
  const { event } = opened.value
  const leagueSeriesId = await leagueOfEvent(tx, eventId)
  const league =
    leagueSeriesId === null
      ? null
      : await leagues.findLeague(tx, { leagueSeriesId }, everywherePlayerId, now)
  if (league === null || league.fields.kind !== 'ladder') return refuse('league-not-found')
  const found = await loadMatchList(tx, eventId)
  if (found === null) return refuse('match-list-not-found')
  const list = listForPlan(found, isEarly(event.terms, now))
  if (list.state === 'closed') return refuse('match-list-closed')
  const members = await listLeagueMembers(tx, league)
  const { ladder } = playLeague(
    { ...league, entrants: toEntrants(members) },
    await listDays(tx, league),
  )
  const { entryBy, play, groupSize } = league.fields
  const sides = sidesHere(list, ladder.order, members, entryBy === 'team')
  const rounds = planLadderDay({
    list,
    sides,
    groupSize,
    isFixed: entryBy === 'team' || play === 'singles',
    seed,
  })
  return ok({
    rounds: rounds.map(({ games, byes }) => ({
      games: games.map((game) => ({ ...game, a: [...game.a], b: [...game.b] })),
      byes: [...byes],
    })),
  })
}

function sidesHere(
  { players }: MatchList,
  ladder: readonly string[],
  members: readonly Member[],
  isTeam: boolean,
): number[][] {
  const partners = new Map(
    members.flatMap(({ playerId, partnerId }) =>
      partnerId === null ? [] : [[partnerId, playerId] as const],
    ),
  )
  const findPlace = (playerId: string | null): number => {
    const place = playerId === null ? -1 : ladder.indexOf(partners.get(playerId) ?? playerId)
    return place === -1 ? ladder.length : place
  }
  const here = players.filter(
    ({ presence, team }) => presence === 'here' && (!isTeam || team !== null),
  )
  const sides = isTeam
    ? [...Map.groupBy(here, ({ team }) => team).values()].filter((side) => side.length === 2)
    : here.map((player) => [player])
  return sides
    .toSorted(
      (one, other) =>
        Math.min(...one.map(({ playerId }) => findPlace(playerId))) -
        Math.min(...other.map(({ playerId }) => findPlace(playerId))),
    )
    .map((side) => side.map(({ number }) => number))
}

export const leagueDayHandlers = defineHandlers({
  ...substituteHandlers,
  'leagues-addDays': addDays,
  'leagues-dayRounds': dayRounds,
})
