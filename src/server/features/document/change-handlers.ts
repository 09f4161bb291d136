// Changes of records, each passed on to the call it corresponds to.
import type { ChangedFields } from '#contract/document.ts'
import { permitOffice } from '#domain/access/capabilities.ts'
import { isSamePhoto } from '#domain/photo/photo.ts'
import { toSlug } from '#domain/player/slug.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { ok } from '#domain/shared/result.ts'
import { storeAlertsRead as markAlertsRead } from '../alert/commands.ts'
import { storeMessagesRead as markMessagesRead } from '../message/commands.ts'
import * as store from './queries.ts'
import {
  agrees,
  denied,
  isHonest,
  isMine,
  onlyOne,
  otherHalf,
  type Change,
} from './record-handlers.ts'

const done = ok({ success: true })

const markAlert: Change<ChangedFields['alerts']> = async (_tell, { actor, tx }, id) => {
  if (!isUuid(id) || !(await store.isOwnAlert(tx, id, actor.playerId))) return denied
  await markAlertsRead(tx, { ...actor, alertId: id })
  return done
}

const markMessage: Change<ChangedFields['messages']> = async (_tell, { actor, tx }, id) => {
  const fromId = isUuid(id) ? await store.findSender(tx, id, actor.playerId) : null
  if (fromId === null) return denied
  await markMessagesRead(tx, { fromId, toId: actor.playerId, messageId: id })
  return done
}

/**
 * The receiver may mark it, and so the thread, read. The server maintains the record: a sender's
 * write succeeds only when it matches what is stored.
 */
const changeLastMessage: Change<ChangedFields['messageLast']> = async (
  tell,
  context,
  id,
  fields,
) => {
  const { actor, tx } = context
  if (!('toId' in fields))
    return id.endsWith(actor.playerId)
      ? tell(context, 'messages-markRead', { playerId: id.slice(0, -actor.playerId.length) })
      : denied
  if (id !== actor.playerId + fields.toId || !isHonest(context, fields)) return denied
  const last = await store.findLastMessage(tx, actor.playerId, fields.toId)
  const isThere =
    last !== null &&
    last.message === fields.message &&
    agrees(fields.type, last.type) &&
    agrees(fields.eventId, last.eventId) &&
    agrees(fields.locationId, last.locationId)
  return isThere ? done : denied
}

const changeLocation: Change<ChangedFields['playerLocations']> = async (
  tell,
  context,
  id,
  fields,
) => {
  const locationId = otherHalf(context, id, fields.locationId)
  return locationId !== null && isMine(context, fields)
    ? tell(context, 'playerLocations-setActive', { locationId, active: !fields.removed })
    : denied
}

const changeFriend: Change<ChangedFields['playerFriends']> = async (tell, context, id, fields) => {
  const friendId = otherHalf(context, id, fields.friendId)
  return friendId !== null && isMine(context, fields)
    ? tell(context, 'playerFriends-set', { friendId, friend: fields.friend })
    : denied
}

const changeFavorite: Change<ChangedFields['playerFavorites']> = async (
  tell,
  context,
  id,
  fields,
) => {
  const favoriteId = otherHalf(context, id, fields.favoriteId)
  return favoriteId !== null && isMine(context, fields)
    ? tell(context, 'playerFavorites-set', { favoriteId, favorite: fields.favorite })
    : denied
}

/**
 * Renames a club of the actor; if they don't own one with this id and the fields name the venue,
 * the club is created.
 */
const changeClub: Change<ChangedFields['clubs']> = async (tell, context, id, fields) => {
  const { actor, tx } = context
  const { clubName, location } = fields
  if (!isMine(context, fields)) return denied
  const found = await store.listOwnClubs(tx, actor.playerId, id)
  const mine = onlyOne(found.filter(({ locationId }) => agrees(location, locationId)))
  if (mine !== null) return tell(context, 'clubs-rename', { ...mine, clubName })
  if (typeof location !== 'string' || found.length > 0 || id !== location + toSlug(clubName))
    return denied
  return tell(context, 'clubs-create', { locationId: location, clubName })
}

const changePhoto: Change<ChangedFields['locations']> = async (
  _tell,
  { actor, tx },
  id,
  { photoURL },
) => {
  const stored = await store.findPhotoOfOffice(tx, id, actor.playerId)
  if (stored === null || !isSamePhoto(photoURL, stored)) return denied
  const allowed = permitOffice(actor)
  return allowed.ok ? done : allowed
}

export const changes: { [C in keyof ChangedFields]: Change<ChangedFields[C]> } = {
  alerts: markAlert,
  messages: markMessage,
  messageLast: changeLastMessage,
  playerLocations: changeLocation,
  playerFriends: changeFriend,
  playerFavorites: changeFavorite,
  players: async (tell, context, id, { homeLocation }) =>
    tell(context, 'players-updatePlayer', { playerId: id, fields: { homeLocation } }),
  clubs: changeClub,
  locations: changePhoto,
}
