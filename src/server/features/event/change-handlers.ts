// Changes events. A change decides the roster again under the event's row lock.
import { formerPlan, isMoved } from '#domain/alert/moved-event.ts'
import { getPlayerIds } from '#domain/event/entry.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import type { EventStatus } from '#domain/event/event.ts'
import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster, RosterRequest } from '#domain/event/roster-request.ts'
import { decideRoster, type RosterDecision } from '#domain/event/roster.ts'
import { listChangedFields, followChange, dedupeAlerts } from '#domain/event/series.ts'
import { resolveTiers } from '#domain/invitation/tier.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { OpenedEvent } from '../../core/access/open-event.ts'
import { type NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { updateCalendars, type CalendarNews } from '../../core/alerts/update-calendars.ts'
import { loadFields, storeEventFields } from '../../core/event/fields-queries.ts'
import { lockTierClubs } from '../../core/event/plan-queries.ts'
import * as store from '../../core/event/queries.ts'
import { addOwnFields, momentsOn } from '../../core/event/series-queries.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { saveRosterChanges } from '../../core/roster/commit-roster.ts'
import { listRosterNews } from '../../core/roster/list-roster-news.ts'
import { listWalkIns, countRoster, loadRoster } from '../../core/roster/roster-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { inviteTo, inviteFromDraft } from '../invitation/invite-commands.ts'
import {
  listTierGroups,
  planTiers,
  writeTiers,
  type TierPlan,
} from '../invitation/tier-commands.ts'
import { publishEvents } from '../newcomer/queries.ts'
import { refuseDivision, refusePlayed, type ChangeRefusal } from './change-commands.ts'
import { changeEventCohosts } from './cohost-commands.ts'
import { publishRequestsFor } from './commands.ts'
import { checkPlan, toPlannedTerms, type EventPlan, type PlanRefusal } from './plan-handlers.ts'
import { rankIfEstablished } from './ranking-commands.ts'
import { alertsTo, openScope, publishEvent } from './scope-handlers.ts'

const done = ok({ success: true })

type ChangePlan = {
  opened: OpenedEvent
  stored: EventFields
  wanted: EventFields
  tiers: TierPlan
}

export const update: InTransaction<'events-update'> = async (
  context,
  { eventId, fields, publish, scope, tiers },
) => {
  const { tx } = context
  const permitted = await openScope(context, eventId, scope, 'event.edit')
  if (!permitted.ok) return permitted
  const [asked, ...others] = permitted.value
  if (asked.event.status === 'cancelled') return refuse('event-cancelled')
  const following = others.filter(({ event }) => event.status !== 'cancelled')
  const eventIds = [asked, ...following].map(({ event }) => event.eventId)
  const stored = await loadFields(tx, eventIds)
  const tiered = await planTiers(tx, { eventIds, wanted: tiers, stored })
  const before = stored.get(eventId)?.fields ?? fields
  // A stale form must not overwrite the desk's setting.
  const wanted = { ...fields, selfCheckIn: before.selfCheckIn }
  const alerts: NewAlert[] = []
  const plans: ChangePlan[] = [
    { opened: asked, stored: before, wanted, tiers: tiered.planFor(eventId) },
  ]
  for (const opened of following) {
    const own = stored.get(opened.event.eventId)
    plans.push({
      opened,
      ...(await planFollowing(tx, own, before, wanted)),
      tiers: tiered.planFor(opened.event.eventId),
    })
  }
  const quota = await takeBecomingPublic(context, plans, publish)
  if (!quota.ok) return quota
  for (const plan of plans) {
    const changed = await change(context, plan, publish)
    if (!changed.ok) return changed
    alerts.push(...changed.value)
  }
  if (scope === 'this')
    await addOwnFields(tx, eventId, [...listChangedFields(before, wanted), ...tiered.changedFields])
  await sendAlerts(context, dedupeAlerts(alerts))
  await inviteFromDraft(context, plans.flatMap(listPublished(publish)))
  await inviteTo(
    context,
    plans.map(({ opened }) => opened.event.eventId),
  )
  return done
}

const listPublished =
  (publish: boolean) =>
  ({ opened: { event } }: Pick<ChangePlan, 'opened'>): string[] =>
    publish && event.status === 'draft' ? [event.eventId] : []

async function takeBecomingPublic(
  { actor, tx, now, deps }: CallContext,
  plans: readonly Pick<ChangePlan, 'opened' | 'wanted'>[],
  publish: boolean,
) {
  const becoming = plans.flatMap(({ opened: { event }, wanted }) => {
    const isPublished = publish || event.status === 'published'
    const wasPublic = event.status !== 'draft' && !event.invite
    return isPublished && !wanted.invite && !wasPublic ? [event.eventId] : []
  })
  const location = plans[0]?.wanted.location ?? ''
  return publishEvents(tx, { playerId: actor.playerId, now, deps, location }, becoming)
}

const planFollowing = async (
  tx: Database,
  own: Parameters<typeof applySeriesChange>[1] | undefined,
  before: EventFields,
  wanted: EventFields,
): Promise<Pick<ChangePlan, 'stored' | 'wanted'>> =>
  own === undefined
    ? { stored: wanted, wanted }
    : { stored: own.fields, wanted: await applySeriesChange(tx, own, before, wanted) }

/**
 * Applies the change of one date to another one. Its instants are computed on the clocks of the
 * venue it moves to.
 */
async function applySeriesChange(
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

async function change(
  context: CallContext,
  { opened, stored, wanted: fields, tiers }: ChangePlan,
  publish: boolean,
): Promise<Result<NewAlert[], PlanRefusal | ChangeRefusal>> {
  const { tx, now } = context
  const { event: before } = opened
  const { eventId } = before
  const unfit = await refuseDivision(tx, before, stored, fields)
  if (unfit !== null) return refuse(unfit)
  await lockTierClubs(tx, fields, tiers.wanted ?? tiers.stored)
  const plan = await checkPlan(context, fields, before)
  if (!plan.ok) return plan
  const further = await findFurtherTiers(context, before, plan.value, tiers)
  if (!further.ok) return further
  const played = await refusePlayed(context, before, plan.value, stored)
  if (played !== null) return refuse(played)
  const status = publish ? 'published' : before.status
  const roster = await loadRoster(tx, before)
  const request = {
    kind: 'resize' as const,
    terms: toPlannedTerms(plan.value, status, before.terms),
  }
  const decided = decideRoster(before.terms, roster, request, now)
  if (!decided.ok) return decided
  await storeEventFields(tx, {
    eventId,
    ...plan.value,
    status,
    counts: countRoster(decided.value.roster),
    now,
  })
  await writeTiers(context, { eventId, before: tiers.stored }, further.value)
  await saveRosterChanges(context, {
    event: { ...before, startDate: fields.startDate },
    ...decided.value,
  })
  if (now < plan.value.startsAt) await rankIfEstablished(tx, before, context)
  const after = (await store.findEvent(tx, eventId)) ?? before
  await updateCalendars(context, after, calendarNews(before, after, decided.value))
  const hosts = await changeEventCohosts(context, after, stored.cohosts, plan.value.fields.cohosts)
  const told = await announceChange(context, opened, {
    after,
    status,
    roster,
    request,
    decided: decided.value,
  })
  return ok([...told, ...hosts])
}

/**
 * An event's own tiers stay valid while it stays at its venue; game days of a league have no tiers.
 */
const findFurtherTiers = async (
  context: CallContext,
  { location, leagueSeriesId }: store.EventFacts,
  plan: EventPlan,
  tiers: ChangePlan['tiers'],
) => {
  const { fields } = plan
  return resolveTiers({ ...fields, invite: fields.invite && leagueSeriesId === null }, tiers, [
    ...(await listTierGroups(context, plan, tiers.wanted ?? [])),
    ...(location === fields.location ? tiers.stored.map(({ invited }) => invited) : []),
  ])
}

type Changed = {
  after: store.EventFacts
  status: EventStatus
  roster: Roster
  request: RosterRequest<'resize'>
  decided: RosterDecision
}

async function announceChange(
  context: CallContext,
  { event: before, viewer }: OpenedEvent,
  { after, status, roster, request, decided }: Changed,
): Promise<NewAlert[]> {
  const { actor } = context
  const moved = isMoved(before, after) ? await notifyMoved(context, roster, { before, after }) : []
  const resized = listRosterNews(after, rosterAlerts(actor.playerId, request, decided))
  await writeLog(context, before, {
    lines: [
      {
        actorId: actor.playerId,
        action: before.status === status ? 'edit' : 'publish',
        playerId: null,
        detail: '',
      },
    ],
    acts: [
      {
        roles: viewer.roles,
        capability: 'event.edit',
        line: { actorId: actor.playerId, action: 'event-edited' },
      },
    ],
  })
  for (const event of [before, after]) publishEvent(context, event, roster, decided.roster)
  await publishNaming(context, before, after)
  return [...moved, ...resized]
}

async function publishNaming(
  { tx, effects }: CallContext,
  before: store.EventFacts,
  after: store.EventFacts,
): Promise<void> {
  if (isMoved(before, after) || before.title !== after.title || before.type !== after.type)
    await publishRequestsFor(tx, effects, after.eventId)
}

async function notifyMoved(
  { actor: { playerId }, tx }: CallContext,
  roster: Roster,
  { before, after: event }: { before: store.EventFacts; after: store.EventFacts },
): Promise<NewAlert[]> {
  const was = formerPlan(before, event)
  const walkIns = (await listWalkIns(tx, event.eventId)).filter((id) => id !== playerId)
  return [
    ...alertsTo(roster.entries, playerId, event, 'event-changed', was),
    ...walkIns.map((id) => ({
      playerId: id,
      kind: 'event-changed' as const,
      eventId: event.eventId,
      params: { ...store.alertParams(event), ...was },
    })),
  ]
}

/** Everyone in the event when its calendar entry changed, otherwise players whose place changed. */
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
    ...roster.entries
      .flatMap(getPlayerIds)
      .map((playerId) => ({ playerId, stands: 'in' as const })),
  ]
}
