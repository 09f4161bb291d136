import { sql } from 'kysely'
import { type ContactFields, toStandInId } from '#domain/contact/contact.ts'
import { isVisible } from '../../core/player/block-queries.ts'
import { isKeptBy, type KeeperColumns } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

type OpenImport = { importId: string; playerId: string; now: number }

/**
 * Starts or resumes an import and locks it. False when it belongs to someone else or was already
 * confirmed.
 */
export async function openImport(
  tx: Database,
  { importId, playerId, now }: OpenImport,
): Promise<boolean> {
  await tx
    .insertInto('contact_imports')
    .values({ importId, playerId, created: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await lockImport(tx, importId, playerId)
  return found !== undefined && found.confirmed === null
}

export async function lockImport(
  tx: Database,
  importId: string,
  playerId: string,
): Promise<{ confirmed: Date | null; added: number | null } | undefined> {
  return tx
    .selectFrom('contact_imports')
    .select(['confirmed', 'added'])
    .where('importId', '=', importId)
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirst()
}

/** A row of a sheet; contactId is a UUID and linkKey has 128 random bits. */
export type StagedRow = ContactFields & { row: number; contactId: string; linkKey: string }

export async function saveStagedRows(
  tx: Database,
  importId: string,
  rows: readonly StagedRow[],
  { from, until }: { from: number; until: number },
): Promise<void> {
  await tx
    .deleteFrom('contact_import_rows')
    .where('importId', '=', importId)
    .where('row', '>=', from)
    .where('row', '<', until)
    .execute()
  if (rows.length === 0) return
  await tx
    .insertInto('contact_import_rows')
    .values(
      rows.map((staged) => ({ ...staged, importId, standInId: toStandInId(staged.contactId) })),
    )
    .execute()
}

export type KnownPerson = Pick<ContactFields, 'name' | 'email' | 'phone'>

export async function listNamesakes(
  tx: Database,
  keeper: KeeperColumns,
  { importId, from }: { importId: string; from: number },
  entries: readonly KnownPerson[],
): Promise<KnownPerson[]> {
  const emails = sql`any(${entries.flatMap(({ email }) => email ?? [])}::text[])`
  const names = sql`any(${entries.map(({ name }) => name.toLowerCase())}::text[])`
  const { rows } = await sql<KnownPerson>`
    select k.name, k.email, k.phone from contacts k
    where ${isKeptBy(keeper)} and (k.email = ${emails} or lower(k.name) = ${names})
    union all select r.name, r.email, r.phone from contact_import_rows r
    where r.import_id = ${importId}::uuid and r.row < ${from}
      and (r.email = ${emails} or lower(r.name) = ${names})`.execute(tx)
  return rows
}

export async function listKnownPeople(tx: Database, keeper: KeeperColumns): Promise<KnownPerson[]> {
  return tx
    .selectFrom('contacts as k')
    .select(['k.name', 'k.email', 'k.phone'])
    .where(isKeptBy(keeper))
    .execute()
}

export async function listStagedRows(
  tx: Database,
  importId: string,
): Promise<(KnownPerson & { row: number })[]> {
  return tx
    .selectFrom('contact_import_rows')
    .select(['row', 'name', 'email', 'phone'])
    .where('importId', '=', importId)
    .orderBy('row')
    .execute()
}

export type ImportPart = { importId: string; from: number; until: number }

/** Rows of a part whose address is the confirmed address of an account that the viewer may see. */
export async function listRowsOfPlayers(
  tx: Database,
  viewerId: string,
  { importId, from, until }: ImportPart,
): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    select r.row from contact_import_rows r join auth_users u on u.email = r.email
    join players p on p.user_id = u.id
    where r.import_id = ${importId}::uuid and r.row >= ${from} and r.row < ${until}
      and u.email_verified and ${isVisible(viewerId, 'p')}
    order by r.row`.execute(tx)
  return rows.map(({ row }) => row)
}

export async function dropStagedRows(
  tx: Database,
  importId: string,
  rows: readonly number[],
): Promise<void> {
  await sql`delete from contact_import_rows
    where import_id = ${importId}::uuid and row = any(${[...rows]}::integer[])`.execute(tx)
}

export async function confirmImport(
  tx: Database,
  keeper: KeeperColumns,
  { importId, playerId, now }: OpenImport,
  { added, tags }: { added: number; tags: readonly string[] },
): Promise<void> {
  const [id, at] = [sql`${importId}::uuid`, new Date(now)]
  await sql`insert into players (player_id, player_name, skill_self, hidden, on_leaderboards,
      contact, created)
    select stand_in_id, name, skill_self, true, false, true, ${at}
    from contact_import_rows where import_id = ${id}`.execute(tx)
  await sql`insert into contacts (contact_id, player_id, keeper_id, location_id, slug, name, email,
      phone, skill_self, language, note, link_key, added_by, created, import_id, tags)
    select contact_id, stand_in_id, ${keeper.keeperId}, ${keeper.locationId}, ${keeper.slug}, name,
      email, phone, skill_self, language, note, link_key, ${playerId}, ${at}, import_id,
      ${[...tags]}::text[]
    from contact_import_rows where import_id = ${id}
    returning ${changedRow('contacts')}`.execute(tx)
  await sql`delete from contact_import_rows where import_id = ${id}`.execute(tx)
  await sql`update contact_imports set confirmed = ${at}, added = ${added}
    where import_id = ${id}`.execute(tx)
}

export async function deleteOpenImport(
  tx: Database,
  importId: string,
  playerId: string,
): Promise<void> {
  await tx
    .deleteFrom('contact_imports')
    .where('importId', '=', importId)
    .where('playerId', '=', playerId)
    .where('confirmed', 'is', null)
    .execute()
}

export async function deleteOpenImports(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('contact_imports')
    .where('created', '<', new Date(before))
    .where('confirmed', 'is', null)
    .execute()
}
