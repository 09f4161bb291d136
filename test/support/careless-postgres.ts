// The embedded PostgreSQL cluster started by hand with unsafe settings.
import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries, installFor, getProgramPath } from '#server/db/embedded/binaries.ts'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import { prepareStore, query } from './embedded-folder.ts'
import { until } from './until.ts'

export type Careless = {
  connection: Embedded['connection']
  pid: number
  stop: () => Promise<void>
}

export async function startCareless(flags: readonly string[]): Promise<Careless> {
  const folder = await prepareStore()
  const embedded = await folder.start()
  await embedded.stop()
  const { uid, gid } = await stat(embedded.home)
  const asRoot = process.getuid?.() === 0
  const install = await installFor(
    await findBinaries(),
    asRoot ? { name: 'owner', uid, gid } : null,
    folder.dataDir,
  )
  const settings = [
    '-D',
    join(embedded.home, 'data'),
    '-k',
    embedded.home,
    '-c',
    'listen_addresses=',
    ...flags,
  ]
  const child = spawn(getProgramPath(install.native, 'postgres'), settings, {
    ...(asRoot ? { uid, gid } : {}),
    cwd: embedded.home,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await until('it answers', () => query(embedded.connection, 'select 1').catch(() => null))
  return {
    connection: embedded.connection,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      await folder.remove()
    },
  }
}
