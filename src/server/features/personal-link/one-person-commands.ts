// Merges two people's places in events: locks the events, keeps one place of two, and updates what
// depends on it.
import { isContactPlaceBetter } from '#domain/contact/claim.ts'
import { hasStarted } from '#domain/event/eligibility.ts'
import type { Entry } from '#domain/event/entry.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockEvent, type EventFacts } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { dropPlayer } from '../../core/roster/drop-player.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { findUserId } from '../outreach/queries.ts'
import { leaveNumbers, listSharedEvents, type Move, type SharedEvent } from './claim-queries.ts'

export async function lockMoved(
  { tx }: Pick<UnitOfWork, 'tx'>,
  eventIds: readonly string[],
): Promise<EventFacts[]> {
  const locked: EventFacts[] = []
  for (const eventId of eventIds) {
    const event = await lockEvent(tx, eventId)
    if (event !== null) locked.push(event)
  }
  return locked
}

/** all: events with both in them. kept: upcoming ones in which the contact's place stays. */
type MergedPlaces = { all: ReadonlySet<string>; kept: string[] }

/**
 * Removes one of two places per shared event. In upcoming events the better place stays with its
 * guests; in past ones the place without a match goes. Both with matches, or as partners, are
 * refused: they are two people.
 */
export async function mergeSharedPlaces(
  unit: UnitOfWork,
  move: Move,
): Promise<Result<MergedPlaces, 'contact-plays-too'>> {
  const shared = await listSharedEvents(unit.tx, move, unit.now)
  const kept: string[] = []
  for (const one of shared) {
    const parted = await mergePlace(unit, move, one)
    if (!parted.ok) return parted
    if (parted.value === 'contact') kept.push(one.eventId)
  }
  return ok({ all: new Set(shared.map(({ eventId }) => eventId)), kept })
}

async function mergePlace(
  unit: UnitOfWork,
  move: Move,
  { eventId, title, isToCome, hasFromMatches, hasToMatches }: SharedEvent,
): Promise<Result<'contact' | 'own' | null, 'contact-plays-too'>> {
  const { tx } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return ok(null)
  const { entries } = await loadRoster(tx, event)
  const [theirs, mine] = [findEntry(entries, move.from), findEntry(entries, move.to)]
  const isPair = theirs !== undefined && theirs === mine
  if (isPair || (!isToCome && hasFromMatches && hasToMatches))
    return refuse('contact-plays-too', { eventId, title })
  if (!isToCome) {
    const playerId = hasFromMatches ? move.to : move.from
    await dropPlayer(unit, event, playerId)
    await leaveNumbers(tx, { eventId, playerId })
    return ok(null)
  }
  const stays = pickPlace(theirs, mine)
  const playerId = stays === 'contact' ? move.to : move.from
  await withdrawPlayer(unit, { eventId, playerId })
  await leaveNumbers(tx, { eventId, playerId })
  return ok(stays)
}

const pickPlace = (theirs: Entry | undefined, mine: Entry | undefined): 'contact' | 'own' =>
  theirs !== undefined && (mine === undefined || isContactPlaceBetter(theirs, mine))
    ? 'contact'
    : 'own'

export async function settleEvents(unit: UnitOfWork, events: readonly EventFacts[]): Promise<void> {
  for (const event of events) {
    if (hasStarted(event.terms, unit.now))
      await runFollowers(unit, 'countingChanged', { eventId: event.eventId })
    if (event.terms.endsAt <= unit.now || event.terms.isOver === true) await askUnacted(unit, event)
  }
}

export async function publishMoved(
  { tx, effects }: UnitOfWork,
  playerId: string,
  events: readonly EventFacts[],
): Promise<void> {
  const userId = await findUserId(tx, playerId)
  effects.publish(
    topics.eventsOf(playerId),
    topics.player(playerId),
    topics.relations(playerId),
    ...(userId === null ? [] : [topics.user(userId)]),
    ...new Set(
      events.flatMap(({ eventId, location }) => [
        topics.event(eventId),
        topics.roster(eventId),
        topics.matchList(eventId),
        topics.eventAccess(eventId),
        topics.invitees(eventId),
        topics.invitation(eventId, playerId),
        topics.eventsAt(location),
        topics.calendar(location),
      ]),
    ),
  )
}
