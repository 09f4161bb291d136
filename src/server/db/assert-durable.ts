// What every PostgreSQL must promise before the server trusts it with a sign-up, the embedded one and any other alike.

/** Runs one statement and answers its rows. */
export type RunQuery = (sql: string) => Promise<ReadonlyArray<Record<string, unknown>>>

const oldestVersion = 15
const promises = [
  { name: 'fsync', loses: 'a power cut can destroy the whole database' },
  { name: 'full_page_writes', loses: 'a power cut can leave half-written pages' },
  { name: 'synchronous_commit', loses: 'an answered sign-up can be lost' },
]

/** Throws with every broken promise in one message: PostgreSQL 15 or newer, with fsync, full_page_writes and synchronous_commit on. */
export async function assertDurable(query: RunQuery): Promise<void> {
  const rows = await query("select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')")
  const settingsByName = new Map(rows.map((row) => [String(row['name']), String(row['setting'])]))
  const complaints = promises.filter(({ name }) => (settingsByName.get(name) ?? 'off') === 'off').map(({ name, loses }) => `${name} is off: ${loses}. Turn it on.`)
  const version = Math.floor(Number(settingsByName.get('server_version_num')) / 10_000)
  if (!(version >= oldestVersion)) complaints.unshift(`its version is ${version}: ${oldestVersion} or newer is needed.`)
  if (complaints.length > 0) throw new Error(`This PostgreSQL is refused:\n${complaints.map((complaint) => `  ${complaint}`).join('\n')}`)
}
