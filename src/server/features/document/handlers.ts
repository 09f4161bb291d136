// The spec's clients write records by collection and id. Each row below forwards to the app's own
// call, so a write that the app would refuse is refused here, too. Unlisted, foreign and missing
// records are all not-allowed.
import * as v from 'valibot'
import { calls } from '#contract/contract.ts'
import {
  addedFields,
  changedFields,
  type AddedFields,
  type ChangedFields,
} from '#contract/document.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { defineHandlers, type CallContext, type Handlers } from '../../handler.ts'
import { findPartners } from '../team/queries.ts'
import { changes } from './change-handlers.ts'
import * as store from './queries.ts'
import {
  agrees,
  denied,
  isHonest,
  isMine,
  onlyOne,
  type Add,
  type CallAnswer,
  type Delete,
  type SentMessage,
  type CallForwarder,
  type ForwardedCall,
} from './record-handlers.ts'

const done = ok({ success: true })

/** Runs another call in this call's transaction; input that its schema rejects is denied. */
const createForwarder =
  (handlers: Pick<Handlers, ForwardedCall>): CallForwarder =>
  async (context, name, input) => {
    const parsed = v.safeParse(calls[name].input, input)
    if (!parsed.success) return denied
    const handler: unknown = handlers[name]
    if (typeof handler !== 'function') throw new Error(`${name} brings a transaction of its own`)
    return (handler as (context: CallContext, input: unknown) => Promise<CallAnswer>)(
      context,
      parsed.output,
    )
  }

/** Records that may be set without merge, because with this field the given fields are complete. */
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

/** The server writes the text of requests and ignores the one in the fields. */
const addMessage: Add<SentMessage> = async (tell, context, fields) => {
  const { toId, message, type, eventId, locationId } = fields
  if (!isHonest(context, fields)) return denied
  if (type === 'teamReq' && typeof eventId === 'string' && agrees(locationId, null))
    return tell(context, 'eventTeams-request', { eventId, playerId: toId })
  if (type === 'adminReq' && typeof locationId === 'string' && agrees(eventId, null))
    return tell(context, 'locationsAdmin-invite', { locationId, playerId: toId })
  const isPlain = agrees(type, 'txt') && agrees(eventId, null) && agrees(locationId, null)
  return isPlain
    ? tell(context, 'messages-send', { messageId: context.newId(), toId, message })
    : denied
}

const addClub: Add<AddedFields['clubs']> = async (tell, context, fields) =>
  isMine(context, fields)
    ? tell(context, 'clubs-create', { locationId: fields.location, clubName: fields.clubName })
    : denied

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
  return (await findPartners(tx, eventId, [playerId])).get(playerId) === fromId
    ? refuse('team-already-accepted')
    : denied
}

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

const additions: { [C in keyof AddedFields]: Add<AddedFields[C]> } = {
  messages: addMessage,
  clubs: addClub,
  eventTeams: addTeam,
  locationsAdmin: addOffice,
}

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

const recordId = /^[\p{L}\p{N}_-]+$/u

const hasRow = <T extends object>(table: T, collection: string): collection is keyof T & string =>
  Object.hasOwn(table, collection)

/**
 * Maps refusals to those of the contract: other refusals would reveal records that aren't the
 * player's.
 */
function answered<C extends string>(
  answer: CallAnswer,
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
  tell: CallForwarder,
  context: CallContext,
  { collection, id, fields }: { collection: C; id: string; fields: unknown },
): Promise<CallAnswer> {
  const parsed = v.safeParse(changedFields[collection], fields)
  return parsed.success && recordId.test(id)
    ? changes[collection](tell, context, id, parsed.output as ChangedFields[C])
    : denied
}

async function add<C extends keyof AddedFields>(
  tell: CallForwarder,
  context: CallContext,
  collection: C,
  fields: unknown,
): Promise<CallAnswer> {
  const parsed = v.safeParse(addedFields[collection], fields)
  return parsed.success
    ? additions[collection](tell, context, parsed.output as AddedFields[C])
    : denied
}

export function documentHandlers(handlers: Pick<Handlers, ForwardedCall>) {
  const tell = createForwarder(handlers)
  return defineHandlers<
    | 'documentUpdates-updateDocument'
    | 'documentUpdates-setDocument'
    | 'documentUpdates-addDocument'
    | 'documentUpdates-deleteDocument'
  >({
    'documentUpdates-updateDocument': async (context, { collection, ...input }) =>
      answered(
        hasRow(changes, collection)
          ? await change(tell, context, { collection, ...input })
          : denied,
        calls['documentUpdates-updateDocument'].refusals,
      ),
    'documentUpdates-setDocument': async (context, { collection, merge, ...input }) => {
      const isTaken =
        hasRow(changes, collection) && (merge === true || isWhole(collection, input.fields))
      return answered(
        isTaken ? await change(tell, context, { collection, ...input }) : denied,
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
