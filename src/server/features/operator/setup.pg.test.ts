// The first owner of a server: the setup link, once, and only while there is no owner.
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { setupLinkMs } from '#domain/operator/server-setup.ts'
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
const gone = { ok: false, refusal: { code: 'link-not-found' } }

test('whoever is signed in becomes the owner by the link, with a line in the log', async () => {
  const key = await makeKey()
  expect(await app.visitor.must('operators-claim', { key })).toEqual({ isOwner: false })
  expect(await owners()).toEqual([])
  expect(await ann.must('operators-claim', { key })).toEqual({ isOwner: true })
  expect(await owners()).toEqual([ann.userId])
  const [line] = await app.db
    .selectFrom('operator_log')
    .select(['command', 'detail', 'userId', 'byUserId'])
    .execute()
  const { userId } = ann
  expect(line).toEqual({ command: 'operators add', detail: 'owner', userId, byUserId: userId })
})

test('the second use of the link is refused, to the owner as well', async () => {
  const key = await makeKey()
  await ann.must('operators-claim', { key })
  for (const client of [ann, ben, app.visitor])
    expect(await client.call('operators-claim', { key })).toMatchObject(gone)
  expect(await makeSetupLink(app.deps)).toBeNull()
})

test('of two who use it at once, one becomes the owner', async () => {
  const key = await makeKey()
  const answers = await Promise.all(
    [ann, ben].map((client) => client.call('operators-claim', { key })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await owners()).toHaveLength(1)
})

test('starts within a day give the same link, later ones another', async () => {
  const key = await makeKey()
  expect(await makeKey()).toBe(key)
  app.clock.advance(setupLinkMs)
  expect(await ann.call('operators-claim', { key })).toMatchObject(gone)
  const later = await makeKey()
  expect(later).not.toBe(key)
  expect(await ann.must('operators-claim', { key: later })).toEqual({ isOwner: true })
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
  expect(await app.visitor.must('operators-claim', { key })).toEqual({ isOwner: false })
  await giveRole('owner')
  expect(await ann.call('operators-claim', { key })).toMatchObject(gone)
  expect(await owners()).toEqual([ben.userId])
})

test('a name from a copy of the store is no key', async () => {
  await makeKey()
  const { linkName } = await app.db
    .selectFrom('server_setup')
    .select('linkName')
    .executeTakeFirstOrThrow()
  const key = linkName ?? expect.unreachable()
  expect(await ann.call('operators-claim', { key })).toMatchObject(gone)
  expect(await owners()).toEqual([])
})

test('the key is in no line of the log', async () => {
  const key = await makeKey()
  await ann.must('operators-claim', { key })
  expect(JSON.stringify([app.logs, app.securityLines])).not.toContain(key)
})
