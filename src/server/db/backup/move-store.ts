// npm run move: copies the tables of one PostgreSQL directly into an empty one, and compares both.
import type { DatabaseConnection } from '../open-database.ts'
import { loadTables } from './load-tables.ts'
import { inSnapshot, readTable } from './make-backup.ts'
import type { TableDigest } from './row-digest.ts'
import { listMigrations, listSequences, listTables } from './table-list.ts'

export async function moveStore(
  from: DatabaseConnection,
  to: DatabaseConnection,
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
