// Making, changing, cancelling and deleting events. A change decides the roster anew under the event's row lock.
import { can } from '#domain/access/capabilities.ts'
import { checkEventFields } from '#domain/event/check-fields.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { playersOf, type Entry, type EventTerms } from '#domain/event/entry.ts'
import type { EventFields, EventStatus } from '#domain/event/event.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { handlersOf, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { logAdminActs } from '../admin/store.ts'
import { addAlerts, type NewAlert } from '../alert/store.ts'
import { findPlanHints } from '../calendar/store.ts'
import { addLog, countsOf, loadRoster, saveChanges, wakeRoster } from '../roster/store.ts'
import * as store from './store.ts'

const done = ok({ success: true })
const minuteMs = 60_000

type PlanRefusal = 'location-not-found' | 'event-create-restricted' | 'player-not-found' | 'event-min-over-max' | 'event-skill-range' | 'event-start-past' | 'event-not-doubles' | 'format-not-for-play' | 'invited-unknown'
type Plan = { fields: EventFields; timezone: string; startsAt: number }

/** The fields as they may be stored: `before` is the event that they change, null for a new one. Cohosts stay, whether the actor sees them or not. */
async function checkPlan(tx: Database, actorId: string, given: EventFields, before: store.EventFacts | null, now: number): Promise<Result<Plan, PlanRefusal>> {
  const { organizerId, location: currentLocation, terms } = before ?? { organizerId: actorId, location: null, terms: null }
  const present: readonly string[] = before?.cohosts ?? []
  const fields = { ...given, cohosts: [...new Set(given.cohosts)].filter((cohost) => cohost !== organizerId) }
  const venue = await store.findVenueForPlan(tx, fields, { actorId, organizerId, playerIds: fields.cohosts.filter((cohost) => !present.includes(cohost)), currentLocation })
  if (venue === null) return refuse('location-not-found')
  if (currentLocation !== fields.location && !mayCreateEvents(venue.eventCreators, venue)) return refuse('event-create-restricted')
  if (venue.unknownPlayers.length > 0) return refuse('player-not-found')
  const checked = checkEventFields(fields, { startsAt: venue.startsAt, startedAt: terms?.startsAt ?? null, now, clubNames: venue.clubNames })
  return checked.ok ? ok({ fields, timezone: venue.timezone, startsAt: venue.startsAt }) : checked
}

const create: InTransaction<'events-create'> = async ({ actor, tx, effects, now, deps }, { fields, status }) => {
  const plan = await checkPlan(tx, actor.playerId, fields, null, now)
  if (!plan.ok) return plan
  const eventId = deps.newId()
  await store.insertEvent(tx, { eventId, organizerId: actor.playerId, ...plan.value, status, now })
  effects.wake(topics.calendar(fields.location), topics.eventsAt(fields.location), ...[actor.playerId, ...plan.value.fields.cohosts].map(topics.eventsOf))
  return ok({ eventId })
}

const update: InTransaction<'events-update'> = async (context, { eventId, fields, publish }) => {
  const { actor, tx, now } = context
  const opened = await openLocked(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event: before, viewer } = opened
  if (!can(viewer.roles, 'event.edit')) return refuse('not-allowed')
  if (before.status === 'cancelled') return refuse('event-cancelled')
  const plan = await checkPlan(tx, actor.playerId, fields, before, now)
  if (!plan.ok) return plan
  const status = publish ? 'published' : before.status
  const roster = await loadRoster(tx, before)
  const request = { kind: 'resize' as const, terms: termsOf(plan.value, status) }
  const decided = decideRoster(before.terms, roster, request, now)
  if (!decided.ok) return decided
  await store.updateEvent(tx, { eventId, ...plan.value, status, counts: countsOf(decided.value.roster), now })
  await saveChanges(tx, { eventId, startDate: fields.startDate }, decided.value.changes, { late: new Set(), now })
  const after = await store.findEvent(tx, eventId) ?? before
  const moved: NewAlert[] = isMoved(before, after) ? alertsTo(roster.entries, actor.playerId, after, 'event-changed') : []
  const resized = rosterAlerts(actor.playerId, request, decided.value).map((alert) => ({ ...alert, eventId, params: store.alertParams(after) }))
  await addAlerts(tx, [...moved, ...resized], { ...context, newId: context.deps.newId })
  await addLog(tx, eventId, [{ actorId: actor.playerId, action: before.status === status ? 'edit' : 'publish', playerId: null, detail: '' }], now)
  await logAdminActs(tx, before, [{ roles: viewer.roles, capability: 'event.edit', line: { actorId: actor.playerId, action: 'event-edited' } }], context)
  for (const event of [before, after]) {
    wakeRoster(context.effects, event, roster, decided.value.roster)
    context.effects.wake(topics.calendar(event.location), topics.eventAccess(eventId))
  }
  return done
}

const cancel: InTransaction<'events-cancel'> = async (context, { eventId, reason }) => {
  const { actor, tx, now } = context
  const opened = await openLocked(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  if (!can(viewer.roles, 'event.cancel')) return refuse('not-allowed')
  if (event.status === 'cancelled') return refuse('event-cancelled')
  if (isPast(event.terms, now)) return refuse('event-in-past')
  await store.cancelEvent(tx, eventId, reason, now)
  await addLog(tx, eventId, [{ actorId: actor.playerId, action: 'cancel', playerId: null, detail: reason }], now)
  await logAdminActs(tx, event, [{ roles: viewer.roles, capability: 'event.cancel', line: { actorId: actor.playerId, action: 'event-cancelled', detail: reason } }], context)
  await announceEnd(context, event, 'event-cancelled', { reason })
  return done
}

const remove: InTransaction<'events-delete'> = async (context, { eventId }) => {
  const { actor, tx, now } = context
  const opened = await openLocked(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  if (!can(viewer.roles, 'event.delete')) return refuse('not-allowed')
  await store.deleteEvent(tx, eventId, now)
  await addLog(tx, eventId, [{ actorId: actor.playerId, action: 'delete', playerId: null, detail: '' }], now)
  await logAdminActs(tx, event, [{ roles: viewer.roles, capability: 'event.delete', line: { actorId: actor.playerId, action: 'event-deleted' } }], context)
  await announceEnd(context, event, 'event-deleted', {})
  return done
}

/** The event under its lock and what the actor is to it; null when it does not exist for them. */
async function openLocked({ actor, tx, now }: CallContext, eventId: string) {
  const event = await store.lockEvent(tx, eventId)
  return store.openedBy(event, (await store.playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId), now)
}

/** Tells those signed up that there will be no event, and wakes what showed it. */
async function announceEnd(context: CallContext, event: store.EventFacts, kind: 'event-cancelled' | 'event-deleted', more: Record<string, string>): Promise<void> {
  const { actor, tx, effects, deps, now } = context
  const roster = await loadRoster(tx, event)
  await addAlerts(tx, alertsTo(roster.entries, actor.playerId, event, kind, more), { effects, newId: deps.newId, now })
  wakeRoster(effects, event, roster, roster)
  effects.wake(topics.calendar(event.location), topics.eventAccess(event.eventId))
}

/** One alert to everyone in these entries but the one who caused it. */
const alertsTo = (entries: readonly Entry[], exceptId: string, event: store.EventFacts, kind: NewAlert['kind'], more: Record<string, string> = {}): NewAlert[] =>
  entries.flatMap(playersOf).filter((playerId) => playerId !== exceptId).map((playerId) => ({ playerId, kind, eventId: event.eventId, params: { ...store.alertParams(event), ...more } }))

const isMoved = (before: store.EventFacts, after: store.EventFacts): boolean =>
  before.startDate !== after.startDate || before.startTime !== after.startTime || before.location !== after.location

const termsOf = ({ fields, startsAt }: Plan, status: EventStatus): EventTerms => ({
  ...fields, status, startsAt, endsAt: startsAt + fields.duration * minuteMs,
  signupOpens: fields.signupOpens === null ? null : Date.parse(fields.signupOpens), signupCloses: fields.signupCloses === null ? null : Date.parse(fields.signupCloses),
})

const createHints: InTransaction<'events-createHints'> = async ({ actor, tx }, input) => {
  const venue = await store.findVenueForPlan(tx, input, { actorId: actor.playerId, organizerId: actor.playerId, playerIds: [], currentLocation: null })
  if (venue === null) return refuse('location-not-found')
  const last = await store.findLastFields(tx, actor.playerId, input.location)
  const hints = await findPlanHints(tx, actor.playerId, { ...input, startsAt: venue.startsAt, endsAt: venue.startsAt + input.duration * minuteMs })
  return ok({ last, mayCreate: mayCreateEvents(venue.eventCreators, venue), clubs: venue.clubNames, ...hints })
}

/** Open to visitors, so it tells of public events only. */
const locationOf: InTransaction<'validations-getEventLocation'> = async ({ tx }, { eventId }) => {
  const location = await store.findPublicLocation(tx, eventId)
  return ok({ success: location !== null, location })
}

export const eventHandlers = handlersOf({
  'events-create': create, 'events-update': update, 'events-cancel': cancel, 'events-delete': remove, 'events-createHints': createHints, 'validations-getEventLocation': locationOf,
})
