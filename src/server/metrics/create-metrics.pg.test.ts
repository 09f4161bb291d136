// Gauges of backups and disks, on which deploy/sideout-rules.yaml builds its alerts.
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'

const metricsToken = 'a token for those who measure'
const day = 86_400
const machine = {
  readDisk: () => Promise.resolve({ freeBytes: 5, totalBytes: 10 }),
  countWindows: () => 0,
  warnings: () => [],
  probes: () => null,
  settings: () => [],
  version: () => '0.1.0',
  release: () => null,
  changes: () => Promise.resolve(''),
}
const backupsAway = {
  takesPlain: false,
  copy: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}
let app: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-measured-'))
  app = await startTestApp({ metricsToken, backupFolder: folder, backupsAway, machine })
  await app.db
    .updateTable('installation')
    .set({ born: new Date(testStart - 3 * day * 1_000) })
    .execute()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function readGauge(name: string): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${app.url}/metrics`, { headers })).text()
  return text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

const keep = (at: number) =>
  app.db
    .insertInto('backups')
    .values({
      backupId: crypto.randomUUID(),
      name: 'sideout-20260101T000000Z-deadbeef.tar.gz',
      state: 'good',
      isAsked: false,
      created: new Date(at),
      made: new Date(at),
    })
    .execute()

test('a store without a good backup is as late as it is old, so that the alert fires', async () => {
  app.clock.set(testStart)
  expect(await readGauge('sideout_backup_age_seconds')).toBe(String(3 * day))
  await keep(testStart - 60_000)
  expect(await readGauge('sideout_backup_age_seconds')).toBe('60')
  await app.db.deleteFrom('backups').execute()
  expect(await readGauge('sideout_backup_age_seconds')).toBe(String(3 * day))
})

test('a weekly schedule leaves eight days, any other two', async () => {
  expect(await readGauge('sideout_backup_patience_seconds')).toBe(String(2 * day))
  await app.db
    .insertInto('backup_plan')
    .values({ id: 'current', schedule: 'weekly', hour: 3, keep: 7, changed: new Date(testStart) })
    .execute()
  expect(await readGauge('sideout_backup_patience_seconds')).toBe(String(8 * day))
  await app.db.deleteFrom('backup_plan').execute()
})

test('the copy elsewhere is as late as the last backup that is there', async () => {
  app.clock.set(testStart)
  await app.db.deleteFrom('backups').execute()
  await keep(testStart - 60_000)
  expect(await readGauge('sideout_backup_copy_age_seconds')).toBe(String(3 * day))
  await app.db.updateTable('backups').set({ away: 'there' }).execute()
  expect(await readGauge('sideout_backup_copy_age_seconds')).toBe('60')
  await app.db.updateTable('backups').set({ away: 'failed' }).execute()
  expect(await readGauge('sideout_backup_copy_age_seconds')).toBe(String(3 * day))
  await app.db.deleteFrom('backups').execute()
})

test('the disks of the data and of the backups are measured at each reading', async () => {
  const { blocks, bsize } = await statfs(folder)
  expect(await readGauge('sideout_disk_free_bytes{folder="data"}')).toBe('5')
  expect(await readGauge('sideout_disk_bytes{folder="data"}')).toBe('10')
  expect(await readGauge('sideout_disk_bytes{folder="backups"}')).toBe(String(blocks * bsize))
  expect(Number(await readGauge('sideout_disk_free_bytes{folder="backups"}'))).toBeGreaterThan(0)
  await rm(folder, { recursive: true })
  expect(await readGauge('sideout_disk_bytes{folder="backups"}')).toBeUndefined()
})
