import * as v from 'valibot'
import { calls, type CallInput } from '#contract/contract.ts'
import {
  addedFields,
  changedFields,
  type AddedFields,
  type ChangedFields,
} from '#contract/document.ts'
// The spec's clients write records by collection and id. Each row of the tables below is a call of
// the app in that form and is answered by that call's own handler, so that nothing can be written
// this way that the app's own calls would refuse. What is in no row, what is somebody else's and
// what does not exist are all not-allowed.
import { permitOffice } from '#domain/access/capabilities.ts'
import { isSamePhoto } from '#domain/photo/photo.ts'
import { slugOf } from '#domain/player/slug.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { handlersOf, type CallContext, type Handlers } from '../../handler.ts'
import { markRead as markAlertsRead } from '../alert/store.ts'
import { markRead as markMessagesRead } from '../message/store.ts'
import { partnersOf } from '../team/store.ts'
import * as store from './store.ts'

/** The calls that records stand for. */
type Told =
  | 'players-updatePlayer'
  | 'playerLocations-setActive'
  | 'playerFriends-set'
  | 'playerFavorites-set'
  | 'messages-send'
  | 'messages-markRead'
  | 'eventTeams-request'
  | 'eventTeams-accept'
  | 'locationsAdmin-invite'
  | 'locationsAdmin-accept'
  | 'clubs-create'
  | 'clubs-rename'
  | 'clubs-delete'
  | 'clubMembers-remove'

type Answer = Result<unknown>
type Tell = <N extends Told>(context: CallContext, name: N, input: CallInput<N>) => Promise<Answer>
type Change<F> = (tell: Tell, context: CallContext, id: string, fields: F) => Promise<Answer>
type Add<F> = (tell: Tell, context: CallContext, fields: F) => Promise<Answer>
type Delete = (tell: Tell, context: CallContext, id: string) => Promise<Answer>

const done = ok({ success: true })
const denied = refuse('not-allowed')

/**
 * Asks another call in the transaction of this one. What that call's input does not take is nothing
 * this one may write.
 */
const tellOf =
  (handlers: Pick<Handlers, Told>): Tell =>
  async (context, name, input) => {
    const parsed = v.safeParse(calls[name].input, input)
    if (!parsed.success) return denied
    const handler: unknown = handlers[name]
    if (typeof handler !== 'function') throw new Error(`${name} brings a transaction of its own`)
    return (handler as (context: CallContext, input: unknown) => Promise<Answer>)(
      context,
      parsed.output,
    )
  }

/** True when a client says nothing, or what we know. */
const agrees = <T>(said: T | null | undefined, known: T): boolean =>
  said === undefined || said === null || said === known

type Owner = { playerId?: string | null | undefined; userId?: string | null | undefined }
const isMine = ({ actor }: CallContext, { playerId, userId }: Owner): boolean =>
  agrees(playerId, actor.playerId) && agrees(userId, actor.userId)

/**
 * The other half of an id that begins with the player's own, if the fields agree; null otherwise.
 */
function otherHalf(
  { actor }: CallContext,
  id: string,
  said: string | null | undefined,
): string | null {
  if (!id.startsWith(actor.playerId)) return null
  const other = id.slice(actor.playerId.length)
  return agrees(said, other) ? other : null
}

/**
 * The one record that a joined id may name among those of the player. Two of them is one too many.
 */
const onlyOne = <T>(found: readonly T[]): T | null =>
  found.length === 1 ? (found[0] ?? null) : null

type Letter = AddedFields['messages']

/**
 * What a message says of itself: it is the player's, not read yet, and names its two ends as they
 * are named.
 */
function isHonest({ actor }: CallContext, { fromId, from, toId, to, channel }: Letter): boolean {
  return (
    agrees(fromId, actor.playerId) &&
    agrees(channel, actor.playerId + toId) &&
    agrees(slugOf(from ?? actor.playerId), actor.playerId) &&
    agrees(slugOf(to ?? toId), toId)
  )
}

const markAlert: Change<ChangedFields['alerts']> = async (_tell, { actor, tx, effects }, id) => {
  if (!isUuid(id) || !(await store.isAlertOf(tx, id, actor.playerId))) return denied
  await markAlertsRead(tx, { ...actor, alertId: id }, effects)
  return done
}

const markMessage: Change<ChangedFields['messages']> = async (
  _tell,
  { actor, tx, effects },
  id,
) => {
  const fromId = isUuid(id) ? await store.findSender(tx, id, actor.playerId) : null
  if (fromId === null) return denied
  await markMessagesRead(tx, { fromId, toId: actor.playerId, messageId: id }, effects)
  return done
}

/**
 * Its receiver reads it, and so the thread. The server keeps it: what its sender says of it can
 * only be what is there.
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
 * A club of mine gets another name; where I have none of this id and the fields name the venue, it
 * is made under its id.
 */
const changeClub: Change<ChangedFields['clubs']> = async (tell, context, id, fields) => {
  const { actor, tx } = context
  const { clubName, location } = fields
  if (!isMine(context, fields)) return denied
  const found = await store.listOwnClubs(tx, actor.playerId, id)
  const mine = onlyOne(found.filter(({ locationId }) => agrees(location, locationId)))
  if (mine !== null) return tell(context, 'clubs-rename', { ...mine, clubName })
  if (typeof location !== 'string' || found.length > 0 || id !== location + slugOf(clubName))
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

/** Rows of documentUpdates-updateDocument and -setDocument. */
const changes: { [C in keyof ChangedFields]: Change<ChangedFields[C]> } = {
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

/** Records that may be set without merge: with this field, the fields are all there is of them. */
const wholeRecords: ReadonlyMap<string, string> = new Map([
  ['messageLast', 'toId'],
  ['playerLocations', 'removed'],
  ['playerFriends', 'friend'],
  ['playerFavorites', 'favorite'],
])

function isWhole(collection: string, fields: unknown): boolean {
  const field = wholeRecords.get(collection)
  return (
    field !== undefined &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.hasOwn(fields, field)
  )
}

/** The server writes the words of requests: what the fields say there is not kept. */
const addMessage: Add<Letter> = async (tell, context, fields) => {
  const { toId, message, type, eventId, locationId } = fields
  if (!isHonest(context, fields)) return denied
  if (type === 'teamReq' && typeof eventId === 'string' && agrees(locationId, null))
    return tell(context, 'eventTeams-request', { eventId, playerId: toId })
  if (type === 'adminReq' && typeof locationId === 'string' && agrees(eventId, null))
    return tell(context, 'locationsAdmin-invite', { locationId, playerId: toId })
  const isPlain = agrees(type, 'txt') && agrees(eventId, null) && agrees(locationId, null)
  return isPlain
    ? tell(context, 'messages-send', { messageId: context.deps.newId(), toId, message })
    : denied
}

const addClub: Add<AddedFields['clubs']> = async (tell, context, fields) =>
  isMine(context, fields)
    ? tell(context, 'clubs-create', { locationId: fields.location, clubName: fields.clubName })
    : denied

/** A team is formed by who was asked. */
const addTeam: Add<AddedFields['eventTeams']> = async (
  tell,
  context,
  { eventId, p1, p2, team },
) => {
  const {
    actor: { playerId },
    tx,
    now,
  } = context
  const fromId = playerId === p1 ? p2 : p1
  const isPair =
    p1 !== p2 &&
    [p1, p2].includes(playerId) &&
    (team ?? [p1, p2]).toSorted().join(' ') === [p1, p2].toSorted().join(' ')
  if (!isPair) return denied
  const messageId = await store.findRequest(
    tx,
    { type: 'teamReq', toId: playerId, fromId, eventId },
    now,
  )
  if (messageId !== null) return tell(context, 'eventTeams-accept', { messageId })
  return (await partnersOf(tx, eventId, [playerId])).get(playerId) === fromId
    ? refuse('team-already-accepted')
    : denied
}

/** An office is taken by who was invited to it. */
const addOffice: Add<AddedFields['locationsAdmin']> = async (
  tell,
  context,
  { playerId, locationId },
) => {
  const { actor, tx, now } = context
  const messageId = agrees(playerId, actor.playerId)
    ? await store.findRequest(tx, { type: 'adminReq', toId: actor.playerId, locationId }, now)
    : null
  return messageId === null ? denied : tell(context, 'locationsAdmin-accept', { messageId })
}

/** Rows of documentUpdates-addDocument. */
const additions: { [C in keyof AddedFields]: Add<AddedFields[C]> } = {
  messages: addMessage,
  clubs: addClub,
  eventTeams: addTeam,
  locationsAdmin: addOffice,
}

/** Rows of documentUpdates-deleteDocument. */
const deletions: Readonly<Record<string, Delete>> = {
  clubs: async (tell, context, id) => {
    const club = onlyOne(await store.listOwnClubs(context.tx, context.actor.playerId, id))
    return club === null ? denied : tell(context, 'clubs-delete', club)
  },
  clubMembers: async (tell, context, id) => {
    const member = onlyOne(await store.listMemberships(context.tx, context.actor.playerId, id))
    return member === null ? denied : tell(context, 'clubMembers-remove', member)
  },
}

/** What ids of records are made of. */
const recordId = /^[\p{L}\p{N}_-]+$/u

const hasRow = <T extends object>(table: T, collection: string): collection is keyof T & string =>
  Object.hasOwn(table, collection)

/**
 * The answer as the contract lists it: other refusals of the calls behind would tell of records
 * that are not the player's.
 */
function answered<C extends string>(
  answer: Answer,
  listed: readonly C[],
):
  | Result<{ success: boolean }, never>
  | { ok: false; refusal: { code: C | 'not-allowed' | 'second-factor-needed' } } {
  if (answer.ok) return done
  const { refusal } = answer
  const code = [...listed, 'second-factor-needed' as const].find((known) => known === refusal.code)
  return code === undefined ? denied : { ok: false, refusal: { ...refusal, code } }
}

async function change<C extends keyof ChangedFields>(
  tell: Tell,
  context: CallContext,
  { collection, id, fields }: { collection: C; id: string; fields: unknown },
): Promise<Answer> {
  const parsed = v.safeParse(changedFields[collection], fields)
  return parsed.success && recordId.test(id)
    ? changes[collection](tell, context, id, parsed.output as ChangedFields[C])
    : denied
}

async function add<C extends keyof AddedFields>(
  tell: Tell,
  context: CallContext,
  collection: C,
  fields: unknown,
): Promise<Answer> {
  const parsed = v.safeParse(addedFields[collection], fields)
  return parsed.success
    ? additions[collection](tell, context, parsed.output as AddedFields[C])
    : denied
}

/** The handlers of this feature; `handlers` are those of the calls that records stand for. */
export function documentHandlers(handlers: Pick<Handlers, Told>) {
  const tell = tellOf(handlers)
  return handlersOf<
    | 'documentUpdates-updateDocument'
    | 'documentUpdates-setDocument'
    | 'documentUpdates-addDocument'
    | 'documentUpdates-deleteDocument'
  >({
    'documentUpdates-updateDocument': async (context, { collection, ...given }) =>
      answered(
        hasRow(changes, collection)
          ? await change(tell, context, { collection, ...given })
          : denied,
        calls['documentUpdates-updateDocument'].refusals,
      ),
    'documentUpdates-setDocument': async (context, { collection, merge, ...given }) => {
      const isTaken =
        hasRow(changes, collection) && (merge === true || isWhole(collection, given.fields))
      return answered(
        isTaken ? await change(tell, context, { collection, ...given }) : denied,
        calls['documentUpdates-setDocument'].refusals,
      )
    },
    'documentUpdates-addDocument': async (context, { collection, fields }) =>
      answered(
        hasRow(additions, collection) ? await add(tell, context, collection, fields) : denied,
        calls['documentUpdates-addDocument'].refusals,
      ),
    'documentUpdates-deleteDocument': async (context, { collection, id }) =>
      answered(
        hasRow(deletions, collection) && recordId.test(id)
          ? ((await deletions[collection]?.(tell, context, id)) ?? denied)
          : denied,
        calls['documentUpdates-deleteDocument'].refusals,
      ),
  })
}
