// The page of mail in the operators' console: what waits, what failed and why, and no contents.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#domain/shared/language.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { suppressAddress } from '../../mail/suppress-address.ts'

let app: TestApp
let owner: TestPlayer
let ann: TestPlayer
beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  ;[owner, ann] = await Promise.all([app.signedIn('Owner'), app.signedIn('Ann')])
  await proveAddress(app, ann)
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date() })
    .execute()
})
afterAll(() => app.close())

async function seeMail() {
  const shown = await owner.must('operators-see', { page: 'mail' })
  if (shown.page !== 'mail') throw new Error(shown.page)
  return shown
}

test('a message waits, is hurried, and is given up: never what it says', async () => {
  const text = 'between the two of us'
  await owner.must('messages-send', { messageId: randomUUID(), toId: ann.playerId, message: text })
  const retryAt = new Date(app.clock.now() + 3_600_000)
  await app.db
    .updateTable('deliveries')
    .set({ outcome: 'later', dueAt: retryAt })
    .where('channel', '=', 'mail')
    .execute()
  const before = await seeMail()
  expect(before.waiting).toEqual([
    { group: 'messages', waiting: 1, retrying: 1, next: retryAt.toISOString() },
  ])
  await owner.must('operators-act', { act: 'hurryMail' })
  expect((await seeMail()).waiting).toMatchObject([
    { next: new Date(app.clock.now()).toISOString() },
  ])
  await app.db
    .updateTable('deliveries')
    .set({ state: 'failed', outcome: 'refused', ended: new Date(app.clock.now()), attempts: 3 })
    .where('channel', '=', 'mail')
    .execute()
  const after = await seeMail()
  expect(after.failed).toMatchObject([
    { group: 'messages', email: ann.email, isRefused: true, attempts: 3 },
  ])
  expect(JSON.stringify([before, after])).not.toContain(text)
})

test('a blocked address says why, and is cleared once, with the line of the terminal', async () => {
  await suppressAddress(app.deps, {
    address: ann.email,
    reason: 'bounced',
    status: '5.1.1',
    source: 'hand-over',
  })
  expect((await seeMail()).addresses).toMatchObject([
    { userId: ann.userId, address: ann.email, reason: 'bounced', why: 'unknown' },
  ])
  await owner.must('operators-act', { act: 'clearAddress', account: ann.userId })
  expect((await seeMail()).addresses).toEqual([])
  expect(
    await owner.call('operators-act', { act: 'clearAddress', account: ann.userId }),
  ).toMatchObject({ ok: false, refusal: { code: 'player-not-found' } })
  const lines = await app.db
    .selectFrom('operator_log')
    .select(['command', 'detail', 'userId', 'byUserId'])
    .orderBy('operatorLogId')
    .execute()
  expect(lines).toEqual([
    { command: 'mail again', detail: '1', userId: null, byUserId: owner.userId },
    { command: 'suppressed clear', detail: '', userId: ann.userId, byUserId: owner.userId },
  ])
})

test.each(languages)('each e-mail is shown with invented values in %s', async (language) => {
  const see = async (look: string) => {
    const shown = await owner.must('operators-see', { page: 'mailLook', look, language })
    if (shown.page !== 'mailLook') throw new Error(shown.page)
    return shown
  }
  const { looks, look } = await see('')
  expect([look, looks.length > 80]).toEqual([looks[0]?.id, true])
  for (const { id, subject } of looks) {
    const { html } = await see(id)
    expect([id, /^\s*$|undefined|[{}]| {2}/.test(subject)]).toEqual([id, false])
    expect(html).not.toMatch(/undefined|<(?:script|img|iframe|form)/)
  }
  expect((await see('no such mail')).look).toBe(look)
})
