// A server process whose store can be backed up and restored by the operator's programs while its
// address stays the same.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '#server/db/open-database.ts'
import { freePort } from './free-port.ts'
import {
  administer,
  copyTemplate,
  openPatiently,
  type RunPostgres,
  withDatabase,
} from './run-postgres.ts'
import { launchServer, type ServerProgram } from './server-program.ts'
import { testSecret } from './test-secret.ts'

export type RestorableServer = {
  url: string
  db(): Database
  backup(): Promise<void>
  /**
   * Stops the server, runs `npm run restore` into an empty store, and restarts the server on it.
   */
  restore(): Promise<void>
  close(): Promise<void>
}

type Store = { url: string; db: Database; drop(): Promise<void> }

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

export async function startRestorableServer(postgres: RunPostgres): Promise<RestorableServer> {
  const home = await mkdtemp(join(tmpdir(), 'sideout-restorable-'))
  const file = join(home, 'backup.tar.gz')
  const port = await freePort()
  const stores: Store[] = [await copyTemplate(postgres)]
  const currentStore = (): Store => {
    const store = stores.at(-1)
    if (store === undefined) throw new Error('there is no store')
    return store
  }
  const listSettings = (): Record<string, string> => ({
    DATABASE_URL: currentStore().url,
    DATA_DIR: join(home, 'data'),
    SECRET: testSecret,
    DEMO: 'off',
  })
  const runTool = async (tool: string): Promise<void> => {
    const { PATH = '', HOME = '' } = process.env
    const program = join(root, 'tools', `${tool}.ts`)
    await run(process.execPath, [program, file], { env: { PATH, HOME, ...listSettings() } })
  }

  let server: ServerProgram | null = null
  const start = async (): Promise<void> => {
    server = launchServer(port, listSettings())
    await server.ready()
  }
  const stop = async (): Promise<void> => {
    server?.signal('SIGTERM')
    await server?.ended
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    db: () => currentStore().db,
    backup: () => runTool('backup'),
    restore: async () => {
      await stop()
      stores.push(await makeEmptyStore(postgres))
      await runTool('restore')
      await start()
    },
    close: async () => {
      await stop()
      for (const store of stores) await store.drop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function makeEmptyStore({ adminUrl }: RunPostgres): Promise<Store> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template template0 encoding 'UTF8'`)
  const url = withDatabase(adminUrl, name)
  const db = openPatiently({ connectionString: url }, { size: 2 })
  return {
    url,
    db,
    drop: async () => {
      await db.destroy()
      await administer(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
