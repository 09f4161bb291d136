// Rows of contacts. A contact and its stand-in are created together.
import { type Insertable, sql, type Selectable } from 'kysely'
import { type ContactFields, toStandInId } from '#domain/contact/contact.ts'
import { toAddress } from '#domain/mail/address.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import { mayKeep } from '../../core/player/sight-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { Tables } from '../../db/tables.ts'
import { toPatterns } from '../../naming/search-patterns.ts'

export type ContactRow = Selectable<Tables['contacts']>
/**
 * claims: players waiting for the keeper's approval. isUndoable: a claim that can be taken back.
 */
export type ListedContact = ContactRow & {
  claims: { playerId: string; playerName: string }[]
  isUndoable: boolean
}

const at = (now: number) => sql`${new Date(now)}::timestamptz`

const selectClaims = (viewerId: string, now: number) => sql<ListedContact['claims']>`
  (select coalesce(jsonb_agg(jsonb_build_object('playerId', p.player_id, 'playerName',
      p.player_name) order by c.asked), '[]') from contact_claims c
    join players p on p.player_id = c.player_id
    where c.contact_id = k.contact_id and c.claimed is null and c.declined is null
      and c.code_hash is null and k.email is null and k.former_emails = '{}'
      and c.expires > ${at(now)} and p.player_id <> all (array(select blocked_id
      from player_blocks where player_id = ${viewerId} union all select player_id
      from player_blocks where blocked_id = ${viewerId})))`

const isUndoable = (now: number) => sql<boolean>`
  exists (select from contact_claims c where c.contact_id = k.contact_id and c.undo is not null
    and c.expires > ${at(now)})`

type Asked = { text: string; limit: number; byPhone: boolean; viewerId: string; now: number }

export const isUnsent = sql<boolean>`(k.player_id is not null and k.email is not null
  and k.invited is null and k.stopped is null and k.bounced is null)`

const isByPhone = sql<boolean>`(k.player_id is not null and k.email is null
  and k.phone is not null and k.stopped is null)`

export async function listContacts(
  db: Database,
  keeper: KeeperColumns,
  { text, limit, byPhone, viewerId, now }: Asked,
): Promise<{ total: number; unsent: number; unsentByPhone: number; contacts: ListedContact[] }> {
  const fits = sql<boolean>`(k.search like all(${toPatterns(text)}::text[])
    and (not ${byPhone}::boolean or ${isByPhone}))`
  const all = db.selectFrom('contacts as k').where(isKeptBy(keeper))
  const counts = await all
    .select([
      sql<number>`count(*) filter (where ${fits})::int`.as('total'),
      sql<number>`count(*) filter (where ${isUnsent})::int`.as('unsent'),
      sql<number>`count(*) filter (where ${isByPhone} and k.invited is null
        and k.used is null)::int`.as('unsentByPhone'),
    ])
    .executeTakeFirstOrThrow()
  const contacts = await all
    .where(fits)
    .selectAll('k')
    .select([selectClaims(viewerId, now).as('claims'), isUndoable(now).as('isUndoable')])
    .orderBy(sql`lower(k.name)`)
    .orderBy('k.contactId')
    .limit(limit)
    .execute()
  return { ...counts, contacts }
}

export async function countContacts(db: Database, keeper: KeeperColumns): Promise<number> {
  const { total } = await db
    .selectFrom('contacts as k')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(isKeptBy(keeper))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function lockKeeper(tx: Database, keeper: KeeperColumns): Promise<void> {
  const name = `contacts ${JSON.stringify([keeper.keeperId, keeper.locationId, keeper.slug])}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

export async function isAddressTaken(
  db: Database,
  keeper: KeeperColumns,
  email: string,
  exceptId: string | null,
): Promise<boolean> {
  const other = await db
    .selectFrom('contacts as k')
    .select('k.contactId')
    .where(isKeptBy(keeper))
    .where('k.email', '=', toAddress(email))
    .$if(exceptId !== null, (query) => query.where('k.contactId', '<>', exceptId ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

/** `contactId` is a UUID and `linkKey` has 128 random bits. */
export type NewContact = ContactFields & { contactId: string; linkKey: string }

export async function insertContacts(
  tx: Database,
  keeper: KeeperColumns,
  contacts: readonly NewContact[],
  { addedBy, now }: { addedBy: string; now: number },
): Promise<string[]> {
  if (contacts.length === 0) return []
  const standIns = contacts.map(({ contactId, name, skillSelf }) => ({
    playerId: toStandInId(contactId),
    userId: null,
    playerName: name,
    skillSelf,
    skillChangedAt: null,
    homeLocation: null,
    nameLook: null,
    slugLook: null,
    hidden: true,
    onLeaderboards: false,
    contact: true,
    created: new Date(now),
  }))
  await tx.insertInto('players').values(standIns).execute()
  const rows: Insertable<Tables['contacts']>[] = contacts.map((contact) => ({
    ...toColumns(contact),
    ...keeper,
    contactId: contact.contactId,
    playerId: toStandInId(contact.contactId),
    linkKey: contact.linkKey,
    addedBy,
    created: new Date(now),
  }))
  await tx.insertInto('contacts').values(rows).execute()
  return standIns.map(({ playerId }) => playerId)
}

const toColumns = ({ name, email, phone, skillSelf, language, note }: ContactFields) => ({
  name,
  email: email === null ? null : toAddress(email),
  phone,
  skillSelf,
  language,
  note,
})

export async function lockContact(
  tx: Database,
  contactId: string,
  viewerId: string,
): Promise<ContactRow | undefined> {
  return tx
    .selectFrom('contacts as k')
    .selectAll('k')
    .where('k.contactId', '=', contactId)
    .where(mayKeep(viewerId))
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Updates a contact. A new address starts as not e-mailed and without bounces, but unsubscribing
 * stays, because it is the person's choice. The former address's reader has a link, so `linkKey`
 * replaces it.
 */
export async function updateContact(
  tx: Database,
  before: ContactRow,
  { linkKey, formerEmails, ...fields }: ContactFields & { linkKey: string; formerEmails: string[] },
): Promise<void> {
  const columns = toColumns(fields)
  const isMoved = columns.email !== before.email
  await tx
    .updateTable('contacts')
    .set({
      ...columns,
      formerEmails,
      ...(isMoved && { invited: null, reminded: null, bounced: null }),
      ...(isMoved && before.email !== null && { linkKey }),
    })
    .where('contactId', '=', before.contactId)
    .execute()
  if (isMoved && before.email !== null) await endJoinedKeys(tx, before.contactId)
  if (before.playerId === null) return
  await tx
    .updateTable('players')
    .set({ playerName: columns.name, skillSelf: columns.skillSelf })
    .where('playerId', '=', before.playerId)
    .execute()
}

/** Keys of contacts merged into this one stop working as well. */
async function endJoinedKeys(tx: Database, contactId: string): Promise<void> {
  await tx
    .updateTable('joined_contacts')
    .set({ linkKey: null })
    .where('contactId', '=', contactId)
    .execute()
}

export async function hasPlaces(tx: Database, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from player_events where player_id = ${playerId}
    union all select from match_list_players where player_id = ${playerId}
    union all select from league_players where player_id = ${playerId} limit 1`.execute(tx)
  return rows.length > 0
}

export async function saveLinkKey(tx: Database, contactId: string, linkKey: string): Promise<void> {
  await endJoinedKeys(tx, contactId)
  await tx.updateTable('contacts').set({ linkKey }).where('contactId', '=', contactId).execute()
}

export async function saveSent(tx: Database, contactId: string, now: number): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ invited: new Date(now) })
    .where('contactId', '=', contactId)
    .where('invited', 'is', null)
    .execute()
}

/** Deletes contacts; a database trigger clears the names of their stand-ins. */
export async function deleteContacts(tx: Database, contactIds: readonly string[]): Promise<void> {
  await sql`delete from contacts where contact_id = any(${[...contactIds]}::uuid[])
    returning ${changedRow('contacts')}`.execute(tx)
}

export async function listStandIns(
  tx: Database,
  keeper: KeeperColumns,
): Promise<{ contactId: string; playerId: string | null }[]> {
  return tx
    .selectFrom('contacts as k')
    .select(['k.contactId', 'k.playerId'])
    .where(isKeptBy(keeper))
    .orderBy('k.contactId')
    .forUpdate()
    .execute()
}

export async function listStandInEvents(
  tx: Database,
  playerIds: readonly string[],
  now: number,
): Promise<{ eventId: string; playerId: string }[]> {
  return tx
    .selectFrom('player_events as pe')
    .innerJoin('events as e', 'e.eventId', 'pe.eventId')
    .select(['e.eventId', 'pe.playerId'])
    .where('pe.playerId', 'in', playerIds)
    .where('pe.removed', '=', false)
    .where('e.deleted', '=', false)
    .where('e.startsAt', '>', new Date(now))
    .orderBy('e.eventId')
    .orderBy('pe.playerId')
    .execute()
}
