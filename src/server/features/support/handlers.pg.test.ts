import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { closeContact, listContacts } from './store.ts'

let app: TestApp
beforeAll(async () => { app = await startTestApp({ isRateLimited: true }) })
afterAll(async () => { await app.close() })

test('a letter is kept with a number, mailed to the operator with the address to answer, and closed once', async () => {
  const ann = await app.signedIn('Ann')
  const { number } = await ann.must('support-contact', { topic: 'problem', text: 'The map is <b>empty</b>.' })
  const mail = await app.mailbox.next()
  expect(mail).toMatchObject({ to: 'operator@sideout.test', subject: `Sideout letter ${number}: something does not work` })
  expect(mail.text).toContain('Ann writes:\n\nThe map is <b>empty</b>.\n\nAnswer to this address: ann@example.org')
  expect(mail.html).toContain('&lt;b&gt;empty')
  expect(await listContacts(app.db, { all: false, limit: 10 })).toMatchObject([{ number, playerName: 'Ann', email: 'ann@example.org', topic: 'problem', closed: null }])
  expect([await closeContact(app.db, number, 'answered', app.clock.now()), await closeContact(app.db, number, 'again', app.clock.now())]).toEqual([true, false])
  expect(await listContacts(app.db, { all: false, limit: 10 })).toEqual([])
  expect(await listContacts(app.db, { all: true, limit: 10 })).toMatchObject([{ number, note: 'answered' }])
})

test('a letter goes with its player', async () => {
  const gone = await app.signedIn('Gone')
  await gone.must('support-contact', { topic: 'privacy', text: 'Forget me.' })
  await app.db.deleteFrom('players').where('player_id', '=', gone.playerId).execute()
  expect((await listContacts(app.db, { all: true, limit: 10 })).map(({ playerId }) => playerId)).not.toContain(gone.playerId)
})

test('after five letters the sixth waits', async () => {
  const eager = await app.signedIn('Eager')
  for (const n of [1, 2, 3, 4, 5]) await eager.must('support-contact', { topic: 'idea', text: `idea ${n}` })
  expect(await eager.call('support-contact', { topic: 'idea', text: 'idea 6' })).toMatchObject({ ok: false, refusal: { code: 'too-many-requests' } })
})

test('a letter has 1 to 2000 characters', async () => {
  const terse = await app.signedIn('Terse')
  for (const text of ['', '   ', 'x'.repeat(2001)]) expect(await terse.raw('support-contact', { data: { topic: 'idea', text } })).toMatchObject({ status: 400 })
})

test('the status says how this server is set up, and names no setting', async () => {
  const sam = await app.signedIn('Sam')
  expect(await sam.must('support-status', {})).toEqual({ version: '2.1.251006.1509', now: '2026-06-01T12:00:00.000Z', mail: 'files', push: false, operator: true })
})
