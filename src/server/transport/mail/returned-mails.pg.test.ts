// Bounces as written by Postfix, Exim and Exchange, forwarded by our mail server: which ones
// suppress the address, and that no one else can suppress one.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mailer } from '#server/mail/mail.ts'
import { createReturnAddresses } from '#server/mail/return-addresses.ts'
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts'
import { hours, minutes, pass, proveAddress, tell } from '#test/scenes/notification-scene.ts'
import { startMailServer, type MailServer } from '#test/support/mail-server.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const secret = 'a secret of our mail server'
const bounceAddress = 'bounces@mail.example.org'
let app: TestApp
let server: MailServer
let mailer: Mailer
beforeAll(async () => {
  server = await startMailServer()
  const returns = createReturnAddresses(
    { current: 'a secret of the server', previous: null },
    bounceAddress,
    {
      now: () => app.clock.now(),
    },
  )
  mailer = createSmtpMailer(server.url, 'Sideout <no-reply@sideout.test>', {
    returnTo: returns.write,
  })
  app = await startTestApp({ mailer, mailEvents: { provider: 'returned', secret, returns } })
})
afterAll(async () => {
  mailer.close?.()
  await app.close()
  await server.close()
})

let count = 0
async function aMailed(): Promise<{ player: TestPlayer; returnTo: string }> {
  count += 1
  const player = await app.signedIn(`Returned ${count}`)
  await proveAddress(app, player)
  await tell(app, { playerId: player.playerId, kind: 'promoted' })
  await pass(app, minutes(3))
  return { player, returnTo: server.received.find(({ to }) => to === player.email)?.from ?? '' }
}

const hand = (mail: string, { password = secret } = {}) =>
  fetch(`${app.url}/mail-events`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      authorization: `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`,
    },
    body: mail,
  })

const markOf = async ({ userId }: TestPlayer) => {
  const row = await app.db
    .selectFrom('suppressed_addresses')
    .select(['reason', 'status', 'source'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : `${row.reason} ${row.status} ${row.source}`
}

type Returned = { returnTo: string; address: string; group?: string }
const lines = (...parts: string[]): string => parts.join('\r\n')

const fromPostfix = ({ returnTo, address, group }: Returned): string =>
  lines(
    'Return-Path: <>',
    `Delivered-To: ${returnTo}`,
    'Received: by mx.example.org (Postfix) id 4F1B2C0D3E; Tue, 24 Nov 2026 10:00:00 +0000 (UTC)',
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${returnTo}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="1A2B3C4D5E.1795514400/mx.example.org"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--1A2B3C4D5E.1795514400/mx.example.org',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `<${address}>: host mx.gone.example said: 550 5.1.1 unknown (in reply to RCPT TO command)`,
    '',
    '--1A2B3C4D5E.1795514400/mx.example.org',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    'X-Postfix-Queue-ID: 4F1B2C0D3E',
    `X-Postfix-Sender: rfc822; ${returnTo}`,
    '',
    group ??
      lines(
        `Final-Recipient: rfc822; ${address}`,
        `Original-Recipient: rfc822;${address}`,
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; mx.gone.example',
        `Diagnostic-Code: smtp; 550 5.1.1 <${address}>: Recipient address rejected:`,
        '    User unknown in virtual mailbox table',
      ),
    '',
    '--1A2B3C4D5E.1795514400/mx.example.org',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'From: Sideout <no-reply@sideout.test>',
    'Subject: You have a place',
    '',
    'Hello',
    '',
    '--1A2B3C4D5E.1795514400/mx.example.org--',
    '',
  )

const fromExim = (
  { returnTo, address }: Returned,
  answer = '550 5.1.1 The email account that you tried to reach does not exist',
): string =>
  lines(
    'X-Failed-Recipients: ' + address,
    'Auto-Submitted: auto-replied',
    'From: Mail Delivery System <Mailer-Daemon@mx.example.org>',
    `To: ${returnTo}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=1795514400-eximdsn-804289383',
    'MIME-Version: 1.0',
    'Subject: Mail delivery failed: returning message to sender',
    '',
    '--1795514400-eximdsn-804289383',
    'Content-type: text/plain; charset=us-ascii',
    '',
    'This message was created automatically by mail delivery software.',
    '',
    '--1795514400-eximdsn-804289383',
    'Content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Action: failed',
    `Final-Recipient: rfc822;${address}`,
    'Status: 5.0.0',
    'Remote-MTA: dns; mx.gone.example',
    `Diagnostic-Code: smtp; ${answer}`,
    '',
    '--1795514400-eximdsn-804289383',
    'Content-type: message/rfc822',
    '',
    `Return-path: <${returnTo}>`,
    'Subject: You have a place',
    '',
    '--1795514400-eximdsn-804289383--',
    '',
  )

const fromExchange = ({ returnTo, address }: Returned): string =>
  lines(
    'From: <postmaster@gone.example>',
    `To: <${returnTo.toUpperCase()}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="95d7f6c3-a111-4f88-9b14-6d8e31a2d3f0"',
    'Content-Language: en-US',
    'Auto-Submitted: auto-replied',
    'Subject: Undeliverable: You have a place',
    '',
    '--95d7f6c3-a111-4f88-9b14-6d8e31a2d3f0',
    'Content-Type: multipart/alternative; differences=Content-Type; boundary="inner"',
    '',
    '--inner',
    'Content-Type: text/plain; charset="us-ascii"',
    '',
    "The email address you entered couldn't be found.",
    '',
    '--inner--',
    '',
    '--95d7f6c3-a111-4f88-9b14-6d8e31a2d3f0',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(
      lines(
        'Reporting-MTA: dns;DB9PR02MB1234.eurprd02.prod.outlook.com',
        'Received-From-MTA: dns;mx.example.org',
        'Arrival-Date: Tue, 24 Nov 2026 10:00:00 +0000',
        '',
        `Final-Recipient: rfc822;${address}`,
        'Action: failed',
        'Status: 5.1.10',
        'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
        'X-Display-Name: Ann',
        '',
      ),
    ).toString('base64'),
    '',
    '--95d7f6c3-a111-4f88-9b14-6d8e31a2d3f0--',
    '',
  )

test.each<[string, (returned: Returned) => string, string]>([
  ['Postfix', fromPostfix, '5.1.1'],
  ['Exim', fromExim, '5.1.1'],
  ['Exchange', fromExchange, '5.1.10'],
])(
  'a mail that %s returns marks the address, and its owner sees so at once',
  async (_, write, status) => {
    const { player, returnTo } = await aMailed()
    const window = await app.socket(player.token)
    const reached = window.subscribe('notifications-reach', {})
    expect(await reached.next()).toMatchObject({ reach: { mail: 'proved' } })
    expect((await hand(write({ returnTo, address: player.email }))).status).toBe(204)
    await reached.until(({ reach }) => reach.mail === 'refused')
    await window.close()
    expect(await markOf(player)).toBe(`bounced ${status} returned`)
    const before = server.received.length
    await tell(app, { playerId: player.playerId, kind: 'event-changed' })
    await pass(app, hours(1))
    expect(server.received).toHaveLength(before)
  },
)

const group = (address: string, action: string, status: string, answer?: string): string =>
  lines(
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(answer === undefined ? [] : [`Diagnostic-Code: smtp; ${answer}`]),
  )

test.each<[string, (returned: Returned) => string]>([
  [
    'a delay',
    (r) => fromPostfix({ ...r, group: group(r.address, 'delayed', '4.4.1', '451 4.4.1 Later') }),
  ],
  [
    'a mail given up after days without an answer',
    (r) => fromPostfix({ ...r, group: group(r.address, 'failed', '4.4.1') }),
  ],
  [
    'a full mailbox',
    (r) => fromPostfix({ ...r, group: group(r.address, 'failed', '5.2.2', '552 5.2.2 Full') }),
  ],
  [
    'a refusal by policy',
    (r) => fromPostfix({ ...r, group: group(r.address, 'failed', '5.7.1', '550 5.7.1 Spam') }),
  ],
  ['a refusal by policy behind a vague status', (r) => fromExim(r, '550 5.7.26 Unauthenticated')],
  ['an answer for now behind a status for good', (r) => fromExim(r, '451 Try again')],
  [
    'a mail that arrived',
    (r) => fromPostfix({ ...r, group: group(r.address, 'delivered', '2.0.0') }),
  ],
  [
    'the dead end of a forwarding, where the mailbox itself took the mail',
    (r) => fromPostfix({ ...r, group: group('elsewhere@example.org', 'failed', '5.1.1') }),
  ],
  [
    'a note of absence',
    ({ returnTo, address }) =>
      lines(
        `From: ${address}`,
        `To: ${returnTo}`,
        'Subject: Out of office',
        'Auto-Submitted: auto-replied',
        '',
        `Final-Recipient: rfc822; ${address}`,
        'Action: failed',
        'Status: 5.1.1',
        '',
      ),
  ],
  ['the plain address', (r) => fromPostfix({ ...r, returnTo: bounceAddress })],
  ['a token that someone made up', (r) => fromPostfix({ ...r, returnTo: forge(r.returnTo) })],
  ['a token that only the mail inside names', (r) => inBodyOnly(fromExim(r), r.returnTo)],
  ['nothing at all', () => ''],
  ['something that is no mail', () => '\u0000{"RecordType":"Bounce"}'],
])('%s marks nothing', async (_, write) => {
  const { player, returnTo } = await aMailed()
  expect((await hand(write({ returnTo, address: player.email }))).status).toBe(204)
  expect(await markOf(player)).toBeNull()
})

const forge = (returnTo: string): string =>
  returnTo.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'))

const inBodyOnly = (mail: string, returnTo: string): string =>
  mail.replace(`To: ${returnTo}`, `To: ${bounceAddress}`)

test('a token of one player marks nobody else, and none after ten days', async () => {
  const [ann, ben] = [await aMailed(), await aMailed()]
  await hand(fromPostfix({ returnTo: ann.returnTo, address: ben.player.email }))
  expect([await markOf(ann.player), await markOf(ben.player)]).toEqual([null, null])
  app.clock.advance(hours(11 * 24))
  await hand(fromPostfix({ returnTo: ann.returnTo, address: ann.player.email }))
  expect(await markOf(ann.player)).toBeNull()
})

test('the address that a mail comes back to tells nothing of its receiver', async () => {
  const { player, returnTo } = await aMailed()
  expect(returnTo).toMatch(/^bounces\+[0-9a-f]{28}@mail\.example\.org$/)
  expect(returnTo).not.toContain(player.email.split('@')[0])
  const mail = server.received.find(({ to }) => to === player.email)
  expect(mail?.mail.from?.address).toBe('no-reply@sideout.test')
})

test('an address that was changed meanwhile is not marked', async () => {
  const { player, returnTo } = await aMailed()
  await app.db
    .updateTable('auth_users')
    .set({ email: 'elsewhere@example.org' })
    .where('id', '=', player.userId)
    .execute()
  await hand(fromPostfix({ returnTo, address: player.email }))
  expect(await markOf(player)).toBeNull()
})

test('without the secret nothing is read, and a mail that is too long is refused', async () => {
  const { player, returnTo } = await aMailed()
  const mail = fromPostfix({ returnTo, address: player.email })
  expect((await hand(mail, { password: 'guessed' })).status).toBe(401)
  expect((await hand(mail + 'x'.repeat(2 * 1024 * 1024))).status).toBe(413)
  expect(await markOf(player)).toBeNull()
})
