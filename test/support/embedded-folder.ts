// A folder for one embedded PostgreSQL of a test: another user may pass through it, and whatever
// was started in it ends with it.
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
  /** What the supervisor said, line by line. */
  said: string[]
  start: (options?: Partial<EmbeddedOptions>) => Promise<Embedded>
  remove: () => Promise<void>
}

/** With `copyOf`, a stopped store to begin with: making one takes most of a second. */
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

/** A store that was made and stopped, to be copied by the tests of a file. */
export async function prepareStore(): Promise<EmbeddedFolder> {
  const folder = await makeEmbeddedFolder()
  await (await folder.start()).stop()
  return folder
}

/** Runs one statement on a connection of its own. */
export async function query(
  connection: Embedded['connection'],
  sql: string,
): Promise<Array<Record<string, unknown>>> {
  const client = new Client(connection)
  // The test kills PostgreSQL under open connections; the statement itself tells of it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The process number in a postmaster.pid. */
export const postmasterPid = async (home: string): Promise<number> =>
  Number((await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** A private home: only root may enter. */
export async function makePrivateHome(path: string): Promise<string> {
  const home = join(path, 'private')
  await mkdir(home, { mode: 0o700 })
  return home
}
