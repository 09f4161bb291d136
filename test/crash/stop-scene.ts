// Shared setup of the stop tests: real servers on their own store, and a check that a stop ends in
// time and leaves no process.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Embedded } from '#server/db/embedded/start-embedded.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open-database.ts'
import { makeEmbeddedFolder, type EmbeddedFolder } from '#test/support/embedded-folder.ts'
import { freePort } from '#test/support/free-port.ts'
import { startHangingServer, type HangingServer } from '#test/support/hanging-server.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'
import { openPatiently } from '#test/support/run-postgres.ts'
import { launchServer, type ServerProgram } from '#test/support/server-program.ts'
import { until } from '#test/support/until.ts'

export const stopsWithinMs = 15_000
/** Timeout of a test that starts and stops servers, ms. */
export const slow = 120_000

const secret = 'a secret for stopping, long enough to sign'

export type Running = ServerProgram & { url: string }

export type StopScene = {
  folder: () => EmbeddedFolder
  cleanUp: (task: () => unknown) => void
  launch: (settings?: Record<string, string>) => Promise<Running>
  aHangingServer: () => Promise<HangingServer>
  prepare: (fill?: (db: Database, racer: Racer) => Promise<unknown>) => Promise<Racer>
  /**
   * Starts the prepared store as an external database; pass `settings` to a server that uses it.
   */
  startOwnDatabase: () => Promise<{ embedded: Embedded; settings: Record<string, string> }>
}

export function setUpStops(): StopScene {
  let folder: EmbeddedFolder
  const cleanUps: Array<() => unknown> = []
  const cleanUp = (task: () => unknown): void => void cleanUps.push(task)
  const makeFolder = async (): Promise<EmbeddedFolder> => {
    const made = await makeEmbeddedFolder()
    cleanUp(() => made.remove())
    return made
  }
  beforeEach(async () => {
    folder = await makeFolder()
  })
  afterEach(async () => {
    for (let task = cleanUps.pop(); task !== undefined; task = cleanUps.pop()) await task()
  })
  return {
    folder: () => folder,
    cleanUp,
    launch: async (settings = {}) => {
      const port = await freePort()
      const given = { DEMO: 'off', SECRET: secret, DATA_DIR: folder.dataDir, ...settings }
      const server = launchServer(port, given)
      cleanUp(async () => {
        server.signal('SIGKILL')
        await server.ended
      })
      return { ...server, url: `http://127.0.0.1:${port}` }
    },
    aHangingServer: async () => {
      const server = await startHangingServer()
      cleanUp(() => server.close())
      return server
    },
    prepare: async (fill) => {
      const embedded = await folder.start()
      const db = openPatiently(embedded.connection, { size: 1 })
      await migrateToLatest(db)
      const [racer] = await makeRacers(db, 1, secret)
      if (racer === undefined) throw new Error('nobody')
      await fill?.(db, racer)
      await db.destroy()
      await embedded.stop()
      return racer
    },
    startOwnDatabase: async () => {
      const embedded = await folder.start()
      const { host, port, user, password, database } = embedded.connection
      const place = `${encodeURIComponent(host)}:${port}/${database}`
      const { dataDir } = await makeFolder()
      const url = `postgres://${user}:${encodeURIComponent(password)}@${place}`
      return { embedded, settings: { DATABASE_URL: url, DATA_DIR: dataDir } }
    },
  }
}

export const signedInAs = ({ token }: Racer): Record<string, string> => ({
  authorization: `Bearer ${token}`,
})

export const bucketSettings = (address: string): Record<string, string> => ({
  STORAGE: 's3://photos',
  S3_ENDPOINT: `http://${address}`,
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
})

export function listProcessesIn(path: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(path)
      } catch {
        return false
      }
    })
    .map(Number)
}

/**
 * Signals the server `times` times, then checks the duration and that no process of its store is
 * left. Returns the exit code.
 */
export async function expectStop(
  server: Pick<Running, 'signal' | 'ended'>,
  { dataDir }: Pick<EmbeddedFolder, 'dataDir'>,
  { times = 1 } = {},
): Promise<number | string> {
  const began = performance.now()
  server.signal('SIGTERM')
  for (let n = 1; n < times; n += 1) {
    await delay(100)
    server.signal('SIGTERM')
  }
  const code = await server.ended
  expect(performance.now() - began).toBeLessThan(stopsWithinMs)
  // A killed process disappears a moment later.
  const home = join(dataDir, 'postgres')
  await until('no process of the store runs', () => listProcessesIn(home).length === 0)
  return code
}
