// pgbouncer in transaction mode in front of a test's PostgreSQL, where it is installed: each
// transaction may use another connection.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import type { DatabaseConnection } from '#server/db/open-database.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export const hasPooler = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0

/** True when it can track prepared statements: since 1.21. */
export function canPoolerKeepNames(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return Number(major) > 1 || Number(minor) >= 21
}

/** Runs as the store's user, because others may not use its socket. */
export async function startTransactionPooler(
  { connection, home }: Pick<Embedded, 'connection' | 'home'>,
  { keepsNames = false, size = 20 }: { keepsNames?: boolean; size?: number } = {},
): Promise<{
  connection: DatabaseConnection
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'sideout-pooler-'))
  await chmod(folder, 0o755)
  const { uid, gid } = await stat(home)
  const port = await freePort()
  const { host, port: at, user, password, database } = connection
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    [
      '[databases]',
      `${database} = host=${host} port=${at} user=${user} password='${password}'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${size}`,
      'ignore_startup_parameters = statement_timeout',
      // 1.24 and newer track them by default.
      ...(canPoolerKeepNames() ? [`max_prepared_statements = ${keepsNames ? 200 : 0}`] : []),
    ].join('\n'),
  )
  const owner = process.getuid?.() === 0 ? { uid, gid } : {}
  const child = spawn('pgbouncer', [file], { ...owner, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const pooled = { host: '127.0.0.1', port, user, database, password }
  await until('pgbouncer answers', async () => {
    const client = new Client(pooled)
    client.on('error', () => undefined)
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      )
  })
  return {
    connection: pooled,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
