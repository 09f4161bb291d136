// A restore from the console with two real servers: the other one comes back by itself, and one
// that is killed in the middle leaves the old store.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openSession } from '#server/db/backup/session.ts'
import { grantRequests, requestRoleName } from '#server/db/request-role.ts'
import { aLocation } from '#test/support/builders.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { copyTemplate, type TestDatabase } from '#test/support/run-postgres.ts'
import { testClient } from '#test/support/test-client.ts'
import { until } from '#test/support/until.ts'
import { crashServer, type CrashServer } from './crash-server.ts'

const secret = 'a secret for restores, long enough to sign'
const slow = 240_000

let folder: string
let database: TestDatabase
let servers: CrashServer[]
let token: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-two-restores-'))
  database = await copyTemplate(inject('testPostgres'))
  await grantRequests(database.db, requestRoleName)
  const [racer] = await makeRacers(database.db, 1, secret)
  token = racer?.token ?? ''
  const { userId } = await database.db
    .selectFrom('players')
    .select('userId')
    .where('playerId', '=', 'racer1')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('operators')
    .values({ userId: userId ?? '', role: 'owner', created: new Date() })
    .execute()
  await aLocation(database.db, { locationId: 'before' })
  servers = await Promise.all(
    ['one', 'two'].map((name) =>
      crashServer({
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, name),
        BACKUP_DIR: join(folder, 'backups'),
        SECRET: secret,
      }),
    ),
  )
  for (const server of servers) await server.start()
}, slow)
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const at = (n: number): CrashServer => {
  const server = servers[n]
  if (server === undefined) throw new Error(`no server ${n}`)
  return server
}
const client = (n = 0) => testClient(at(n).url, { authorization: `Bearer ${token}` })
async function see(n = 0) {
  const shown = await client(n).must('operators-see', { page: 'backups' })
  if (shown.page !== 'backups') throw new Error('another page')
  return shown
}
const readStatus = async (n: number, path: string): Promise<number> =>
  (await fetch(`${at(n).url}${path}`, { headers: { accept: 'text/html' } })).status
const listLocations = async (): Promise<string[]> =>
  (
    await database.db.selectFrom('locations').select('locationId').orderBy('locationId').execute()
  ).map(({ locationId }) => locationId)

async function switchHeld(): Promise<{ release: () => Promise<void> }> {
  await client().must('operators-act', { act: 'makeBackup' })
  const backupId = await until('the backup is made', async () => {
    const [backup] = (await see()).backups
    return backup?.state === 'good' ? backup.backupId : undefined
  })
  await database.db.deleteFrom('locations').where('locationId', '=', 'before').execute()
  await aLocation(database.db, { locationId: 'after' })
  const session = await openSession({ connectionString: database.url })
  await session.client.query('begin')
  await session.client.query('select 1 from club_members limit 1')
  const asked = { backupId, typedName: 'Sideout', identity: null, password: null }
  await client().must('operators-act', { act: 'restoreBackup', ...asked })
  await until('it switches', async () => {
    const row = await database.db.selectFrom('restores').select('state').executeTakeFirst()
    return row?.state === 'switching'
  })
  return { release: session.close }
}

test(
  'both servers close while rows are replaced, and both come back by themselves',
  { timeout: slow },
  async () => {
    const held = await switchHeld()
    for (const n of [0, 1]) {
      await until(`server ${n} is closed`, async () => (await readStatus(n, '/landing')) === 503)
      expect(await readStatus(n, '/livez')).toBe(200)
    }
    await held.release()
    for (const n of [0, 1])
      await until(`server ${n} is open`, async () => (await readStatus(n, '/landing')) === 200)
    expect(await listLocations()).toEqual(['before'])
    for (const n of [0, 1]) expect((await see(n)).restore).toMatchObject({ state: 'done' })
  },
)

test(
  'servers killed in the middle leave the old store, and the next start is open',
  { timeout: slow },
  async () => {
    const held = await switchHeld()
    await Promise.all(servers.map((server) => server.kill()))
    await held.release()
    expect(await listLocations()).toEqual(['after'])
    await at(0).start()
    await until('it is open', async () => (await readStatus(0, '/landing')) === 200)
    expect(await listLocations()).toEqual(['after'])
    const { restore } = await until('it has failed', async () => {
      const shown = await see()
      return shown.restore?.state === 'failed' ? shown : undefined
    })
    expect(restore).toMatchObject({ fault: 'interrupted', failedAt: 'switching' })
    await at(1).start()
  },
)
