// House rules: setting them, showing them to a player, and letting players off. Admins set a
// venue's, its owner a club's.
import type { HouseOwner, KeptRules } from '#contract/club/house-rule.ts'
import type { CallOutput } from '#contract/contract.ts'
import {
  countMisses,
  lastInLineHours,
  noRules,
  toAttendanceCount,
} from '#domain/house-rule/house-rule.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { openEvent, openEventFor, type OpenedEvent } from '../../core/access/open-event.ts'
import { isLeagueOnly } from '../../core/access/visibility-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { ownsClub, permitKeeper } from '../../core/player/keeper-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { publishEventsAt } from '../location/edit-commands.ts'
import * as store from './queries.ts'
import {
  findHouseAnswers,
  listClosedEvents,
  listHouseEvents,
  listHouseStandings,
  toSignUpKey,
  type HouseRuleAnswers,
} from './standing-queries.ts'

const done = ok({ success: true })
const hourMs = 3_600_000
const appealsMax = 100

type OwnerRefusal = 'location-not-found' | 'club-not-found' | 'not-allowed' | 'second-factor-needed'

async function permitOwner(
  { actor, tx }: CallContext,
  owner: HouseOwner,
): Promise<Result<store.HousePlace, OwnerRefusal>> {
  const kept = await permitKeeper(tx, actor, owner)
  if (!kept.ok) return kept
  // Secretaries manage a club's people; only its owner sets rules that bind them.
  if (owner.kind === 'club' && !(await ownsClub(tx, owner, actor.playerId)))
    return refuse('not-allowed')
  const { locationId } = owner
  return ok({ locationId, slug: owner.kind === 'club' ? owner.clubId : null })
}

function toKept(stored: store.StoredRules | null): KeptRules {
  const { membersSlug, ...rules } = stored ?? { ...noRules, membersSlug: null }
  return {
    daysAhead: rules.daysAhead,
    opensAt: rules.opensAt,
    laterDays: rules.laterDays,
    aDay: rules.aDay,
    aWeek: rules.aWeek,
    oneWaitlist: rules.oneWaitlist,
    missEffect: rules.missEffect,
    missLimit: rules.missLimit,
    pauseDays: rules.pauseDays,
    membersClubId: membersSlug,
  }
}

const get: InTransaction<'houseRules-get'> = async (context, { owner }) => {
  const { tx, now } = context
  const place = await permitOwner(context, owner)
  if (!place.ok) return place
  const stored = await store.findRules(tx, place.value)
  const appeals = await store.listAppeals(tx, place.value, appealsMax)
  const standings =
    stored === null
      ? []
      : await listHouseStandings(
          tx,
          stored.rulesId,
          appeals.map(({ playerId }) => playerId),
          now,
        )
  const missed = new Map(standings.map(({ playerId, misses }) => [playerId, misses]))
  return ok({
    rules: toKept(stored),
    clubs: owner.kind === 'venue' ? await store.listClubs(tx, owner.locationId) : [],
    appeals: appeals.map(({ created, ...one }) => ({
      ...one,
      missed: countMisses(missed.get(one.playerId) ?? [], now),
      created: created.toISOString(),
    })),
  })
}

const save: InTransaction<'houseRules-save'> = async (context, { owner, rules }) => {
  const { actor, tx, effects, now, newId } = context
  const place = await permitOwner(context, owner)
  if (!place.ok) return place
  const { membersClubId, ...wanted } = rules
  const clubs = owner.kind === 'venue' ? await store.listClubs(tx, owner.locationId) : []
  if (membersClubId !== null && !clubs.some(({ clubId }) => clubId === membersClubId))
    return refuse('club-not-found')
  const before = await store.findRules(tx, place.value)
  const rulesId = before?.rulesId ?? newId()
  const hasChanged = await store.writeRules(
    tx,
    place.value,
    { ...wanted, rulesId, membersSlug: membersClubId },
    now,
  )
  if (hasChanged) {
    await publishEventsAt(tx, effects, owner.locationId)
    effects.publish(topics.eventsAt(owner.locationId))
  }
  if (owner.kind === 'venue') {
    const { locationId } = owner
    const line = { locationId, actorId: actor.playerId, action: 'house-rules-changed' as const }
    await addLocationLog(tx, [line], now)
  }
  return done
}

async function askMine({ actor: { playerId }, tx, now }: CallContext, { event }: OpenedEvent) {
  const { eventId } = event
  const answers = event.hasHouseRules
    ? await findHouseAnswers(tx, [event], [{ eventId, playerId }], { now, isLocking: false })
    : new Map<string, HouseRuleAnswers>()
  return answers.get(toSignUpKey({ eventId, playerId })) ?? null
}

/** League and age refusals have no end, whatever the house rules are. */
const forGood = { until: null, n: null, next: null }

type Told = CallOutput<'houseRules-byIds'>['events'][number]['refusal']

const toTold = ({ code, params }: NonNullable<HouseRuleAnswers['refused']>) => {
  const { until, n, next } = params ?? {}
  return {
    code,
    until: typeof until === 'number' ? new Date(until).toISOString() : null,
    n: typeof n === 'number' ? n : null,
    next: typeof next === 'string' ? next : null,
  }
}

const mine: InTransaction<'houseRules-mine'> = async (context, { eventId }) => {
  const { actor, tx, now } = context
  const opened = await openEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const nothing = { refusal: null, lastUntil: null, mayWait: true, missed: 0, canAppeal: false }
  if (isLeagueOnly(opened.viewer))
    return ok({ ...nothing, refusal: { ...forGood, code: 'league-only' } })
  const answer = await askMine(context, opened)
  if (answer === null) return ok(nothing)
  const { refused, isLast, mayWait, missed, felt } = answer
  const { startsAt } = opened.event.terms
  const open = await store.listOpenAppeals(tx, felt, actor.playerId)
  return ok({
    refusal: refused && toTold(refused),
    lastUntil: isLast ? new Date(startsAt - lastInLineHours * hourMs).toISOString() : null,
    mayWait,
    missed,
    canAppeal: felt.length > open.length,
  })
}

const byIds: InTransaction<'houseRules-byIds'> = async ({ actor, tx, now }, { eventIds }) => {
  const { playerId } = actor
  const events = await listHouseEvents(tx, playerId, eventIds)
  const coming = events.map(({ eventId }) => ({ eventId, playerId }))
  const answers = await findHouseAnswers(tx, events, coming, { now, isLocking: false })
  const told = new Map<string, Told>()
  for (const one of coming) {
    const answer = answers.get(toSignUpKey(one))
    if (answer !== undefined) told.set(one.eventId, answer.refused && toTold(answer.refused))
  }
  for (const { eventId, refusal } of await listClosedEvents(tx, playerId, eventIds))
    if (refusal !== null) told.set(eventId, { ...forGood, code: refusal })
    else if (!told.has(eventId)) told.set(eventId, null)
  return ok({ events: [...told].map(([eventId, refusal]) => ({ eventId, refusal })) })
}

const appeal: InTransaction<'houseRules-appeal'> = async (context, { eventId, body }) => {
  const { actor, tx, now, newId } = context
  const opened = await openEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const felt = (await askMine(context, opened))?.felt ?? []
  const { playerId } = actor
  const added = await store.addAppeals(tx, felt, { playerId, body, now, newId })
  if (added.length === 0) return refuse('request-used')
  const keepers = await store.listKeepers(tx, added, playerId)
  await sendAlerts(
    context,
    keepers.map(({ keeperId, playerName, ...place }) => ({
      playerId: keeperId,
      kind: 'house-appealed',
      eventId: null,
      params: { player: playerName, ...toAlertParams(place) },
    })),
  )
  return done
}

const toAlertParams = ({
  locationId,
  location,
  slug,
  club,
}: {
  locationId: string
  location: string
  slug: string | null
  club: string | null
}): Record<string, string> => ({
  locationId,
  location: club ?? location,
  ...(slug !== null && { clubId: slug, clubName: club ?? '' }),
})

const answer: InTransaction<'houseRules-answer'> = async (
  context,
  { owner, playerId, isLifted, reason },
) => {
  const { actor, tx, now } = context
  const place = await permitOwner(context, owner)
  if (!place.ok) return place
  const answeredBy = actor.playerId
  const isOpen = await store.closeAppeal(
    tx,
    place.value,
    { playerId, answeredBy, isLifted, reason },
    now,
  )
  if (!isOpen) return refuse('request-used')
  const names = await store.findPlaceName(tx, place.value)
  if (names !== null)
    await sendAlerts(context, [
      {
        playerId,
        kind: 'house-answered',
        eventId: null,
        params: {
          ...toAlertParams({ ...place.value, ...names }),
          why: isLifted ? 'lifted' : 'kept',
          reason,
        },
      },
    ])
  if (owner.kind === 'venue') {
    const { locationId } = owner
    const action = isLifted ? ('house-lifted' as const) : ('house-kept' as const)
    await addLocationLog(
      tx,
      [{ locationId, actorId: actor.playerId, action, playerId, detail: reason }],
      now,
    )
  }
  return done
}

const ownRecord: InTransaction<'houseRules-record'> = async ({ actor, tx, now }) => {
  const places = await store.listOwnRecord(tx, actor.playerId, now)
  return ok({
    places: places.map(({ locationId, locationName, ...counts }) => ({
      locationId,
      locationName,
      ...toAttendanceCount(counts),
    })),
  })
}

const rosterRecord: InTransaction<'houseRules-roster'> = async (
  { actor, tx, now },
  { eventId },
) => {
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const { event } = opened.value
  const isCounted = event.hasHouseRules && (await store.countsMisses(tx, eventId))
  const players = isCounted ? await store.listRosterRecord(tx, eventId, now) : []
  return ok({
    players: players.map(({ playerId, ...counts }) => ({ playerId, ...toAttendanceCount(counts) })),
  })
}

export const houseRuleHandlers = defineHandlers({
  'houseRules-get': get,
  'houseRules-save': save,
  'houseRules-mine': mine,
  'houseRules-byIds': byIds,
  'houseRules-appeal': appeal,
  'houseRules-answer': answer,
  'houseRules-record': ownRecord,
  'houseRules-roster': rosterRecord,
})
