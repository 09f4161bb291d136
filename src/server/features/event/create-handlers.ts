import { checkEventFields } from '#domain/event/check-fields.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import { dedupeAlerts, occurrenceDays, occurrencesMin, type Repeat } from '#domain/event/series.ts'
import { resolveTiers, type InvitationTier } from '#domain/invitation/tier.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import { dayToNumber, getWeekday } from '#domain/shared/day.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { insertEvents, findLastFields, type NewEventRow } from '../../core/event/fields-queries.ts'
import { findPlanHints, lockTierClubs } from '../../core/event/plan-queries.ts'
import * as store from '../../core/event/queries.ts'
import { insertSeries, momentsOn } from '../../core/event/series-queries.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { inviteCopied, inviteTo } from '../invitation/invite-commands.ts'
import { addTiers, listAllGroups, listTierGroups } from '../invitation/tier-commands.ts'
import { publishEvents } from '../newcomer/queries.ts'
import { takeText } from '../stored-text/queries.ts'
import { listCohostAlerts } from './cohost-commands.ts'
import {
  checkPlan,
  toInstants,
  minuteMs,
  type EventPlan,
  type PlanRefusal,
} from './plan-handlers.ts'
import { findRanking } from './ranking-commands.ts'

export const create: InTransaction<'events-create'> = async (
  context,
  { fields, status, repeat, tiers, copyOf },
) => {
  const { actor, tx, effects, now, newId } = context
  const plan = await checkNewPlan(context, fields, tiers)
  if (!plan.ok) return plan
  const dates = repeat === null ? ok([plan.value.fields]) : repeated(plan.value, repeat, now)
  if (!dates.ok) return dates
  const ranking = await findRanking(tx, actor.playerId, context)
  const seriesId = repeat === null ? null : newId()
  if (repeat !== null && seriesId !== null)
    await insertSeries(tx, {
      seriesId,
      everyWeeks: repeat.everyWeeks,
      weekdays: listWeekdays(dates.value),
      now,
    })
  const events = dates.value.map((each, index) => ({
    eventId: newId(),
    organizerId: actor.playerId,
    fields: each,
    timezone: plan.value.timezone,
    status,
    ranking,
    series: seriesId === null ? null : { seriesId, index: index + 1 },
  }))
  const isPublic = status === 'published' && !fields.invite
  const counted = await countNew(context, events, { isPublic, location: fields.location })
  if (!counted.ok) return counted
  await insertEvents(tx, events, now)
  await addTiers(context, events, plan.value.tiers)
  effects.publish(
    topics.calendar(fields.location),
    topics.eventsAt(fields.location),
    ...[actor.playerId, ...plan.value.fields.cohosts].map(topics.eventsOf),
  )
  const { locationName } = plan.value
  await sendAlerts(
    context,
    dedupeAlerts(
      events.flatMap(({ eventId, fields: each }) =>
        listCohostAlerts(actor.playerId, { ...each, eventId, locationName }, [], each.cohosts),
      ),
    ),
  )
  if (copyOf !== null)
    await inviteCopied(context, {
      fromId: copyOf,
      eventIds: events.map(({ eventId }) => eventId),
      isDraft: status === 'draft',
    })
  await inviteTo(
    context,
    events.filter(isInviting).map(({ eventId }) => eventId),
  )
  return ok({ eventId: events[0]?.eventId ?? '' })
}

async function countNew(
  { actor: { playerId }, tx, now, deps }: CallContext,
  events: readonly NewEventRow[],
  { isPublic, location }: { isPublic: boolean; location: string },
) {
  const allowed = await publishEvents(
    tx,
    { playerId, now, deps, location },
    isPublic ? events.map(({ eventId }) => eventId) : [],
  )
  if (!allowed.ok) return allowed
  const texts = events.map(({ fields }) => JSON.stringify(fields))
  return takeText(tx, { playerId, now, texts })
}

async function checkNewPlan(
  context: CallContext,
  fields: EventFields,
  wanted: readonly InvitationTier[],
): Promise<Result<EventPlan & { tiers: readonly InvitationTier[] }, PlanRefusal>> {
  await lockTierClubs(context.tx, fields, wanted)
  const plan = await checkPlan(context, fields, null)
  if (!plan.ok) return plan
  const known = await listTierGroups(context, plan.value, wanted)
  const tiers = resolveTiers(fields, { wanted, stored: [] }, known)
  return tiers.ok ? ok({ ...plan.value, tiers: tiers.value }) : tiers
}

const isInviting = ({ status, fields }: NewEventRow): boolean =>
  status === 'published' && fields.invite

const listWeekdays = (dates: readonly EventFields[]): number[] =>
  [...new Set(dates.map(({ startDate }) => getWeekday(startDate)))].toSorted((a, b) => a - b)

function repeated(
  plan: EventPlan,
  repeat: Repeat,
  now: number,
): Result<EventFields[], PlanRefusal | 'repeat-invalid'> {
  const first = plan.fields.startDate
  const days = occurrenceDays(first, repeat)
  if (days.length < occurrencesMin) return refuse('repeat-invalid')
  const moments = momentsOn(
    plan,
    days.map((day) => ({ day, days: dayToNumber(day) - dayToNumber(first) })),
  )
  const dates: EventFields[] = []
  for (const [index, startDate] of days.entries()) {
    const { startsAt, ...instants } = moments[index] ?? { startsAt: plan.startsAt, startDate }
    const date = { ...plan.fields, ...instants }
    const checked = checkEventFields(date, {
      startsAt,
      isSkipped: false,
      startedAt: null,
      ...toInstants(date),
      before: null,
      now,
      clubNames: [plan.fields.invited],
    })
    if (!checked.ok) return checked
    dates.push(checked.value)
  }
  return ok(dates)
}

export const planHints: InTransaction<'events-createHints'> = async (
  { actor, tx, now, deps },
  input,
) => {
  const venue = await store.findVenueForPlan(tx, input, {
    actorId: actor.playerId,
    organizerId: actor.playerId,
    playerIds: [],
    currentLocation: null,
  })
  if (venue === null) return refuse('location-not-found')
  const last = await findLastFields(tx, actor.playerId, input.location)
  const hints = await findPlanHints(tx, actor.playerId, {
    ...input,
    startsAt: venue.startsAt,
    endsAt: venue.startsAt + input.duration * minuteMs,
    clubNames: await listAllGroups({ actor, tx }, input.location, venue.clubNames),
  })
  const isRanked = (await findRanking(tx, actor.playerId, { now, deps })) === 'ranked'
  return ok({
    last,
    isRanked,
    mayCreate: mayCreateEvents(venue.eventCreators, venue),
    clubs: venue.clubNames,
    ...hints,
  })
}
