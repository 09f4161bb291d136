// Moves a contact's history to a player, and back; one transaction each, without loss or
// duplicates.
import { hasStarted } from '#domain/event/eligibility.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import type { InvitingUnit } from '../../core/follow-ups/changes.ts'
import type { KeeperColumns } from '../../core/player/keeper-queries.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { People } from '../../manifests/table-facts.ts'
import { makeMember, unmakeMember } from '../club/join-commands.ts'
import { lockClub, type ClubKey } from '../club/queries.ts'
import { createLinkKey } from '../contact/commands.ts'
import { publishTwins } from '../contact/twin-commands.ts'
import { forgetDisowned, listAskedEvents } from '../own-act/queries.ts'
import { joinPayments } from '../payment/double-commands.ts'
import { joinNumbers } from '../queue/arrival-commands.ts'
import { listContactKeepers, saveClaimed, type StandingClaim } from './ask-queries.ts'
import {
  closeClaimedContact,
  findListed,
  listClaimedEvents,
  moveStandIns,
  takeContactActs,
  takeTags,
} from './claim-queries.ts'
import { lockMoved, mergeSharedPlaces, publishMoved, settleEvents } from './one-person-commands.ts'
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

/**
 * Moves everything of a contact to a player, and alerts the keepers and the player. asked: the
 * events awaiting the player's confirmation, newest first.
 */
export async function moveClaim(
  unit: InvitingUnit,
  { contact, playerId }: Claimed,
  people: People,
): Promise<Result<{ events: number; asked: string[] }, 'contact-plays-too'>> {
  const { tx, now } = unit
  const { contactId } = contact
  const move = { from: contact.playerId, to: playerId }
  const shown = await listClaimedEvents(tx, [move.from])
  const events = await lockMoved(
    unit,
    shown.map(({ eventId }) => eventId),
  )
  const parted = await mergeSharedPlaces(unit, move)
  if (!parted.ok) return parted
  await joinPayments(unit, move)
  await joinNumbers(unit, move)
  const alone = events.flatMap(({ eventId }) => (parted.value.all.has(eventId) ? [] : [eventId]))
  const undo: ClaimUndo = {
    standIn: move.from,
    email: contact.email,
    formerEmails: contact.formerEmails,
    phone: contact.phone,
    note: contact.note,
    linkKey: contact.linkKey,
    events: alone,
    kept: parted.value.kept,
    isNewMember: await joinClub(unit, contact, playerId),
    acts: await captureActs(tx, contactId),
    teams: await captureTeams(tx, move.from, alone),
    moved: await captureMoved(tx, move, people),
  }
  const told = { contactId, playerId }
  const keepers = await listContactKeepers(tx, told)
  await closeClaimedContact(tx, contactId, { to: playerId, linkKey: createLinkKey(), now })
  await moveStandIns(tx, [move], { events: shown, people })
  // Taking over a place in an upcoming event counts as an own act, undoable; past events are asked
  // about.
  const ahead = new Set(
    events.filter(({ terms }) => !hasStarted(terms, now)).map(({ eventId }) => eventId),
  )
  for (const eventId of await takeContactActs(tx, contactId, playerId))
    if (ahead.has(eventId))
      await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'sign-up', now })
  await settleEvents(unit, events)
  await saveClaimed(tx, { ...told, undo, now })
  await tellClaim(unit, { contact, playerId, hearers: [...keepers, playerId] })
  await publishTwins(unit, [contact.email])
  await publishMoved(unit, playerId, events)
  return ok({ events: events.length, asked: await listAskedEvents(tx, playerId, events) })
}

/** Undoes a claim: places and history return to the contact, and its link works again. */
export async function takeBackClaim(
  unit: UnitOfWork,
  { contactId, playerId, undo }: StandingClaim,
  people: People,
): Promise<void> {
  const { tx, now } = unit
  const listed = await findListed(tx, contactId)
  if (listed === null) return
  const move = { from: undo.standIn, to: playerId }
  const events = await lockMoved(unit, [...undo.events, ...undo.kept].toSorted())
  await restoreContact(tx, contactId, undo, now)
  await moveBack(tx, move, undo, people)
  await forgetDisowned(tx, undo.standIn, undo.events)
  if (undo.isNewMember) await unmakeMember(unit, toClubKey(listed), playerId)
  await settleEvents(unit, events)
  await tx.deleteFrom('contact_claims').where('contactId', '=', contactId).execute()
  await sendAlerts(unit, [
    { playerId, kind: 'claim-ended', eventId: null, params: { contact: listed.name } },
  ])
  await publishTwins(unit, [undo.email])
  await publishMoved(unit, playerId, events)
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

const toClubKey = ({ locationId, slug }: KeeperColumns): ClubKey => ({
  locationId: locationId ?? '',
  clubId: slug ?? '',
})

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
