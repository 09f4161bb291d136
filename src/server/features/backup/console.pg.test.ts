// Backups in the operators' console: who may do what with them, and how a file leaves the server.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import { recentSignInMs } from '#domain/account/account.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { workOnBackups } from './jobs.ts'

let app: TestApp
let folder: string
let people: Record<OperatorRole, TestPlayer>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sideout-console-backups-'))
  app = await startTestApp({ isLocal: true, backupFolder: folder })
  const entries = await Promise.all(
    operatorRoles.map(async (role) => [role, await app.signedIn(role)] as const),
  )
  people = Object.fromEntries(entries) as typeof people
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await app.db.deleteFrom('backups').execute()
  await app.db.deleteFrom('operators').execute()
  for (const role of operatorRoles)
    await app.db
      .insertInto('operators')
      .values({ userId: people[role].userId, role, created: new Date(app.clock.now()) })
      .execute()
})

type Act = CallInput<'operators-act'>
const refused = (code: string) => ({ ok: false, refusal: { code } })
const see = async (by: TestPlayer) => {
  const shown = await by.must('operators-see', { page: 'backups' })
  if (shown.page !== 'backups') throw new Error('another page')
  return shown
}

async function makeOne(): Promise<string> {
  await people.operator.must('operators-act', { act: 'makeBackup' })
  await workOnBackups(app.deps)
  const [newest] = (await see(people.owner)).backups
  if (newest === undefined) throw new Error('no backup was made')
  return newest.backupId
}

const post = (ticket: string, headers: Record<string, string>) =>
  fetch(`${app.url}/operate/backup`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ ticket }).toString(),
  })
async function getTicket(backupId: string): Promise<string> {
  const act: Act = { act: 'downloadBackup', backupId, password: null }
  return (await people.owner.must('operators-act', act)).ticket ?? ''
}

test('an operator asks for a backup, which is listed with its size; a second one waits for it', async () => {
  const { operator } = people
  await operator.must('operators-act', { act: 'makeBackup' })
  expect(await operator.call('operators-act', { act: 'makeBackup' })).toMatchObject(
    refused('backup-busy'),
  )
  expect((await see(operator)).backups).toMatchObject([{ state: 'waiting', isHere: false }])
  await workOnBackups(app.deps)
  expect(await see(operator)).toMatchObject({
    hasFolder: true,
    plan: { schedule: 'daily', hour: 3, keep: 7 },
    backups: [{ state: 'good', isHere: true, bytes: expect.any(Number) }],
  })
})

test('only an owner plans, tries, downloads and removes', async () => {
  const backupId = await makeOne()
  const acts: [Act, Act, Act, Act] = [
    { act: 'planBackups', plan: { schedule: 'weekly', hour: 5, keep: 3 }, password: null },
    { act: 'tryBackup', backupId },
    { act: 'downloadBackup', backupId, password: null },
    { act: 'removeBackup', backupId, password: null },
  ]
  for (const role of ['operator', 'moderator', 'viewer'] as const)
    for (const act of acts)
      expect(await people[role].call('operators-act', act)).toMatchObject(refused('not-allowed'))
  for (const role of ['moderator', 'viewer'] as const) {
    expect(await people[role].call('operators-act', { act: 'makeBackup' })).toMatchObject(
      refused('not-allowed'),
    )
    expect(await people[role].call('operators-see', { page: 'backups' })).toMatchObject(
      refused('not-allowed'),
    )
  }
  await people.owner.must('operators-act', acts[0])
  await people.owner.must('operators-act', acts[1])
  await workOnBackups(app.deps)
  expect(await see(people.owner)).toMatchObject({
    plan: { schedule: 'weekly', hour: 5, keep: 3 },
    backups: [{ trial: 'fine' }],
  })
  await people.owner.must('operators-act', acts[3])
  expect((await see(people.owner)).backups).toEqual([])
  const log = await people.owner.must('operators-see', { page: 'log', before: null })
  const commands = log.page === 'log' ? log.lines.map(({ command }) => command) : []
  expect(commands.slice(0, 4)).toEqual([
    'backups remove',
    'backups try',
    'backups plan',
    'backups make',
  ])
})

test('the owner’s ticket brings the file as it is in the folder', async () => {
  const ticket = await getTicket(await makeOne())
  const answer = await post(ticket, people.owner.headers)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [, name = ''] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(folder, name)))
})

test('a ticket is of no use to someone else, from another site, after a minute, or once changed', async () => {
  const ticket = await getTicket(await makeOne())
  const { owner, operator } = people
  const status = async (...asked: Parameters<typeof post>) => (await post(...asked)).status
  expect(await status(ticket, {})).toBe(403)
  expect(await status(ticket, operator.headers)).toBe(403)
  expect(await status(ticket, { ...owner.headers, origin: 'https://elsewhere.example' })).toBe(403)
  expect(await status(`${ticket}x`, owner.headers)).toBe(403)
  expect(await status('', owner.headers)).toBe(403)
  app.clock.advance(60_001)
  expect(await status(ticket, owner.headers)).toBe(403)
  app.clock.advance(-60_001)
})

test('an owner who lost the role between asking and fetching gets nothing', async () => {
  const ticket = await getTicket(await makeOne())
  await app.db
    .updateTable('operators')
    .set({ role: 'operator' })
    .where('userId', '=', people.owner.userId)
    .execute()
  expect((await post(ticket, people.owner.headers)).status).toBe(403)
})

test('an old sign-in alone neither downloads nor removes, nor plans, which could remove too', async () => {
  const backupId = await makeOne()
  const signedIn = (createdAt: Date) =>
    app.db
      .updateTable('auth_sessions')
      .set({ createdAt })
      .where('userId', '=', people.owner.userId)
      .execute()
  await signedIn(new Date(app.clock.now() - recentSignInMs))
  for (const act of ['downloadBackup', 'removeBackup'] as const)
    expect(
      await people.owner.call('operators-act', { act, backupId, password: null }),
    ).toMatchObject(refused('sign-in-too-old'))
  const plan = { schedule: 'daily', hour: 3, keep: 1 } as const
  expect(
    await people.owner.call('operators-act', { act: 'planBackups', plan, password: null }),
  ).toMatchObject(refused('sign-in-too-old'))
  await signedIn(new Date(app.clock.now()))
})

test('a file that is gone is said to be gone, and its row can be removed', async () => {
  const backupId = await makeOne()
  const { name } = await app.db.selectFrom('backups').select('name').executeTakeFirstOrThrow()
  await rm(join(folder, name))
  expect((await see(people.owner)).backups).toMatchObject([{ isHere: false }])
  const act: Act = { act: 'downloadBackup', backupId, password: null }
  expect(await people.owner.call('operators-act', act)).toMatchObject(refused('backup-not-found'))
  await people.owner.must('operators-act', { act: 'removeBackup', backupId, password: null })
})

test('asking again and again removes no backup of the schedule', async () => {
  const scheduled = await makeOne()
  await app.db.updateTable('backups').set({ isAsked: false }).execute()
  await people.owner.must('operators-act', {
    act: 'planBackups',
    plan: { schedule: 'daily', hour: 3, keep: 1 },
    password: null,
  })
  for (let asked = 0; asked < 2; asked += 1) {
    app.clock.advance(1_000)
    await makeOne()
  }
  const { backups } = await see(people.owner)
  expect(backups).toHaveLength(2)
  expect(backups.map(({ backupId }) => backupId)).toContain(scheduled)
})

test('a name in the store that leads elsewhere is refused by the store', async () => {
  await expect(
    app.db
      .insertInto('backups')
      .values({
        backupId: crypto.randomUUID(),
        name: '../../etc/passwd',
        state: 'good',
        isAsked: false,
        created: new Date(),
      })
      .execute(),
  ).rejects.toThrow('backups_name_check')
  expect(() => app.deps.backups?.read('../../etc/passwd')).toThrow('not the name of a backup')
})
