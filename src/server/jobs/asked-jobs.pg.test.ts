// A job that an operator asks for runs on a real queue, and its earlier failure is forgotten.
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hardlyEver, quickPace } from '#test/support/queue-process.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { jobNameTexts } from '#words/en/operator/jobs.ts'
import type { Deps } from '../deps.ts'
import { scheduledJobs } from '../start-jobs.ts'
import { followAsked } from './asked-jobs.ts'
import { startQueue } from './queue.ts'

let app: TestApp
let owner: TestPlayer
let stop: () => Promise<void>
let isBroken = true
let ran = 0
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  owner = await app.signedIn('Owner')
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'operator', created: new Date() })
    .execute()
  const log = pino({ level: 'silent' })
  const run = () => {
    ran += 1
    return isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve()
  }
  stop = startQueue(
    { log, clock: { now: () => Date.now() }, follow: followAsked({ ...app.deps, log }) },
    { connectionString: app.databaseUrl },
    [{ name: 'ratings', cron: hardlyEver, run }],
    quickPace,
  )
})
afterAll(async () => {
  await stop()
  await app.close()
})

async function seeJobs() {
  const shown = await owner.must('operators-see', { page: 'jobs' })
  if (shown.page !== 'jobs') throw new Error(shown.page)
  return shown.jobs
}
const ask = () => owner.call('operators-act', { act: 'runJob', name: 'ratings' })

test('what failed every time says why, and runs again when asked', async () => {
  await until('it is scheduled', async () => (await seeJobs()).length === 1)
  expect(await owner.call('operators-act', { act: 'runJob', name: 'x' })).toMatchObject({
    refusal: { code: 'bad-input' },
  })
  expect(await ask()).toMatchObject({ ok: true })
  await until('it failed every time', async () => (await seeJobs())[0]?.failed === 1)
  expect(await seeJobs()).toMatchObject([
    { name: 'ratings', cron: hardlyEver, standing: 'failed', error: 'the disk is full' },
  ])
  expect(ran).toBe(4)
  isBroken = false
  await ask()
  await until('it is done', async () => (await seeJobs())[0]?.done !== null)
  expect(await seeJobs()).toMatchObject([{ standing: 'fine', failed: 0, error: null }])
  expect([ran, await app.db.selectFrom('asked_jobs').selectAll().execute()]).toEqual([5, []])
  const { rows } = await sql<{ detail: string }>`
    select detail from operator_log where command = 'jobs again'`.execute(app.db)
  expect(rows.map(({ detail }) => detail)).toEqual(['ratings', 'ratings'])
})

test('each job has a name in words', () => {
  const names = scheduledJobs({} as Deps).map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(jobNameTexts).toSorted())
})
