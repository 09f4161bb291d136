// Self check-in: what a code opens, a player's "I'm here", and the organizers' settings.
import { isPlayer } from '#domain/access/actor.ts'
import { permit, rolesAtVenue } from '#domain/access/capabilities.ts'
import { toDeskName } from '#domain/check-in/desk-name.ts'
import { getPlayerIds } from '#domain/event/entry.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import {
  lockEventFor,
  lockOpenEvent,
  openEvent,
  openEventFor,
  type OpenedEvent,
} from '../../core/access/open-event.ts'
import { isLeagueOnly } from '../../core/access/visibility-queries.ts'
import { findEvent, type EventFacts } from '../../core/event/queries.ts'
import { lockOthers } from '../../core/event/series-queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { listSamePerson } from '../../core/player/twin-queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findMissing } from '../agreement/missing-queries.ts'
import { findHouseAnswers, toSignUpKey } from '../house-rule/standing-queries.ts'
import { isFreshCode, showCode, type CodePlace } from './code-commands.ts'
import { checkIn, readProof } from './commands.ts'
import { arriveByName } from './name-handlers.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

async function findPlace(
  { actor, tx, now, deps }: Parameters<InTransaction<'checkIns-open'>>[0],
  { place, code }: { place: string; code: string | null },
): Promise<{ of: CodePlace; locationName: string; isFresh: boolean } | null> {
  const fresh = (of: CodePlace) => code !== null && isFreshCode(deps, [of], code, now)
  const asEvent = { kind: 'event' as const, id: place }
  if (isUuid(place)) {
    const event = isPlayer(actor)
      ? ((await openEvent({ actor, tx, now }, place))?.event ?? null)
      : await findEvent(tx, place)
    const isFresh = fresh(asEvent)
    const isOpen =
      event !== null && event.status !== 'draft' && (isPlayer(actor) || isFresh || !event.invite)
    if (isOpen) return { of: asEvent, locationName: event.locationName, isFresh }
  }
  const venue = await store.findVenueFor(tx, place, isPlayer(actor) ? actor.playerId : null)
  const of = { kind: 'venue' as const, id: place }
  return venue && { of, locationName: venue.name, isFresh: fresh(of) }
}

const open: InTransaction<'checkIns-open'> = async (context, asked) => {
  const { actor, tx, now } = context
  const found = await findPlace(context, asked)
  if (found === null) return refuse('event-not-found')
  const { of, isFresh, locationName } = found
  const rows = await store.listEventsNow(
    tx,
    of.kind === 'event' ? { eventId: of.id, isShown: isFresh } : { locationId: of.id },
    isPlayer(actor) ? actor.playerId : null,
    now,
  )
  const unclaimed = isFresh
    ? await store.listUnclaimed(
        tx,
        rows.map(({ eventId }) => eventId),
      )
    : []
  return ok({
    locationName,
    isPlayer: isPlayer(actor),
    isFresh: asked.code === null ? null : isFresh,
    events: rows.map(({ place, attendance, isWaiting, startsAt, ...row }) => ({
      eventId: row.eventId,
      title: row.title,
      type: row.type,
      startsAt: startsAt.toISOString(),
      timezone: row.timezone,
      hasQueue: row.hasQueue,
      mine: place === null ? null : { place, attendance, isWaiting: isWaiting === true },
      names: [
        ...new Set(
          unclaimed
            .filter(({ eventId }) => eventId === row.eventId)
            .map(({ name }) => toDeskName(name)),
        ),
      ],
    })),
  })
}

const arrive: InTransaction<'checkIns-arrive'> = async (context, { eventId, proof: shown }) => {
  const { actor, tx, now } = context
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event } = opened
  const proof = await readProof(context, event, shown)
  if (!proof.ok) return proof
  const { playerId } = actor
  const entry = await store.findArriving(tx, eventId, playerId)
  if (entry === null && event.hasOpenQueue && proof.value !== 'none') {
    const walkedIn = await walkIn(context, opened)
    if (!walkedIn.ok) return walkedIn
    if (walkedIn.value === 'waiting') return ok({ state: 'waitlist' })
  }
  const checkedIn = await checkIn(context, event, { playerId, way: 'player', proof: proof.value })
  if (!checkedIn.ok) return checkedIn
  if (checkedIn.value.state === 'here') {
    await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'check-in', now })
    await runFollowers(context, 'countingChanged', { eventId })
  }
  return checkedIn
}

async function walkIn(context: CallContext, { event, viewer }: OpenedEvent) {
  const { tx, now } = context
  const { eventId } = event
  const seats = viewer.isInLeague ? null : viewer.seats
  if (isLeagueOnly(viewer)) return refuse('league-only')
  const entering = { eventId, playerId: viewer.playerId, day: event.startDate, guests: 0 }
  const [missing = []] = event.asksAgreements ? await findMissing(tx, [entering]) : []
  const before = await loadRoster(tx, event)
  const request = {
    kind: 'sign-up' as const,
    player: viewer,
    partner: null,
    guests: 0,
    unsigned: missing.map(({ versionId }) => versionId),
    seats,
    isWalkIn: true,
    house: await askHouse(tx, event, viewer.playerId, now),
  }
  const twins = (await listSamePerson(tx, viewer.playerId)).map(({ twinId }) => twinId)
  if (before.entries.some((entry) => getPlayerIds(entry).some((id) => twins.includes(id))))
    return refuse('in-as-contact')
  const decided = decideRoster(event.terms, before, request, now)
  if (!decided.ok) return decided
  await commitRoster(context, event, before, decided.value)
  await saveOwnActs(tx, { eventId, playerIds: [viewer.playerId], how: 'sign-up', now })
  return ok(decided.value.answer.place)
}

/**
 * A walk-in who checks themselves in counts as a sign-up, so the house rules apply; one added by an
 * organizer bypasses them.
 */
async function askHouse(tx: Database, event: EventFacts, playerId: string, now: number) {
  if (!event.hasHouseRules) return null
  const coming = { eventId: event.eventId, playerId }
  const answers = await findHouseAnswers(tx, [event], [coming], { now, isLocking: true })
  return answers.get(toSignUpKey(coming)) ?? null
}

const code: InTransaction<'checkIns-code'> = async ({ actor, tx, now, deps }, { place }) => {
  const opened = isUuid(place)
    ? await openEventFor({ actor, tx, now }, place, 'event.checkIn')
    : refuse('event-not-found')
  if (opened.ok) return ok(showCode(deps, { kind: 'event', id: place }, now))
  if (opened.refusal.code !== 'event-not-found') return opened
  const venue = await store.findVenueFor(tx, place, actor.playerId)
  if (venue === null) return refuse('event-not-found')
  const allowed = permit(actor, rolesAtVenue(venue.isAdmin), 'location.edit')
  return allowed.ok ? ok(showCode(deps, { kind: 'venue', id: place }, now)) : allowed
}

const setOn: InTransaction<'checkIns-set'> = async (context, { eventId, isOn }) => {
  const { actor, tx, now } = context
  const seriesId = (await findEvent(tx, eventId))?.seriesId ?? null
  // Lock order: the series before its dates.
  const later =
    seriesId === null ? [] : await lockOthers(tx, { seriesId, eventId }, 'following', now)
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.checkIn')
  if (!opened.ok) return opened
  const { event, viewer } = opened.value
  if (event.selfCheckIn === isOn) return done
  await store.saveSelfCheckIn(tx, [eventId, ...later], {
    isOn,
    organizerId: event.organizerId,
  })
  const line = {
    actorId: actor.playerId,
    action: 'event-edited' as const,
    detail: isOn ? 'self-check-in on' : 'self-check-in off',
  }
  await writeLog(context, event, {
    acts: [{ roles: viewer.roles, capability: 'event.checkIn', line }],
  })
  return done
}

const dismiss: InTransaction<'checkIns-dismiss'> = async (
  { actor, tx, now },
  { eventId, checkInId, others = [] },
) => {
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.checkIn')
  if (!opened.ok) return opened
  await store.deleteNames(tx, eventId, [checkInId, ...others])
  return done
}

export const checkInHandlers = defineHandlers({
  'checkIns-open': open,
  'checkIns-arrive': arrive,
  'checkIns-arriveByName': arriveByName,
  'checkIns-code': code,
  'checkIns-set': setOn,
  'checkIns-dismiss': dismiss,
})
