// The first owner of a server: the setup link, once, and only while there is no owner.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { toBackupName } from '#domain/backup/backup.ts'
import { setupLinkMs, testMailMs } from '#domain/operator/server-setup.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { makeSetupLink } from './setup-commands.ts'

let app: TestApp
let ann: TestPlayer
let ben: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.deleteFrom('operators').execute()
  await app.db.deleteFrom('server_setup').execute()
})

const makeKey = async (): Promise<string> => {
  const link = await makeSetupLink({ ...app.deps, clock: app.clock })
  return new URL(link ?? expect.unreachable()).hash.slice(1)
}
const owners = async (): Promise<string[]> =>
  (await app.db.selectFrom('operators').select('userId').where('role', '=', 'owner').execute()).map(
    ({ userId }) => userId,
  )
const claim = (client: TestPlayer | TestApp['visitor'], key: string) =>
  client.call('operators-claim', { key, isConfirmed: true })
const asVisitor = { isOwner: false, account: null }
const gone = { ok: false, refusal: { code: 'link-not-found' } }

test('a signed-in account becomes the owner by the link, with a line in the log', async () => {
  const key = await makeKey()
  expect(await app.visitor.must('operators-claim', { key })).toEqual(asVisitor)
  expect(await owners()).toEqual([])
  expect(await claim(ann, key)).toMatchObject({ value: { isOwner: true } })
  expect(await owners()).toEqual([ann.userId])
  const [line] = await app.db
    .selectFrom('operator_log')
    .select(['command', 'detail', 'userId', 'byUserId'])
    .execute()
  const { userId } = ann
  expect(line).toEqual({ command: 'operators add', detail: 'owner', userId, byUserId: userId })
})

test('opening the link names the signed-in account, and makes it the owner once it says yes', async () => {
  const key = await makeKey()
  expect(await ben.must('operators-claim', { key })).toEqual({ isOwner: false, account: 'Ben' })
  expect(await owners()).toEqual([])
  expect(await claim(ann, key)).toMatchObject({ value: { isOwner: true, account: 'Ann' } })
  expect(await ben.call('operators-claim', { key })).toMatchObject(gone)
})

test('the second use of the link is refused, to the owner as well', async () => {
  const key = await makeKey()
  await claim(ann, key)
  for (const client of [ann, ben, app.visitor]) expect(await claim(client, key)).toMatchObject(gone)
  expect(await makeSetupLink(app.deps)).toBeNull()
})

test('of two who use it at once, one becomes the owner', async () => {
  const key = await makeKey()
  const answers = await Promise.all([ann, ben].map((client) => claim(client, key)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await owners()).toHaveLength(1)
})

test('starts within a day give the same link, later ones another', async () => {
  const key = await makeKey()
  expect(await makeKey()).toBe(key)
  app.clock.advance(setupLinkMs)
  expect(await claim(ann, key)).toMatchObject(gone)
  const later = await makeKey()
  expect(later).not.toBe(key)
  expect(await claim(ann, later)).toMatchObject({ value: { isOwner: true } })
})

test('an owner appointed at the terminal ends the link, and another role does not', async () => {
  const key = await makeKey()
  const giveRole = (role: 'viewer' | 'owner') =>
    app.db
      .insertInto('operators')
      .values({ userId: ben.userId, role, created: new Date() })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ role }))
      .execute()
  await giveRole('viewer')
  expect(await app.visitor.must('operators-claim', { key })).toEqual(asVisitor)
  await giveRole('owner')
  expect(await claim(ann, key)).toMatchObject(gone)
  expect(await owners()).toEqual([ben.userId])
})

test('a name from a copy of the store is no key', async () => {
  await makeKey()
  const { linkName } = await app.db
    .selectFrom('server_setup')
    .select('linkName')
    .executeTakeFirstOrThrow()
  const key = linkName ?? expect.unreachable()
  expect(await claim(ann, key)).toMatchObject(gone)
  expect(await owners()).toEqual([])
})

test('the key is in no line of the log', async () => {
  const key = await makeKey()
  await claim(ann, key)
  expect(JSON.stringify([app.logs, app.securityLines])).not.toContain(key)
})

test('a backup of the server itself is the step done once it is good', async () => {
  await claim(ann, await makeKey())
  const state = async () => {
    const answer = await ann.must('operators-see', { page: 'start' })
    if (answer.page !== 'start') return expect.unreachable()
    return answer.steps.find(({ id }) => id === 'backup')?.state
  }
  const now = new Date(app.clock.now())
  const backupId = randomUUID()
  const name = toBackupName(now.toISOString(), backupId, null)
  await app.db
    .insertInto('backups')
    .values({ backupId, name, state: 'making', isAsked: true, created: now })
    .execute()
  expect(await state()).toBe('open')
  await app.db.updateTable('backups').set({ state: 'good', made: now }).execute()
  expect(await state()).toBe('done')
  await app.db.deleteFrom('backups').execute()
})

test('steps are done by what the server knows, left as they are, and counted on the home page', async () => {
  await claim(ann, await makeKey())
  const states = async () => {
    const answer = await ann.must('operators-see', { page: 'start' })
    if (answer.page !== 'start') return expect.unreachable()
    return answer.steps.map(({ state }) => state).join(' ')
  }
  expect(await states()).toBe('open open open open done')
  await ann.must('operators-act', { act: 'brand', change: { name: 'Río', shortName: 'Río' } })
  await ann.must('operators-act', { act: 'skipStep', step: 'registration' })
  await ann.must('operators-act', { act: 'skipStep', step: 'registration' })
  expect(await states()).toBe('done skipped open open done')
  await ann.must('operators-act', { act: 'setRegistration', mode: 'closed' })
  expect(await states()).toBe('done done open open done')
  await app.db.insertInto('operator_log').values({ command: 'backup', detail: '' }).execute()
  expect(await states()).toBe('done done open done done')
  const home = await ann.must('operators-see', { page: 'home' })
  expect(home).toMatchObject({ stepsLeft: 1 })
})

test('mail is proven by the code of the last test mail alone, in its time, by whoever asked', async () => {
  await claim(ann, await makeKey())
  await app.db
    .insertInto('operators')
    .values({ userId: ben.userId, role: 'operator', created: new Date() })
    .execute()
  const sendTest = async (client: TestPlayer): Promise<string> => {
    await client.must('operators-act', { act: 'testMail' })
    const mail = await app.mailbox.next()
    expect(mail.to).toBe(client.email)
    return /\b\d{6}\b/.exec(mail.text)?.[0] ?? expect.unreachable()
  }
  const wrong = { ok: false, refusal: { code: 'code-wrong' } }
  const late = await sendTest(ann)
  app.clock.advance(testMailMs)
  expect(await ann.call('operators-act', { act: 'proveMail', code: late })).toMatchObject(wrong)
  const code = await sendTest(ann)
  expect(await ben.call('operators-act', { act: 'proveMail', code })).toMatchObject(wrong)
  await ann.must('operators-act', { act: 'proveMail', code })
  expect(await ann.call('operators-act', { act: 'proveMail', code })).toMatchObject(wrong)
})
