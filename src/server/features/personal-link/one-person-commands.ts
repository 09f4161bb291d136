// Two people turn out to be one: their events under locks, one place of two, and what follows.
import { isContactPlaceBetter } from '#domain/contact/claim.ts'
import { hasStarted } from '#domain/event/eligibility.ts'
import type { Entry } from '#domain/event/entry.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { dropPlayer } from '../../services/drop-player.ts'
import { refreshAwards } from '../../services/refresh-awards.ts'
import { withdrawPlayer } from '../../services/withdraw-player.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { lockEvent, type EventFacts } from '../event/queries.ts'
import { loadRoster } from '../event/roster-queries.ts'
import { findUserId } from '../outreach/queries.ts'
import { leaveNumbers, listSharedEvents, type Move, type SharedEvent } from './claim-queries.ts'

/** Events under their locks: nothing of them changes until they are one. */
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

/** all: the events that both are in. kept: those to come in which the contact's place stays. */
type Parted = { all: ReadonlySet<string>; kept: string[] }

/**
 * Where both are in an event one of them leaves. To come, the better place stays with its guests. Of
 * a played one the one without a match goes; both with matches were two people, as partners are.
 */
export async function partBoth(
  unit: UnitOfWork,
  move: Move,
): Promise<Result<Parted, 'contact-plays-too'>> {
  const shared = await listSharedEvents(unit.tx, move, unit.now)
  const kept: string[] = []
  for (const one of shared) {
    const parted = await partOne(unit, move, one)
    if (!parted.ok) return parted
    if (parted.value === 'contact') kept.push(one.eventId)
  }
  return ok({ all: new Set(shared.map(({ eventId }) => eventId)), kept })
}

/** Whose place stays in an event to come; null in one that began, and where it is gone. */
async function partOne(
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

/** Medals follow, and players are asked about what others did for them. */
export async function settle(unit: UnitOfWork, events: readonly EventFacts[]): Promise<void> {
  for (const event of events) {
    if (hasStarted(event.terms, unit.now)) await refreshAwards(unit, event.eventId)
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
