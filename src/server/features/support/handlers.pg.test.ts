import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { closeContact, listSupportRequests } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true })
})
afterAll(async () => {
  await app.close()
})

test('a letter is kept with a number, mailed to the operator with the address to answer, and closed once', async () => {
  const ann = await app.signedIn('Ann')
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', ann.userId)
    .execute()
  const { number } = await ann.must('support-contact', {
    topic: 'problem',
    text: 'The map is <b>empty</b>.',
  })
  const mail = await app.mailbox.next()
  expect(mail).toMatchObject({
    to: 'operator@sideout.test',
    subject: `Sideout message ${number}: something doesn’t work`,
    replyTo: 'ann@example.org',
  })
  expect(mail.text).toContain(
    'Ann writes:\n\nThe map is <b>empty</b>.\n\nReply to this address: ann@example.org',
  )
  expect(mail.html).toContain('&lt;b&gt;empty')
  expect(await listSupportRequests(app.db, { all: false, limit: 10 })).toMatchObject([
    { number, playerName: 'Ann', email: 'ann@example.org', topic: 'problem', closed: null },
  ])
  expect([
    await closeContact(app.db, number, 'answered', app.clock.now()),
    await closeContact(app.db, number, 'again', app.clock.now()),
  ]).toEqual([true, false])
  expect(await listSupportRequests(app.db, { all: false, limit: 10 })).toEqual([])
  expect(await listSupportRequests(app.db, { all: true, limit: 10 })).toMatchObject([
    { number, note: 'answered' },
  ])
})

test('an address that nobody proved is told as such, one that only stands for none is not told: neither gets the answer by itself', async () => {
  const ben = await app.signedIn('Ben')
  await ben.must('support-contact', { topic: 'idea', text: 'More courts.' })
  const unproved = await app.mailbox.next()
  expect(unproved.text).toContain(
    'The account names this address, which no one has confirmed yet: ben@example.org',
  )
  await app.db
    .updateTable('auth_users')
    .set({ email: 'x-1@no-email.invalid', emailVerified: true })
    .where('id', '=', ben.userId)
    .execute()
  await ben.must('support-contact', { topic: 'idea', text: 'And nets.' })
  const none = await app.mailbox.next()
  expect(none.text).toContain('The account has no address.')
  expect([unproved, none].map(({ replyTo }) => replyTo)).toEqual([undefined, undefined])
  expect(
    (await listSupportRequests(app.db, { all: false, limit: 10 })).map(({ email }) => email),
  ).toEqual(['', ''])
  for (const { number: open } of await listSupportRequests(app.db, { all: false, limit: 10 }))
    await closeContact(app.db, open, '', app.clock.now())
})

test('a letter goes with its player', async () => {
  const gone = await app.signedIn('Gone')
  await gone.must('support-contact', { topic: 'privacy', text: 'Forget me.' })
  await app.db.deleteFrom('players').where('playerId', '=', gone.playerId).execute()
  expect(
    (await listSupportRequests(app.db, { all: true, limit: 10 })).map(({ playerId }) => playerId),
  ).not.toContain(gone.playerId)
})

test('after five letters the sixth waits', async () => {
  const eager = await app.signedIn('Eager')
  for (const n of [1, 2, 3, 4, 5])
    await eager.must('support-contact', { topic: 'idea', text: `idea ${n}` })
  expect(await eager.call('support-contact', { topic: 'idea', text: 'idea 6' })).toMatchObject({
    ok: false,
    refusal: { code: 'too-many-requests' },
  })
})

test('a letter has 1 to 2000 characters', async () => {
  const terse = await app.signedIn('Terse')
  for (const text of ['', '   ', 'x'.repeat(2001)])
    expect(await terse.raw('support-contact', { data: { topic: 'idea', text } })).toMatchObject({
      status: 400,
    })
})

test('the status says how this server is set up and how many notifications are late, and names no setting', async () => {
  const sam = await app.signedIn('Sam')
  const status = {
    version: '2.1.251006.1509',
    now: '2026-06-01T12:00:00.000Z',
    mail: 'files',
    push: false,
    operator: true,
  }
  expect(await sam.must('support-status', {})).toEqual({ ...status, late: 0 })
  const delivery = (source: string, minutes: number, outcome = '') => {
    const due = new Date(app.clock.now() + minutes * 60_000)
    return {
      playerId: sam.playerId,
      channel: 'mail' as const,
      deviceId: null,
      kind: 'message' as const,
      notificationGroup: 'messages' as const,
      source,
      batch: 'b',
      eventId: null,
      alertId: null,
      messageId: null,
      fromId: null,
      params: '{}',
      created: due,
      dueAt: due,
      outcome,
    }
  }
  await app.db
    .insertInto('deliveries')
    .values([
      delivery('on its way', -1),
      delivery('forgotten', -3),
      delivery('refused', 5, 'later'),
      delivery('digest', 90),
    ])
    .execute()
  expect(await sam.must('support-status', {})).toEqual({ ...status, late: 2 })
})
