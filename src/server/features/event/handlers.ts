// Making, changing, cancelling and deleting events, one or several of a series. A change decides
// the roster anew under the event's row lock.
import { permit } from '#domain/access/capabilities.ts'
import { checkEventFields } from '#domain/event/check-fields.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { playersOf, type Entry, type EventTerms } from '#domain/event/entry.ts'
import type { EventFields, EventStatus } from '#domain/event/event.ts'
import { isEarly } from '#domain/event/play-time.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { decideRoster } from '#domain/event/roster.ts'
import {
  changedFields,
  followChange,
  occurrenceDays,
  occurrencesMin,
  toldOnce,
  type Repeat,
  type SeriesScope,
} from '#domain/event/series.ts'
import { mayCreateEvents, permitCreation } from '#domain/location/event-creators.ts'
import { dayToNumber, weekdayOf } from '#domain/shared/day.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { handlersOf, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { logAdminActs } from '../admin/store.ts'
import { addAlerts, type NewAlert } from '../alert/store.ts'
import { tellCalendars, type CalendarNews } from '../calendar-feed/store.ts'
import { findPlanHints } from '../calendar/store.ts'
import { holdInvited } from '../club/store.ts'
import { listWalkIns } from '../match-list/presence-store.ts'
import { wakeRequestsFor } from '../message/request-store.ts'
import { refuseStrangers, takePublicEvents } from '../newcomer/store.ts'
import { rankIfEstablished, rankingOf } from '../ranking/store.ts'
import { forgetResults } from '../result/store.ts'
import { addLog, countsOf, loadRoster, saveChanges, wakeRoster } from '../roster/store.ts'
import { addOwnFields, insertSeries, lockOthers, momentsOn } from '../series/store.ts'
import { insertEvents, loadFields, updateEvent, findLastFields } from './fields-store.ts'
import { findPublicLocation } from './record-store.ts'
import * as store from './store.ts'
import { openedBy, playersTowards, type PlayerFacts } from './visibility-store.ts'

const done = ok({ success: true })
const minuteMs = 60_000

type PlanRefusal =
  | 'location-not-found'
  | 'event-create-restricted'
  | 'second-factor-needed'
  | 'player-not-found'
  | 'event-min-over-max'
  | 'event-skill-range'
  | 'event-start-past'
  | 'event-too-far'
  | 'event-time-skipped'
  | 'event-not-doubles'
  | 'format-not-for-play'
  | 'draw-time'
  | 'invited-unknown'
  | 'newcomer-stranger'
type Plan = { fields: EventFields; timezone: string; startsAt: number }

const toPlace = (event: store.EventFacts | null) =>
  event === null ? null : { eventId: event.eventId }

type PlanContext = Pick<CallContext, 'actor' | 'tx' | 'now' | 'deps'>

/**
 * The fields as they may be stored: `before` is the event that they change, null for a new one.
 * Cohosts stay, whether the actor sees them or not.
 */
async function checkPlan(
  { actor, tx, now, deps }: PlanContext,
  given: EventFields,
  before: store.EventFacts | null,
): Promise<Result<Plan, PlanRefusal>> {
  const { playerId: actorId } = actor
  const {
    organizerId,
    location: currentLocation,
    terms,
  } = before ?? { organizerId: actorId, location: null, terms: null }
  const present: readonly string[] = before?.cohosts ?? []
  const fields = {
    ...given,
    cohosts: [...new Set(given.cohosts)].filter((cohost) => cohost !== organizerId),
  }
  const added = fields.cohosts.filter((cohost) => !present.includes(cohost))
  await holdInvited(tx, fields)
  const venue = await store.findVenueForPlan(tx, fields, {
    actorId,
    organizerId,
    playerIds: added,
    currentLocation,
  })
  if (venue === null) return refuse('location-not-found')
  const allowed =
    currentLocation === fields.location
      ? ok(null)
      : permitCreation(actor, venue.eventCreators, venue)
  if (!allowed.ok) return allowed
  if (venue.unknownPlayers.length > 0) return refuse('player-not-found')
  const stranger = await refuseStrangers(
    tx,
    { playerId: actorId, now, deps },
    toPlace(before),
    added,
  )
  if (stranger !== null) return stranger
  const checked = checkEventFields(fields, {
    startsAt: venue.startsAt,
    isSkipped: venue.isSkipped,
    startedAt: terms?.startsAt ?? null,
    ...instantsOf(fields),
    before: terms,
    now,
    clubNames: [...venue.clubNames, ...keptGroup(before, fields)],
  })
  return checked.ok ? ok({ fields, timezone: venue.timezone, startsAt: venue.startsAt }) : checked
}

/**
 * Whom an event invites already, which may be a club that its organizer has left: it stays while
 * nothing else is chosen.
 */
const keptGroup = (before: store.EventFacts | null, { location }: EventFields): string[] =>
  before?.invite === true && before.location === location ? [before.invited] : []

const create: InTransaction<'events-create'> = async (context, { fields, status, repeat }) => {
  const { actor, tx, effects, now, deps } = context
  const plan = await checkPlan(context, fields, null)
  if (!plan.ok) return plan
  const dates = repeat === null ? ok([plan.value.fields]) : repeated(plan.value, repeat, now)
  if (!dates.ok) return dates
  const ranking = await rankingOf(tx, actor.playerId, context)
  const seriesId = repeat === null ? null : deps.newId()
  if (repeat !== null && seriesId !== null)
    await insertSeries(tx, {
      seriesId,
      everyWeeks: repeat.everyWeeks,
      weekdays: weekdaysOf(dates.value),
      now,
    })
  const events = dates.value.map((each, index) => ({
    eventId: deps.newId(),
    organizerId: actor.playerId,
    fields: each,
    timezone: plan.value.timezone,
    status,
    ranking,
    series: seriesId === null ? null : { seriesId, index: index + 1 },
  }))
  const isPublic = status === 'published' && !fields.invite
  const allowed = await takePublicEvents(
    tx,
    { playerId: actor.playerId, now, deps },
    isPublic ? events.map(({ eventId }) => eventId) : [],
  )
  if (!allowed.ok) return allowed
  await insertEvents(tx, events, now)
  effects.wake(
    topics.calendar(fields.location),
    topics.eventsAt(fields.location),
    ...[actor.playerId, ...plan.value.fields.cohosts].map(topics.eventsOf),
  )
  return ok({ eventId: events[0]?.eventId ?? '' })
}

const weekdaysOf = (dates: readonly EventFields[]): number[] =>
  [...new Set(dates.map(({ startDate }) => weekdayOf(startDate)))].toSorted((a, b) => a - b)

/** The fields of every date of a new series; each is held to the rules of the first. */
function repeated(
  plan: Plan,
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
      ...instantsOf(date),
      before: null,
      now,
      clubNames: [plan.fields.invited],
    })
    if (!checked.ok) return checked
    dates.push(checked.value)
  }
  return ok(dates)
}

type Opened = { event: store.EventFacts; viewer: PlayerFacts }

const update: InTransaction<'events-update'> = async (
  context,
  { eventId, fields, publish, scope },
) => {
  const { tx } = context
  const [asked, ...others] = await openScope(context, eventId, scope)
  if (asked === undefined) return refuse('event-not-found')
  const allowed = permit(context.actor, asked.viewer.roles, 'event.edit')
  if (!allowed.ok) return allowed
  if (asked.event.status === 'cancelled') return refuse('event-cancelled')
  const following = others.filter(
    ({ event, viewer }) =>
      event.status !== 'cancelled' && permit(context.actor, viewer.roles, 'event.edit').ok,
  )
  const stored = await loadFields(
    tx,
    [asked, ...following].map(({ event }) => event.eventId),
  )
  const before = stored.get(eventId)?.fields ?? fields
  const alerts: NewAlert[] = []
  const plans: { opened: Opened; wanted: EventFields }[] = [{ opened: asked, wanted: fields }]
  for (const opened of following) {
    const own = stored.get(opened.event.eventId)
    plans.push({
      opened,
      wanted: own === undefined ? fields : await followed(tx, own, before, fields),
    })
  }
  const quota = await takeBecomingPublic(context, plans, publish)
  if (!quota.ok) return quota
  for (const { opened, wanted } of plans) {
    const changed = await change(context, opened, wanted, publish)
    if (!changed.ok) return changed
    alerts.push(...changed.value)
  }
  if (scope === 'this') await addOwnFields(tx, eventId, changedFields(before, fields))
  await addAlerts(tx, toldOnce(alerts), { ...context, newId: context.deps.newId })
  return done
}

/**
 * Counts the events that a change makes public: drafts that are published, and private ones that
 * are opened.
 */
async function takeBecomingPublic(
  { actor, tx, now, deps }: CallContext,
  plans: readonly { opened: Opened; wanted: EventFields }[],
  publish: boolean,
) {
  const becoming = plans.flatMap(({ opened: { event }, wanted }) => {
    const isPublished = publish || event.status === 'published'
    const wasPublic = event.status !== 'draft' && !event.invite
    return isPublished && !wanted.invite && !wasPublic ? [event.eventId] : []
  })
  return takePublicEvents(tx, { playerId: actor.playerId, now, deps }, becoming)
}

/**
 * What a change of one date makes of another. Its instants are reckoned on the wall of the venue it
 * is moved to.
 */
async function followed(
  tx: Database,
  { fields: own, ownFields }: { fields: EventFields; ownFields: string[] },
  before: EventFields,
  after: EventFields,
): Promise<EventFields> {
  const { fields, moments, days } = followChange(own, ownFields, before, after)
  const isKept =
    moments.length === 0 &&
    fields.startTime === own.startTime &&
    fields.startDate === own.startDate &&
    fields.location === own.location
  const timezone = isKept ? null : await store.findTimezone(tx, fields.location)
  if (timezone === null) return fields
  const [reckoned] = momentsOn({ fields: { ...after, startTime: fields.startTime }, timezone }, [
    { day: fields.startDate, days },
  ])
  return reckoned === undefined
    ? fields
    : {
        ...fields,
        ...Object.fromEntries(
          ['startDate' as const, 'startTime' as const, ...moments].map((name) => [
            name,
            reckoned[name],
          ]),
        ),
      }
}

/** Changes one event and decides its roster anew; answers whom to tell. */
async function change(
  context: CallContext,
  { event: before, viewer }: Opened,
  fields: EventFields,
  publish: boolean,
): Promise<
  Result<
    NewAlert[],
    PlanRefusal | 'event-cancelled' | 'event-played' | 'event-entry-fixed' | 'draw-fixed'
  >
> {
  const { actor, tx, now } = context
  const { eventId } = before
  const plan = await checkPlan(context, fields, before)
  if (!plan.ok) return plan
  // What was told of an event would otherwise lie in its future.
  const isPostponed = plan.value.startsAt !== before.terms.startsAt && isEarly(plan.value, now)
  if (isPostponed && (await store.hasPlay(tx, eventId))) return refuse('event-played')
  const status = publish ? 'published' : before.status
  const roster = await loadRoster(tx, before)
  const request = { kind: 'resize' as const, terms: termsOf(plan.value, status, before.terms) }
  const decided = decideRoster(before.terms, roster, request, now)
  if (!decided.ok) return decided
  await updateEvent(tx, {
    eventId,
    ...plan.value,
    status,
    counts: countsOf(decided.value.roster),
    now,
  })
  await saveChanges(tx, { eventId, startDate: fields.startDate }, decided.value.changes, {
    late: new Set(),
    now,
  })
  if (now < plan.value.startsAt) await rankIfEstablished(tx, before, context)
  const after = (await store.findEvent(tx, eventId)) ?? before
  await tellCalendars(tx, after, calendarNews(before, after, decided.value), {
    ...context,
    newId: context.deps.newId,
  })
  const moved = isMoved(before, after) ? await tellMoved(context, roster, after) : []
  const resized = rosterAlerts(actor.playerId, request, decided.value).map((alert) => ({
    ...alert,
    eventId,
    params: store.alertParams(after),
  }))
  await addLog(
    tx,
    eventId,
    [
      {
        actorId: actor.playerId,
        action: before.status === status ? 'edit' : 'publish',
        playerId: null,
        detail: '',
      },
    ],
    now,
  )
  await logAdminActs(
    tx,
    before,
    [
      {
        roles: viewer.roles,
        capability: 'event.edit',
        line: { actorId: actor.playerId, action: 'event-edited' },
      },
    ],
    context,
  )
  for (const event of [before, after]) wakeEvent(context, event, roster, decided.value.roster)
  await wakeNaming(context, before, after)
  return ok([...moved, ...resized])
}

/** Wakes the conversations that name an event which is called, or takes place, otherwise now. */
async function wakeNaming(
  { tx, effects }: CallContext,
  before: store.EventFacts,
  after: store.EventFacts,
): Promise<void> {
  if (isMoved(before, after) || before.title !== after.title || before.type !== after.type)
    await wakeRequestsFor(tx, effects, after.eventId)
}

const cancel: InTransaction<'events-cancel'> = async (context, { eventId, reason, scope }) => {
  const { actor, tx, now } = context
  const [asked, ...others] = await openScope(context, eventId, scope)
  if (asked === undefined) return refuse('event-not-found')
  const allowed = permit(actor, asked.viewer.roles, 'event.cancel')
  if (!allowed.ok) return allowed
  if (asked.event.status === 'cancelled') return refuse('event-cancelled')
  if (isPast(asked.event.terms, now)) return refuse('event-in-past')
  const alerts: NewAlert[] = []
  for (const { event, viewer } of [
    asked,
    ...others.filter(
      (other) =>
        other.event.status !== 'cancelled' && permit(actor, other.viewer.roles, 'event.cancel').ok,
    ),
  ]) {
    await store.cancelEvent(tx, event.eventId, reason, now)
    await addLog(
      tx,
      event.eventId,
      [{ actorId: actor.playerId, action: 'cancel', playerId: null, detail: reason }],
      now,
    )
    await logAdminActs(
      tx,
      event,
      [
        {
          roles: viewer.roles,
          capability: 'event.cancel',
          line: { actorId: actor.playerId, action: 'event-cancelled', detail: reason },
        },
      ],
      context,
    )
    alerts.push(...(await announceEnd(context, event, 'event-cancelled', { reason })))
  }
  await addAlerts(tx, toldOnce(alerts), { ...context, newId: context.deps.newId })
  return done
}

const remove: InTransaction<'events-delete'> = async (context, { eventId, scope }) => {
  const { actor, tx, now } = context
  const [asked, ...others] = await openScope(context, eventId, scope)
  if (asked === undefined) return refuse('event-not-found')
  const allowed = permit(actor, asked.viewer.roles, 'event.delete')
  if (!allowed.ok) return allowed
  const alerts: NewAlert[] = []
  for (const { event, viewer } of [
    asked,
    ...others.filter((other) => permit(actor, other.viewer.roles, 'event.delete').ok),
  ]) {
    await store.deleteEvent(tx, event.eventId, now)
    await forgetResults(tx, event.eventId, { ...context, newId: context.deps.newId })
    await addLog(
      tx,
      event.eventId,
      [{ actorId: actor.playerId, action: 'delete', playerId: null, detail: '' }],
      now,
    )
    await logAdminActs(
      tx,
      event,
      [
        {
          roles: viewer.roles,
          capability: 'event.delete',
          line: { actorId: actor.playerId, action: 'event-deleted' },
        },
      ],
      context,
    )
    alerts.push(...(await announceEnd(context, event, 'event-deleted', {})))
  }
  await addAlerts(tx, toldOnce(alerts), { ...context, newId: context.deps.newId })
  return done
}

/** The event under its lock and what the actor is to it; null when it does not exist for them. */
async function openLocked(
  { actor, tx, now }: CallContext,
  eventId: string,
): Promise<Opened | null> {
  const event = await store.lockEvent(tx, eventId)
  return openedBy(
    event,
    (await playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId),
    now,
  )
}

/**
 * The event asked about and then, of its series, the others in `scope` that exist for the actor.
 * Whoever locks several locks their series first.
 */
async function openScope(
  context: CallContext,
  eventId: string,
  scope: SeriesScope,
): Promise<Opened[]> {
  const { tx, now } = context
  const seriesId =
    scope === 'this' ? null : ((await store.findEvent(tx, eventId))?.seriesId ?? null)
  const others =
    seriesId === null || scope === 'this'
      ? []
      : await lockOthers(tx, { seriesId, eventId }, scope, now)
  const opened: Opened[] = []
  for (const id of [eventId, ...others]) {
    const one = await openLocked(context, id)
    if (one !== null) opened.push(one)
    else if (id === eventId) return []
  }
  return opened
}

/**
 * Wakes what showed an event that will not be, and answers the alerts to those signed up and to
 * walk-ins.
 */
async function announceEnd(
  context: CallContext,
  event: store.EventFacts,
  kind: 'event-cancelled' | 'event-deleted',
  more: Record<string, string>,
): Promise<NewAlert[]> {
  const roster = await loadRoster(context.tx, event)
  const walkIns = (await listWalkIns(context.tx, event.eventId)).filter(
    (playerId) => playerId !== context.actor.playerId,
  )
  await tellCalendars(
    context.tx,
    event,
    roster.entries.flatMap(playersOf).map((playerId) => ({ playerId, stands: 'out' })),
    { ...context, newId: context.deps.newId },
  )
  wakeEvent(context, event, roster, roster)
  if (kind === 'event-deleted') await wakeRequestsFor(context.tx, context.effects, event.eventId)
  context.effects.wake(...walkIns.map(topics.eventsOf))
  return [
    ...alertsTo(roster.entries, context.actor.playerId, event, kind, more),
    ...walkIns.map((playerId) => ({
      playerId,
      kind,
      eventId: event.eventId,
      params: { ...store.alertParams(event), ...more },
    })),
  ]
}

function wakeEvent(
  { effects }: CallContext,
  event: store.EventFacts,
  before: Roster,
  after: Roster,
): void {
  wakeRoster(effects, event, before, after)
  effects.wake(
    topics.calendar(event.location),
    topics.eventAccess(event.eventId),
    ...(event.seriesId === null ? [] : [topics.series(event.seriesId)]),
  )
}

/** One alert to everyone in these entries but the one who caused it. */
const alertsTo = (
  entries: readonly Entry[],
  exceptId: string,
  event: store.EventFacts,
  kind: NewAlert['kind'],
  more: Record<string, string> = {},
): NewAlert[] =>
  entries
    .flatMap(playersOf)
    .filter((playerId) => playerId !== exceptId)
    .map((playerId) => ({
      playerId,
      kind,
      eventId: event.eventId,
      params: { ...store.alertParams(event), ...more },
    }))

/** The alerts of another time or place to those signed up and to walk-ins. */
async function tellMoved(
  { actor: { playerId }, tx }: CallContext,
  roster: Roster,
  event: store.EventFacts,
): Promise<NewAlert[]> {
  const walkIns = (await listWalkIns(tx, event.eventId)).filter((id) => id !== playerId)
  return [
    ...alertsTo(roster.entries, playerId, event, 'event-changed'),
    ...walkIns.map((id) => ({
      playerId: id,
      kind: 'event-changed' as const,
      eventId: event.eventId,
      params: store.alertParams(event),
    })),
  ]
}

const isMoved = (before: store.EventFacts, after: store.EventFacts): boolean =>
  before.startDate !== after.startDate ||
  before.startTime !== after.startTime ||
  before.location !== after.location

/** Everyone in it when what a calendar shows has changed, else those whose place has. */
function calendarNews(
  before: store.EventFacts,
  after: store.EventFacts,
  { roster, changes }: { roster: Roster; changes: readonly EntryChange[] },
): CalendarNews[] {
  const moved = movedPlayers(changes)
  if (before.calendarSequence === after.calendarSequence) return moved
  const out = moved.filter(({ stands }) => stands === 'out')
  return [
    ...out,
    ...roster.entries.flatMap(playersOf).map((playerId) => ({ playerId, stands: 'in' as const })),
  ]
}

const toMs = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant)
const instantsOf = ({ signupOpens, drawAt }: Pick<EventFields, 'signupOpens' | 'drawAt'>) => ({
  signupOpens: toMs(signupOpens),
  drawAt: toMs(drawAt),
})

const termsOf = (
  { fields, startsAt }: Plan,
  status: EventStatus,
  { isDrawn }: EventTerms,
): EventTerms => ({
  ...fields,
  status,
  startsAt,
  endsAt: startsAt + fields.duration * minuteMs,
  ...instantsOf(fields),
  signupCloses: toMs(fields.signupCloses),
  isDrawn,
})

const createHints: InTransaction<'events-createHints'> = async (
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
  })
  const isRanked = (await rankingOf(tx, actor.playerId, { now, deps })) === 'ranked'
  return ok({
    last,
    isRanked,
    mayCreate: mayCreateEvents(venue.eventCreators, venue),
    clubs: venue.clubNames,
    ...hints,
  })
}

/** Open to visitors, so it tells of public events only. */
const locationOf: InTransaction<'validations-getEventLocation'> = async ({ tx }, { eventId }) => {
  const location = await findPublicLocation(tx, eventId)
  return ok({ success: location !== null, location })
}

export const eventHandlers = handlersOf({
  'events-create': create,
  'events-update': update,
  'events-cancel': cancel,
  'events-delete': remove,
  'events-createHints': createHints,
  'validations-getEventLocation': locationOf,
})
