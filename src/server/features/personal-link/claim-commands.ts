// Moving what a contact played to a player, and back: one transaction each, nothing lost and nothing
// twice.
import { isContactPlaceBetter } from '#domain/contact/claim.ts'
import { hasStarted } from '#domain/event/eligibility.ts'
import type { Entry } from '#domain/event/entry.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { dropPlayer } from '../../services/drop-player.ts'
import type { InvitingUnit } from '../../services/invite-to-leagues.ts'
import { refreshAwards } from '../../services/refresh-awards.ts'
import { sendAlerts } from '../../services/send-alerts.ts'
import { withdrawPlayer } from '../../services/withdraw-player.ts'
import { makeMember, unmakeMember } from '../club/join-commands.ts'
import { lockClub, type ClubKey } from '../club/queries.ts'
import { createLinkKey, publishContacts } from '../contact/commands.ts'
import type { KeeperColumns } from '../contact/keeper-queries.ts'
import { publishTwins } from '../contact/twin-commands.ts'
import { askUnacted } from '../event/own-act-commands.ts'
import { saveOwnActs } from '../event/own-act-queries.ts'
import { lockEvent, type EventFacts } from '../event/queries.ts'
import { loadRoster } from '../event/roster-queries.ts'
import { findUserId } from '../outreach/queries.ts'
import { joinPayments } from '../payment/double-commands.ts'
import { joinNumbers } from '../queue/arrival-commands.ts'
import { listContactKeepers, saveClaimed, type StandingClaim } from './ask-queries.ts'
import {
  closeClaimedContact,
  findListed,
  leaveNumbers,
  listClaimedEvents,
  listSharedEvents,
  moveStandIn,
  takeContactActs,
  takeTags,
  type Move,
  type SharedEvent,
} from './claim-queries.ts'
import type { LinkedContact } from './queries.ts'
import {
  captureActs,
  captureMoved,
  captureTeams,
  moveBack,
  restoreContact,
  type ClaimUndo,
} from './undo-queries.ts'

type Claimed = { contact: LinkedContact; playerId: string }

/** Moves everything of a contact to a player. The keepers and the player are told. */
export async function moveClaim(
  unit: InvitingUnit,
  { contact, playerId }: Claimed,
): Promise<Result<{ events: number }, 'contact-plays-too'>> {
  const { tx, now } = unit
  const { contactId } = contact
  const move = { from: contact.playerId, to: playerId }
  const events = await lockClaimed(unit, await listClaimedEvents(tx, move.from))
  const parted = await partBoth(unit, move)
  if (!parted.ok) return parted
  await joinPayments(unit, move)
  await joinNumbers(unit, move)
  const alone = events.flatMap(({ eventId }) => (parted.value.all.has(eventId) ? [] : [eventId]))
  const undo: ClaimUndo = {
    standIn: move.from,
    email: contact.email,
    phone: contact.phone,
    note: contact.note,
    linkKey: contact.linkKey,
    events: alone,
    kept: parted.value.kept,
    isNewMember: await joinClub(unit, contact, playerId),
    acts: await captureActs(tx, contactId),
    teams: await captureTeams(tx, move.from, alone),
    moved: await captureMoved(tx, move),
  }
  const told = { contactId, playerId }
  const keepers = await listContactKeepers(tx, told)
  await closeClaimedContact(tx, contactId, { to: playerId, linkKey: createLinkKey(), now })
  await moveStandIn(
    tx,
    move,
    events.map(({ eventId }) => eventId),
  )
  for (const eventId of await takeContactActs(tx, contactId, playerId))
    await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'sign-up', now })
  await settle(unit, events)
  await saveClaimed(tx, { ...told, undo, now })
  await tellClaim(unit, { contact, playerId, hearers: [...keepers, playerId] })
  publishContacts(unit.effects, contact)
  await publishTwins(unit, [contact.email])
  await publishMoved(unit, playerId, events)
  return ok({ events: events.length })
}

/** Takes a claim back: places and history are the contact's again, and its link opens. */
export async function takeBackClaim(
  unit: UnitOfWork,
  { contactId, playerId, undo }: StandingClaim,
): Promise<void> {
  const { tx, now } = unit
  const listed = await findListed(tx, contactId)
  if (listed === null) return
  const move = { from: undo.standIn, to: playerId }
  const events = await lockClaimed(unit, [...undo.events, ...undo.kept].toSorted())
  await restoreContact(tx, contactId, undo, now)
  await moveBack(tx, move, undo)
  if (undo.isNewMember) await unmakeMember(unit, toClubKey(listed), playerId)
  await settle(unit, events)
  await tx.deleteFrom('contact_claims').where('contactId', '=', contactId).execute()
  await sendAlerts(unit, [
    { playerId, kind: 'claim-ended', eventId: null, params: { contact: listed.name } },
  ])
  publishContacts(unit.effects, listed)
  await publishTwins(unit, [undo.email])
  await publishMoved(unit, playerId, events)
}

/** Medals follow, and players are asked about what others did for them. */
async function settle(unit: UnitOfWork, events: readonly EventFacts[]): Promise<void> {
  for (const event of events) {
    if (hasStarted(event.terms, unit.now)) await refreshAwards(unit, event.eventId)
    if (event.terms.endsAt <= unit.now) await askUnacted(unit, event)
  }
}

async function tellClaim(
  unit: UnitOfWork,
  { contact, playerId, hearers }: Claimed & { hearers: readonly string[] },
): Promise<void> {
  const claimer = await unit.tx
    .selectFrom('players')
    .select('playerName')
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  const params = { contact: contact.name, player: claimer.playerName }
  await sendAlerts(
    unit,
    [...new Set(hearers)].map((hearerId) => ({
      playerId: hearerId,
      kind: 'contact-claimed' as const,
      eventId: null,
      params,
    })),
  )
}

/** Events under their locks: nothing of them changes until the claim stands. */
async function lockClaimed(
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
async function partBoth(
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

const toClubKey = ({ locationId, slug }: KeeperColumns): ClubKey => ({
  locationId: locationId ?? '',
  clubId: slug ?? '',
})

/**
 * A contact of a club is one of its people, so the player becomes a member, with its tags. True where
 * they were none.
 */
async function joinClub(
  unit: InvitingUnit,
  contact: KeeperColumns & { contactId: string },
  playerId: string,
): Promise<boolean> {
  if (contact.slug === null) return false
  const club = await lockClub(unit.tx, toClubKey(contact))
  if (club === undefined || club.ownerId === playerId) return false
  const isNew = await makeMember(unit, club, playerId)
  if (isNew) await takeTags(unit.tx, { contactId: contact.contactId, playerId })
  return isNew
}

async function publishMoved(
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
