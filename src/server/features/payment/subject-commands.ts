// Opens the event or league that is paid for, with the actor's rights over its money.
import type { PaymentSubject } from '#contract/payment.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/capabilities.ts'
import { isPast } from '#domain/event/eligibility.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { openEvent } from '../../core/access/open-event.ts'
import { alertParams } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import { findLeague } from '../league/queries.ts'
import type { SubjectKey } from './queries.ts'

type NotFound = 'event-not-found' | 'league-not-found'

/**
 * isOff: cancelled, so no one owes. isOver: a cost can be split. mayRun: the actor manages its
 * payments.
 */
export type OpenedSubject = SubjectKey & {
  subjectId: string
  organizerId: string
  location: string
  isOff: boolean
  isOver: boolean
  mayRun: Result<null, 'not-allowed' | 'second-factor-needed'>
  alert: { eventId: string | null; params: Record<string, string> }
}

type Asking = {
  tx: Database
  actor: Pick<PlayerActor, 'playerId' | 'lacksSecondFactor'>
  now: number
}

export const openSubject = (
  asking: Asking,
  subject: PaymentSubject,
): Promise<Result<OpenedSubject, NotFound>> =>
  subject.kind === 'event'
    ? openPaidEvent(asking, subject.eventId)
    : openPaidLeague(asking, subject.leagueSeriesId)

async function openPaidEvent(
  asking: Asking,
  eventId: string,
): Promise<Result<OpenedSubject, NotFound>> {
  const opened = await openEvent(asking, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  return ok({
    eventId,
    leagueSeriesId: null,
    subjectId: eventId,
    organizerId: event.organizerId,
    location: event.location,
    isOff: event.status === 'cancelled',
    isOver: isPast(event.terms, asking.now),
    mayRun: permit(asking.actor, viewer.roles, 'event.money'),
    alert: { eventId, params: alertParams(event) },
  })
}

/**
 * A league's money belongs to its organizer; unlike with events, venue admins have no rights over
 * it.
 */
async function openPaidLeague(
  { tx, actor, now }: Asking,
  leagueSeriesId: string,
): Promise<Result<OpenedSubject, NotFound>> {
  const league = await findLeague(tx, { leagueSeriesId }, actor.playerId, now)
  if (league === null) return refuse('league-not-found')
  return ok({
    eventId: null,
    leagueSeriesId,
    subjectId: leagueSeriesId,
    organizerId: league.organizerId,
    location: league.fields.location,
    isOff: false,
    isOver: league.state === 'concluded',
    mayRun: league.organizerId === actor.playerId ? ok(null) : refuse('not-allowed'),
    alert: {
      eventId: null,
      params: { leagueSeriesId, league: league.fields.name, location: league.locationName },
    },
  })
}
