// Contacts with the confirmed address of an account: most likely the same person twice, unless the
// account has declined.
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { ContactKeeper } from '#domain/contact/contact.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { isNotBlocked } from './block-queries.ts'
import { mayKeep } from './sight-queries.ts'

type Person = RawBuilder<string>

const isSamePerson = (playerId: Person): RawBuilder<boolean> => sql<boolean>`(u.email_verified
  and k.email = u.email and k.player_id is not null
  and not exists (select from contact_claims said where said.contact_id = k.contact_id
    and said.player_id = ${playerId} and said.declined is not null))`

export type Twin = { playerId: string; twinId: string }

/** One by one (offset 0): joins may read all players where few have an account. */
export function selectTwins(
  db: Database,
  playerIds: readonly string[],
): CompiledQuery<Twin> | null {
  if (playerIds.length === 0) return null
  const ids = sql`any(${[...playerIds]}::text[])`
  const playerId = sql.ref<string>('p.player_id')
  return sql<Twin>`
    select p.player_id, twin.player_id as "twinId"
    from (select player_id, user_id from players where player_id = ${ids} offset 0) p
      cross join lateral (select email, email_verified from auth_users
        where id = p.user_id offset 0) u
      cross join lateral (select k.player_id from contacts k
        where ${isSamePerson(playerId)} offset 0) twin
    union all select k.player_id, p.player_id
    from (select * from contacts where player_id = ${ids} offset 0) k
      cross join lateral (select id, email, email_verified from auth_users
        where email = k.email offset 0) u
      cross join lateral (select player_id from players where user_id = u.id offset 0) p
      where ${isSamePerson(playerId)}`.compile(db)
}

export async function listSamePerson(db: Database, playerId: string): Promise<Twin[]> {
  const asked = selectTwins(db, [playerId])
  return asked === null ? [] : (await db.executeQuery(asked)).rows
}

const fromAsked = (playerId: Person, userId: Person) => sql`
  from contacts k join auth_users u on u.id = ${userId} and ${isSamePerson(playerId)}
  where k.added_by is distinct from ${playerId} and not ${mayKeep(playerId)}
    and (k.keeper_id is null or ${isNotBlocked(playerId, sql.ref<string>('k.keeper_id'))})`

export const countAsked = (playerId: Person, userId: Person): RawBuilder<number> =>
  sql<number>`(select count(*)::int ${fromAsked(playerId, userId)})`

export type AskedContact = {
  contactId: string
  name: string
  senderKind: ContactKeeper
  senderName: string
  events: number
}

const askedMax = 10

export async function listAskedContacts(
  db: Database,
  { playerId, userId }: { playerId: string; userId: string },
): Promise<AskedContact[]> {
  const { rows } = await sql<AskedContact>`
    select one.contact_id, one.name, case when one.keeper_id is not null
        then 'player' when one.slug is not null then 'club' else 'venue' end as "senderKind",
      coalesce(keeper.player_name, club.club_name, venue.name, '') as "senderName",
      (select count(*)::int from player_events r where r.player_id = one.player_id
        and not r.removed) as events
    from (select k.* ${fromAsked(sql.val(playerId), sql.val(userId))}) one
      left join players keeper on keeper.player_id = one.keeper_id
      left join locations venue on venue.location_id = one.location_id
      left join clubs club on club.location_id = one.location_id and club.slug = one.slug
    order by one.created, one.contact_id limit ${askedMax}`.execute(db)
  return rows
}

export async function saveDeclined(
  tx: Database,
  { contactId, playerId, userId }: { contactId: string; playerId: string; userId: string },
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into contact_claims (contact_id, player_id, asked, expires, declined)
    select asked.contact_id, ${playerId}, ${new Date(now)}::timestamptz, 'infinity',
        ${new Date(now)}::timestamptz
      from (select k.contact_id ${fromAsked(sql.val(playerId), sql.val(userId))}) asked
      where asked.contact_id = ${contactId}
    on conflict (contact_id, player_id) do update set declined = excluded.declined,
      expires = excluded.expires, code_hash = null where contact_claims.claimed is null
    returning ${changedRow('contact_claims')}`.execute(tx)
  return rows.length > 0
}

export async function listAccountsWith(db: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth_users
    where email = any(${[...emails]}::text[]) and email_verified`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listAddresses(
  db: Database,
  contactIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from contacts
    where contact_id = any(${[...contactIds]}::uuid[]) and email is not null`.execute(db)
  return rows.map(({ email }) => email)
}
