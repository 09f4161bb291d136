// A folder for a test's embedded PostgreSQL: readable to its other user, and all processes in it
// are stopped at the end.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from '#server/db/embedded/start-embedded.ts'

export type EmbeddedFolder = {
  path: string
  dataDir: string
  said: string[]
  start: (options?: Partial<EmbeddedOptions>) => Promise<Embedded>
  remove: () => Promise<void>
}

/** `copyOf` starts from a stopped store, because making one takes most of a second. */
export async function makeEmbeddedFolder(copyOf?: EmbeddedFolder): Promise<EmbeddedFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sideout-embedded-'))
  await chmod(path, 0o755)
  if (copyOf !== undefined) execFileSync('cp', ['-a', copyOf.dataDir, path])
  const said: string[] = []
  const keep = (message: string): void => void said.push(message)
  const started: Embedded[] = []
  const dataDir = join(path, 'data')
  return {
    path,
    dataDir,
    said,
    start: async (options = {}) => {
      const embedded = await startEmbedded({
        dataDir,
        log: { info: keep, warn: keep, error: keep },
        ...options,
      })
      started.push(embedded)
      return embedded
    },
    remove: async () => {
      for (const embedded of started) await embedded.stop()
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function prepareStore(): Promise<EmbeddedFolder> {
  const folder = await makeEmbeddedFolder()
  await (await folder.start()).stop()
  return folder
}

export async function query(
  connection: Embedded['connection'],
  sql: string,
): Promise<Array<Record<string, unknown>>> {
  const client = new Client(connection)
  // The test kills PostgreSQL under open connections; the query itself reports the error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

export const postmasterPid = async (home: string): Promise<number> =>
  Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

export async function makePrivateHome(path: string): Promise<string> {
  const home = join(path, 'private')
  await mkdir(home, { mode: 0o700 })
  return home
}
