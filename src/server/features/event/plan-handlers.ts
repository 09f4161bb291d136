// Validates the plan of a new or changed event.
import { checkEventFields } from '#domain/event/check-fields.ts'
import type { EventTerms } from '#domain/event/entry.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import { toEventTerms } from '#domain/event/event-terms.ts'
import type { EventStatus } from '#domain/event/event.ts'
import { permitCreation } from '#domain/location/event-creators.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockInvitedClub } from '../../core/event/plan-queries.ts'
import * as store from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { answerTimeAt } from '../../time/answer-time.ts'
import { refuseStrangers } from '../newcomer/queries.ts'

export const minuteMs = 60_000

export type PlanRefusal =
  | 'location-not-found'
  | 'event-create-restricted'
  | 'second-factor-needed'
  | 'player-not-found'
  | 'event-min-over-max'
  | 'event-skill-range'
  | 'event-age-range'
  | 'event-start-past'
  | 'event-too-far'
  | 'event-time-skipped'
  | 'event-not-doubles'
  | 'format-not-for-play'
  | 'draw-time'
  | 'invited-unknown'
  | 'newcomer-stranger'
export type EventPlan = {
  fields: EventFields
  locationName: string
  timezone: string
  startsAt: number
  groups: string[]
}

const toPlace = (event: store.EventFacts | null) =>
  event === null ? null : { eventId: event.eventId }

type PlanContext = Pick<CallContext, 'actor' | 'tx' | 'now' | 'deps'>

/**
 * `before` is the event to change, null for a new one. Cohosts stay, even those the actor can't
 * see.
 */
export async function checkPlan(
  { actor, tx, now, deps }: PlanContext,
  asked: EventFields,
  before: store.EventFacts | null,
): Promise<Result<EventPlan, PlanRefusal>> {
  const { playerId: actorId } = actor
  const {
    organizerId,
    location: currentLocation,
    terms,
  } = before ?? { organizerId: actorId, location: null, terms: null }
  const present: readonly string[] = before?.cohosts ?? []
  const fields = {
    ...asked,
    cohosts: [...new Set(asked.cohosts)].filter((cohost) => cohost !== organizerId),
  }
  const added = fields.cohosts.filter((cohost) => !present.includes(cohost))
  await lockInvitedClub(tx, fields)
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
  const groups = [...venue.clubNames, ...keptGroup(before, fields)]
  const checked = checkEventFields(fields, {
    startsAt: venue.startsAt,
    isSkipped: venue.isSkipped,
    startedAt: terms?.startsAt ?? null,
    ...toInstants(fields),
    before: terms,
    now,
    clubNames: groups,
  })
  const { locationName, timezone, startsAt } = venue
  return checked.ok ? ok({ fields, locationName, timezone, startsAt, groups }) : checked
}

/**
 * The group the event already invites, perhaps a club its organizer has left: it stays until
 * another is chosen.
 */
const keptGroup = (before: store.EventFacts | null, { location }: EventFields): string[] =>
  before?.invite === true && before.location === location ? [before.invited] : []

const toMs = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant)
export const toInstants = ({
  signupOpens,
  drawAt,
}: Pick<EventFields, 'signupOpens' | 'drawAt'>) => ({
  signupOpens: toMs(signupOpens),
  drawAt: toMs(drawAt),
})

export const toPlannedTerms = (
  { fields, startsAt, timezone }: EventPlan,
  status: EventStatus,
  { isDrawn, isOver = false }: EventTerms,
): EventTerms =>
  toEventTerms<string | number>(
    { ...fields, status, startsAt, endsAt: startsAt + fields.duration * minuteMs },
    {
      isDrawn,
      isOver,
      toMs: (instant) => (typeof instant === 'number' ? instant : Date.parse(instant)),
      answerTime: answerTimeAt(timezone),
    },
  )
