// Wakes of the last seconds, written down by each node beside what it says through Valkey: the road
// that is left when Valkey is silent. The table is unlogged, so that a row costs no write to the
// disk; rows live for a minute.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/** What one node woke within one beat; topics null: everything. */
export type StoredWake = { nodeId: string; beat: number; topics: readonly string[] | null }

/** Longer than a node goes on without reading: after a longer pause it looks at everything. */
export const storedWakeReadSeconds = 20
const keptSeconds = 60

/** Writes wakes down. A wake that was written before changes nothing. */
export async function addStoredWakes(db: Database, wakes: readonly StoredWake[]): Promise<void> {
  if (wakes.length === 0) return
  await sql`
    insert into stored_wakes (node_id, beat, topics)
    select "nodeId", beat, topics
    from jsonb_to_recordset(${JSON.stringify(wakes)}::jsonb) as r
    ("nodeId" uuid, beat integer, topics text[])
    on conflict do nothing`.execute(db)
}

/** The wakes of other nodes in the last 20 s, but for those of `known` (`nodeId:beat`). */
export async function listStoredWakes(
  db: Database,
  nodeId: string,
  known: readonly string[],
): Promise<StoredWake[]> {
  const { rows } = await sql<StoredWake>`
    select node_id, beat, topics from stored_wakes
    where created > now() - make_interval(secs => ${storedWakeReadSeconds}) and node_id <> ${nodeId}
      and node_id::text || ':' || beat <> all(${known}::text[])`.execute(db)
  return rows
}

/** Forgets wakes that every node has read. */
export async function forgetStoredWakes(db: Database): Promise<void> {
  await sql`delete from stored_wakes
    where created < now() - make_interval(secs => ${keptSeconds})`.execute(db)
}
