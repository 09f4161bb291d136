import { isLinkKey } from '#domain/contact/personal-link.ts'
import { hasStarted } from '#domain/event/eligibility.ts'
// "Make this an account": what a contact played becomes the history of the player that claims it,
// in one transaction. Nothing is lost, and nothing counts twice.
import { toAddress } from '#domain/mail/address.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { dropPlayer } from '../../services/drop-player.ts'
import { refreshAwards } from '../../services/refresh-awards.ts'
import { withdrawPlayer } from '../../services/withdraw-player.ts'
import { createLinkKey, publishContacts } from '../contact/commands.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { saveOwnActs } from '../event/own-act-queries.ts'
import { lockEvent, type EventFacts } from '../event/queries.ts'
import { joinPayments } from '../payment/double-commands.ts'
import { joinNumbers } from '../queue/arrival-commands.ts'
import {
  closeClaimedContact,
  findProvedAddress,
  leaveNumbers,
  listClaimedEvents,
  listSharedEvents,
  moveStandIn,
  takeContactActs,
  type Move,
} from './claim-queries.ts'
import { findLinked } from './queries.ts'

export const claim: InTransaction<'contacts-claim'> = async (context, { key, isConfirmed }) => {
  const { actor, tx, effects, now } = context
  const contact = await lockLinked(context, key)
  if (contact === null) return refuse('link-not-found')
  const { contactId, email } = contact
  if (!isConfirmed && email !== null) {
    const proved = await findProvedAddress(tx, actor.userId)
    if (proved === null || toAddress(proved) !== email)
      return refuse('claim-other-address', { address: email })
  }
  const move = { from: contact.playerId, to: actor.playerId }
  const events = await lockClaimed(context, move.from)
  const parted = await partBoth(context, move)
  if (!parted.ok) return parted
  await closeClaimedContact(tx, contactId, { to: move.to, linkKey: createLinkKey(), now })
  await joinPayments(context, move)
  await joinNumbers(context, move)
  await moveStandIn(
    tx,
    move,
    events.map(({ eventId }) => eventId),
  )
  const acted = await takeContactActs(tx, contactId, move.to)
  for (const eventId of acted)
    await saveOwnActs(tx, { eventId, playerIds: [move.to], how: 'sign-up', now })
  for (const event of events) {
    if (hasStarted(event.terms, now)) await refreshAwards(context, event.eventId)
    if (event.terms.endsAt <= now) await askUnacted(context, event)
  }
  publishContacts(effects, contact)
  publishClaimed(context, events)
  return ok({ name: contact.name, events: events.length })
}

/** The contact of a key under its lock. */
async function lockLinked({ tx, deps }: CallContext, key: string) {
  const name = isLinkKey(key) ? deps.linkKeys.find(key) : null
  return name === null ? null : findLinked(tx, name, { isLocked: true })
}

/** The events of a stand-in under their locks: nothing of them changes until the claim stands. */
async function lockClaimed({ tx }: CallContext, playerId: string): Promise<EventFacts[]> {
  const locked: EventFacts[] = []
  for (const eventId of await listClaimedEvents(tx, playerId)) {
    const event = await lockEvent(tx, eventId)
    if (event !== null) locked.push(event)
  }
  return locked
}

/**
 * Where both are in an event one of them leaves. To come, the player's own entry stays. Of a played
 * one the one without a match goes; both with matches were two people.
 */
async function partBoth(
  context: CallContext,
  move: Move,
): Promise<Result<null, 'contact-plays-too'>> {
  const { tx, now } = context
  const shared = await listSharedEvents(tx, move, now)
  const double = shared.find(
    (event) => !event.isToCome && event.hasFromMatches && event.hasToMatches,
  )
  if (double !== undefined)
    return refuse('contact-plays-too', { eventId: double.eventId, title: double.title })
  for (const { eventId, isToCome, hasFromMatches } of shared) {
    const playerId = hasFromMatches && !isToCome ? move.to : move.from
    if (isToCome) await withdrawPlayer(context, { eventId, playerId })
    else {
      const event = await lockEvent(tx, eventId)
      if (event !== null) await dropPlayer(context, event, playerId)
    }
    await leaveNumbers(tx, { eventId, playerId })
  }
  return ok(null)
}

function publishClaimed({ actor, effects }: CallContext, events: readonly EventFacts[]): void {
  const { playerId, userId } = actor
  effects.publish(
    topics.eventsOf(playerId),
    topics.player(playerId),
    topics.relations(playerId),
    topics.user(userId),
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
