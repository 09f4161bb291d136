// npm run move: the tables from one PostgreSQL into an empty other one, straight across, and a
// comparison of both sides.
import type { Connection } from '../open-database.ts'
import { loadTables } from './load-tables.ts'
import { inSnapshot, readTable } from './make-backup.ts'
import type { TableDigest } from './row-digest.ts'
import { listMigrations, listSequences, listTables } from './table-list.ts'

/**
 * Copies everything; the other store is filled whole or not at all. Resolves with the number of
 * rows of every table.
 */
export async function moveStore(
  from: Connection,
  to: Connection,
): Promise<Map<string, TableDigest>> {
  return inSnapshot(from, async ({ client }) => {
    const tables = await listTables(client)
    const digests = new Map<string, TableDigest>()
    await loadTables(to, { migrations: await listMigrations(client), tables }, async (loading) => {
      for (const table of tables)
        digests.set(
          table.name,
          await readTable(client, table, (lines) => loading.write(table.name, lines)),
        )
      return { digests, sequences: await listSequences(client) }
    })
    return digests
  })
}
