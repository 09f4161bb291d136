// A server with its own backups and an owner, for tests of restores.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { openSession } from '#server/db/backup/session.ts'
import { workOnBackups } from '#server/features/backup/jobs.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

export let app: TestApp
let folder: string
export let owner: TestPlayer

export function startRestores(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sideout-restores-'))
    app = await startTestApp({
      isLocal: true,
      backupFolder: folder,
      watchesStore: true,
      poolSize: 6,
    })
    owner = await appointed('owner', 'owner')
    await aLocation(app.db, { locationId: 'before' })
  })
  afterEach(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })
}

export type Act = CallInput<'operators-act'>
export const refused = (code: string) => ({ ok: false, refusal: { code } })

export async function appointed(name: string, role: OperatorRole): Promise<TestPlayer> {
  const player = await app.signedIn(name)
  const created = new Date(app.clock.now())
  await app.db.insertInto('operators').values({ userId: player.userId, role, created }).execute()
  return player
}

export async function backUp(): Promise<string> {
  await owner.must('operators-act', { act: 'makeBackup' })
  await workOnBackups(app.deps)
  app.clock.advance(60_000)
  return (await see()).backups[0]?.backupId ?? ''
}

export const asking = (backupId: string, identity: string | null = null): Act => ({
  act: 'restoreBackup',
  backupId,
  typedName: ' sideout ',
  identity,
  password: null,
})

export async function see(by: TestPlayer = owner) {
  const shown = await by.must('operators-see', { page: 'backups' })
  if (shown.page !== 'backups') throw new Error('another page')
  return shown
}

export const listLocations = async (): Promise<string[]> =>
  (await app.db.selectFrom('locations').select('locationId').orderBy('locationId').execute()).map(
    ({ locationId }) => locationId,
  )

export async function restoreNow(backupId: string, identity: string | null = null): Promise<void> {
  await owner.must('operators-act', asking(backupId, identity))
  await workOnBackups(app.deps)
  await until('it is open', async () => !(await isClosed()))
}

export const dropBefore = () =>
  app.db.deleteFrom('locations').where('locationId', '=', 'before').execute()

export async function findFile(backupId: string): Promise<string> {
  const { name } = await app.db
    .selectFrom('backups')
    .select('name')
    .where('backupId', '=', backupId)
    .executeTakeFirstOrThrow()
  return join(folder, name)
}

/** Keeps the switch from its tables. */
export async function holdTable(): Promise<{ release: () => Promise<void> }> {
  const session = await openSession({ connectionString: app.databaseUrl })
  await session.client.query('begin')
  await session.client.query('select 1 from club_members limit 1')
  return { release: session.close }
}

export const isSwitching = async (): Promise<boolean> =>
  (await app.db.selectFrom('restores').select('state').executeTakeFirst())?.state === 'switching'

export const isClosed = async (): Promise<boolean> =>
  (await (await fetch(`${app.url}/readyz`)).text()).includes('restoring')

export const getStoreId = (frame: unknown): string => (frame as { store: { id: string } }).store.id

export async function expectUntouched(fault: string, failedAt: string): Promise<void> {
  expect(await listLocations()).toEqual(['after'])
  expect((await see()).restore).toMatchObject({ state: 'failed', fault, failedAt })
  expect(await isClosed()).toBe(false)
}
