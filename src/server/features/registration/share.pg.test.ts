// The share that one network has of the queue for accounts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { networkRequestsMax } from '#domain/registration/registration.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let owner: TestPlayer

beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  owner = await app.signedIn('Olivia')
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date(app.clock.now()) })
    .execute()
  await act({ act: 'setRegistration', mode: 'approval' })
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('registration_requests').execute())

const act = (input: CallInput<'operators-act'>) => owner.must('operators-act', input)
const ask = (email: string) =>
  app.visitor.call('auth-askToRegister', { email, sentence: 'I play at the park.' })
async function listWaiting() {
  const shown = await owner.must('operators-see', { page: 'registration' })
  if (shown.page !== 'registration') throw new Error('another page')
  return shown.requests
}
const aRequest = (email: string, network: string | null) => ({
  requestId: randomUUID(),
  email,
  sentence: 'From elsewhere.',
  language: 'en' as const,
  network,
  created: new Date(app.clock.now() - 60_000),
})

test('one network takes no more than its share, and one act declines all of it', async () => {
  await app.db
    .insertInto('registration_requests')
    .values(aRequest('far@example.org', 'another-network-000000'))
    .execute()
  for (let n = 0; n < networkRequestsMax; n += 1)
    expect(await ask(`near${n}@example.org`)).toMatchObject({ ok: true })
  const late = await ask('late@example.org')
  expect(late).toMatchObject({ ok: false, refusal: { code: 'registration-busy' } })

  const [far, near, ...others] = await listWaiting()
  expect([far?.ofNetwork, near?.ofNetwork, others.length]).toEqual([
    1,
    networkRequestsMax,
    networkRequestsMax - 1,
  ])
  await act({ act: 'decline', requestId: near?.requestId ?? '', ofNetwork: true })
  expect((await listWaiting()).map(({ email }) => email)).toEqual(['far@example.org'])
  expect(await ask('late@example.org')).toMatchObject({ ok: true })
  const line = await app.db
    .selectFrom('operator_log')
    .select(['command', 'detail'])
    .orderBy('operatorLogId', 'desc')
    .executeTakeFirst()
  expect(line).toEqual({
    command: 'registration decline',
    detail: `${near?.email} +${networkRequestsMax - 1}`,
  })
})

test('a known address takes no place, whatever is left of the share', async () => {
  for (let n = 1; n < networkRequestsMax; n += 1) await ask(`waits${n}@example.org`)
  for (let n = 0; n < 3; n += 1) expect(await ask(owner.email)).toMatchObject({ ok: true })
  expect(await ask('new@example.org')).toMatchObject({ ok: true })
  expect(await listWaiting()).toHaveLength(networkRequestsMax)
})

test('a request from before networks were kept is declined alone', async () => {
  await app.db
    .insertInto('registration_requests')
    .values([aRequest('one@example.org', null), aRequest('two@example.org', null)])
    .execute()
  const [first, second] = await listWaiting()
  expect([first?.ofNetwork, second?.ofNetwork]).toEqual([1, 1])
  await act({ act: 'decline', requestId: first?.requestId ?? '', ofNetwork: true })
  expect((await listWaiting()).map(({ email }) => email)).toEqual([second?.email])
})
