// The last seconds' invalidations, stored by each node as a fallback for when Valkey is down. The
// table is unlogged, so a row costs no disk write; rows live for a minute.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

export type StoredInvalidation = { nodeId: string; beat: number; topics: readonly string[] | null }

/** A node that hasn't read for longer than this invalidates everything. */
export const storedInvalidationReadSeconds = 20
const keptSeconds = 60

export async function addStoredInvalidations(
  db: Database,
  invalidations: readonly StoredInvalidation[],
): Promise<void> {
  if (invalidations.length === 0) return
  await sql`
    insert into stored_wakes (node_id, beat, topics)
    select "nodeId", beat, topics
    from jsonb_to_recordset(${JSON.stringify(invalidations)}::jsonb) as r
    ("nodeId" uuid, beat integer, topics text[])
    on conflict do nothing`.execute(db)
}

export async function listStoredInvalidations(
  db: Database,
  nodeId: string,
  known: readonly string[],
): Promise<StoredInvalidation[]> {
  const { rows } = await sql<StoredInvalidation>`
    select node_id, beat, topics from stored_wakes
    where created > now() - make_interval(secs => ${storedInvalidationReadSeconds}) and node_id <> ${nodeId}
      and node_id::text || ':' || beat <> all(${known}::text[])`.execute(db)
  return rows
}

export async function forgetStoredInvalidations(db: Database): Promise<void> {
  await sql`delete from stored_wakes
    where created < now() - make_interval(secs => ${keptSeconds})`.execute(db)
}
