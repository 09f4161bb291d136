// The durability settings that every PostgreSQL, embedded or not, must have before the server
// trusts it with a sign-up.
import { sql } from 'kysely'
import type { Database } from './open-database.ts'

export type RunQuery = (text: string) => Promise<ReadonlyArray<Record<string, unknown>>>

const oldestVersion = 15
const promises = [
  { name: 'fsync', loses: 'a power cut can destroy the whole database' },
  { name: 'full_page_writes', loses: 'a power cut can leave half-written pages' },
  { name: 'synchronous_commit', loses: 'an answered sign-up can be lost' },
]
const settingsSql = `select name, setting from pg_settings
  where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')`

export const queryWith =
  (db: Database): RunQuery =>
  async (text) =>
    (await sql.raw<Record<string, unknown>>(text).execute(db)).rows

/**
 * One sentence per violated requirement: PostgreSQL 15 or newer, with fsync, full_page_writes and
 * synchronous_commit on.
 */
export async function listDurabilityProblems(query: RunQuery): Promise<string[]> {
  const rows = await query(settingsSql)
  const settingsByName = new Map(rows.map((row) => [String(row['name']), String(row['setting'])]))
  const complaints = promises
    .filter(({ name }) => (settingsByName.get(name) ?? 'off') === 'off')
    .map(({ name, loses }) => `${name} is off: ${loses}. Turn it on.`)
  const version = Math.floor(Number(settingsByName.get('server_version_num')) / 10_000)
  if (!(version >= oldestVersion))
    complaints.unshift(`its version is ${version}: ${oldestVersion} or newer is needed.`)
  return complaints
}

export async function assertDurable(query: RunQuery): Promise<void> {
  const complaints = await listDurabilityProblems(query)
  if (complaints.length > 0)
    throw new Error(
      `This PostgreSQL is refused:\n${complaints.map((complaint) => `  ${complaint}`).join('\n')}`,
    )
}
