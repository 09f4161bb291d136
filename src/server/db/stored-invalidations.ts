// Invalidations of the last seconds, written down by each node beside what it says through Valkey: the road
// that is left when Valkey is silent. The table is unlogged, so that a row costs no write to the
// disk; rows live for a minute.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** What one node woke within one beat; topics null: everything. */
export type StoredInvalidation = { nodeId: string; beat: number; topics: readonly string[] | null }

/** Longer than a node goes on without reading: after a longer pause it looks at everything. */
export const storedInvalidationReadSeconds = 20
const keptSeconds = 60

/** Writes invalidations down. An invalidation that was written before changes nothing. */
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

/** The invalidations of other nodes in the last 20 s, but for those of `known` (`nodeId:beat`). */
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

/** Forgets invalidations that every node has read. */
export async function forgetStoredInvalidations(db: Database): Promise<void> {
  await sql`delete from stored_wakes
    where created < now() - make_interval(secs => ${keptSeconds})`.execute(db)
}
