// Assigns a court and a time to every match of a day, and alerts the players.
import { isPlayed, type ListPlayer } from '#domain/match-list/match-list.ts'
import { usualRoundMinutes } from '#domain/match-list/pace.ts'
import { playersOfMatch, type Match } from '#domain/match/match.ts'
import { listBracketTasks, planKey } from '#domain/tournament/bracket-tasks.ts'
import { planDay, type FixedSlot, type PlanTask } from '#domain/tournament/day-plan.ts'
import { listCourtsInUse } from '#domain/tournament/tournament.ts'
import { sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent } from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { toInstant, toWallTime } from '../../time/zone-time.ts'
import { listCalls, removePlanAlerts, replacePlan, type PlannedPlace } from './day-queries.ts'
import { listDivisions } from './division-queries.ts'
import { findBracket, openDivision, type OpenDivision } from './draw-commands.ts'
import type { TournamentFacts } from './queries.ts'

const minuteMs = 60_000
const stepMinutes = 5

/** Minutes from midnight at the venue, as the plan counts, and instants (ms). */
type DayClock = {
  from: number
  toMinute: (instant: number) => number
  toInstant: (minute: number) => number
}

function createDayClock(day: string, timezone: string, now: number): DayClock {
  const midnight = toInstant(day, '00:00', timezone)
  const toMinute = (instant: number): number => Math.floor((instant - midnight) / minuteMs)
  return {
    from: Math.max(0, Math.ceil(toMinute(now) / stepMinutes) * stepMinutes),
    toMinute,
    toInstant: (minute) => midnight + minute * minuteMs,
  }
}

export async function openDivisions(
  context: CallContext,
  tournament: TournamentFacts,
  day: string,
): Promise<OpenDivision[]> {
  const { tx } = context
  const eventIds = (await listDivisions(tx, tournament))
    .filter(({ startDate, status }) => startDate === day && status === 'published')
    .map(({ eventId }) => eventId)
    .toSorted()
  const divisions: OpenDivision[] = []
  for (const eventId of eventIds) {
    const event = await lockEvent(tx, eventId)
    const division =
      event?.tournamentId === tournament.tournamentId && event.status === 'published'
        ? await openDivision(context, event)
        : null
    if (division !== null) divisions.push(division)
  }
  return divisions
}

export async function savePlan(
  context: CallContext,
  tournament: TournamentFacts,
  divisions: readonly OpenDivision[],
  day: string,
): Promise<PlannedPlace[]> {
  const clock = createDayClock(day, tournament.timezone, context.now)
  const plan = await planCourts(context, tournament, divisions, clock)
  await replacePlan(
    context.tx,
    divisions.map(({ event }) => event.eventId),
    plan,
  )
  return plan
}

export function measurePlan(
  plan: readonly PlannedPlace[],
  { fields, timezone }: TournamentFacts,
  day: string,
): { endsAt: string; isLate: boolean } {
  const end = Math.max(...plan.map(({ startsAt, minutes }) => startsAt + minutes * minuteMs))
  return {
    endsAt: new Date(end).toISOString(),
    isLate: end > toInstant(day, fields.endTime, timezone),
  }
}

export async function planOpened(
  context: CallContext,
  tournament: TournamentFacts,
  drawn: OpenDivision,
): Promise<void> {
  const day = drawn.event.startDate
  const divisions = await openDivisions(context, tournament, day)
  const plan = await savePlan(
    context,
    tournament,
    divisions.map((each) => (each.event.eventId === drawn.event.eventId ? drawn : each)),
    day,
  )
  await notifyPlan(context, [drawn], plan, { isNew: true })
}

/**
 * Alerts everyone in a drawn division once, about their first match; earlier alerts about the draw
 * are removed.
 */
export async function notifyPlan(
  context: CallContext,
  drawn: readonly OpenDivision[],
  plan: readonly PlannedPlace[],
  { isNew }: { isNew: boolean },
): Promise<void> {
  const slots = new Map(plan.map((slot) => [planKey(slot.eventId, slot), slot]))
  const firsts = new Map<string, { division: OpenDivision; slot: PlannedPlace }>()
  for (const division of drawn)
    for (const match of division.list.matches) {
      const slot = slots.get(planKey(division.event.eventId, match))
      if (slot === undefined) continue
      for (const { number, playerId } of division.list.players) {
        if (playerId === null || !playersOfMatch(match).includes(number)) continue
        if (slot.startsAt < (firsts.get(playerId)?.slot.startsAt ?? Infinity))
          firsts.set(playerId, { division, slot })
      }
    }
  await removePlanAlerts(
    context.tx,
    drawn.map(({ event }) => event.eventId),
  )
  await sendManyAlerts(
    context,
    [...firsts]
      .filter(([playerId]) => playerId !== context.actor.playerId)
      .map(
        ([
          playerId,
          {
            division: { event },
            slot,
          },
        ]) => ({
          playerId,
          kind: 'day-planned' as const,
          eventId: event.eventId,
          params: {
            ...alertParams(event),
            state: isNew ? 'new' : '',
            court: String(slot.court),
            until: toWallTime(slot.startsAt, event.timezone).slice(11),
          },
        }),
      ),
  )
}

/** Matches already called or played stay where they are. */
async function planCourts(
  { tx, now }: CallContext,
  { fields, tournamentId }: TournamentFacts,
  divisions: readonly OpenDivision[],
  clock: DayClock,
): Promise<PlannedPlace[]> {
  const calls = await listCalls(tx, { tournamentId })
  const places = new Map<string, Omit<PlannedPlace, 'startsAt' | 'court' | 'isStanding'>>()
  const tasks: PlanTask[] = []
  const fixed: FixedSlot[] = []
  for (const division of divisions) {
    const { event, list, format } = division
    const { eventId } = event
    const minutes = usualRoundMinutes(format)
    const idsOf = createIdMapper(eventId, list.players)
    const standing = list.matches.filter((match) => isPlayed(match) || match.court !== null)
    for (const match of standing)
      fixed.push({
        ...toFixedSlot(match, { minutes, called: calls.get(match.matchId), now }, clock),
        key: planKey(eventId, match),
        people: idsOf(playersOfMatch(match)),
        division: eventId,
        isKnown: true,
      })
    const { shape, seeds } = await findBracket(division, idsOf)
    const drawn = list.matches.map((match) => ({
      ...match,
      a: idsOf(match.a),
      b: idsOf(match.b),
      isPlayed: standing.includes(match),
    }))
    const earliest = clock.toMinute(event.terms.startsAt)
    for (const task of listBracketTasks({ eventId, earliest, rule: format, drawn, shape, seeds }))
      tasks.push(task)
    for (const { stage, round, slot } of [...list.matches, ...shape])
      places.set(planKey(eventId, { stage, round, slot }), { eventId, stage, round, slot, minutes })
  }
  const courts = listCourtsInUse(fields)
  const planned = planDay({
    tasks,
    fixed,
    courts,
    restMinutes: fields.restMinutes,
    from: clock.from,
  })
  const toPlace = (isStanding: boolean, slot: { key: string; court: number; start: number }) => {
    const place = places.get(slot.key)
    return place === undefined
      ? []
      : [{ ...place, isStanding, court: slot.court, startsAt: clock.toInstant(slot.start) }]
  }
  return [
    ...fixed.flatMap((slot) => toPlace(true, slot)),
    ...planned.flatMap((slot) => toPlace(false, slot)),
  ]
}

/** The slot of a match already called or played; without a recorded court it is the first. */
function toFixedSlot(
  match: Match,
  { minutes, called, now }: { minutes: number; called: number | undefined; now: number },
  { from, toMinute }: DayClock,
): Pick<FixedSlot, 'court' | 'start' | 'minutes'> {
  const court = match.court ?? 1
  if (isPlayed(match)) {
    const end = toMinute(match.reported === null ? now : Date.parse(match.reported))
    return { court, start: Math.max(0, end - minutes), minutes: Math.min(minutes, end) }
  }
  const start = toMinute(called ?? now)
  return { court, start, minutes: Math.max(minutes, from + stepMinutes - start) }
}

/**
 * Maps list numbers to people's ids; someone without an account gets an id that is only valid in
 * this division.
 */
function createIdMapper(
  eventId: string,
  players: readonly ListPlayer[],
): (numbers: readonly number[]) => string[] {
  const idOf = new Map(
    players.map(({ number, playerId }) => [number, playerId ?? `${eventId} ${number}`]),
  )
  return (numbers) => numbers.map((number) => idOf.get(number) ?? `${eventId} ${number}`)
}
