// Mail providers' reports in their documented formats: which ones suppress an address, and that no
// one else can suppress one.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailProvider } from '#server/mail/provider-events.ts'
import { minutes, pass, proveAddress, tell, mailsTo } from '#test/scenes/notification-scene.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

const secret = 'a secret of the provider'
let apps: Record<MailProvider, TestApp>
beforeAll(async () => {
  const open = (provider: MailProvider, beside?: TestApp) =>
    startTestApp({ mailEvents: { provider, secret }, ...(beside && { beside }) })
  const postmark = await open('postmark')
  apps = {
    postmark,
    sendgrid: await open('sendgrid', postmark),
    ses: await open('ses', postmark),
    mailgun: await open('mailgun', postmark),
  }
})
afterAll(async () => {
  const { postmark, ...others } = apps
  for (const app of Object.values(others)) await app.close()
  await postmark.close()
})

const basic = (password: string): string =>
  `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`

function sign(event: object, key: string, at: number) {
  const [timestamp, token] = [String(Math.floor(at / 1000)), 'a8ce0edb2dd8301dee6c']
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  return { signature: { timestamp, token, signature }, 'event-data': event }
}

const post = (provider: MailProvider, body: unknown, authorization = basic(secret)) =>
  fetch(`${apps[provider].url}/mail-events`, {
    method: 'POST',
    headers: {
      'content-type': provider === 'ses' ? 'text/plain' : 'application/json',
      authorization,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

let count = 0
async function aMailed() {
  count += 1
  const player = await apps.postmark.signedIn(`Reported ${count}`)
  await proveAddress(apps.postmark, player)
  return player
}
const markOf = async (userId: string) => {
  const row = await apps.postmark.db
    .selectFrom('suppressed_addresses')
    .select(['reason', 'status', 'source'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : [row.reason, row.status, row.source].join(' ').replace('  ', ' ')
}

const wrap = (message: object) => ({ Type: 'Notification', Message: JSON.stringify(message) })
const sesBounce = (address: string, bounceType: string) =>
  wrap({
    notificationType: 'Bounce',
    bounce: {
      bounceType,
      bouncedRecipients: [{ emailAddress: address, action: 'failed', status: '5.1.1' }],
    },
  })
const mailgun = (event: object) => (address: string) =>
  sign({ recipient: address, ...event }, secret, apps.mailgun.clock.now())

test.each<[string, MailProvider, (address: string) => unknown, string | null]>([
  [
    'a hard bounce',
    'postmark',
    (a) => ({ RecordType: 'Bounce', Type: 'HardBounce', Email: a }),
    'bounced provider',
  ],
  [
    'a complaint',
    'postmark',
    (a) => ({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: a }),
    'complained provider',
  ],
  [
    'a soft bounce',
    'postmark',
    (a) => ({ RecordType: 'Bounce', Type: 'SoftBounce', Email: a }),
    null,
  ],
  [
    'a bounce',
    'sendgrid',
    (a) => [
      { event: 'delivered', email: 'x@y.z' },
      { event: 'bounce', type: 'bounce', status: '5.1.1', email: a },
    ],
    'bounced 5.1.1 provider',
  ],
  [
    'a block',
    'sendgrid',
    (a) => [{ event: 'bounce', type: 'blocked', status: '5.7.1', email: a }],
    null,
  ],
  [
    'a complaint',
    'sendgrid',
    (a) => [{ event: 'spamreport', email: a.toUpperCase() }],
    'complained provider',
  ],
  ['a permanent bounce', 'ses', (a) => sesBounce(a, 'Permanent'), 'bounced 5.1.1 provider'],
  ['a transient bounce', 'ses', (a) => sesBounce(a, 'Transient'), null],
  [
    'a complaint, raw',
    'ses',
    (a) => ({ eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: a }] } }),
    'complained provider',
  ],
  [
    'a permanent failure',
    'mailgun',
    mailgun({
      event: 'failed',
      severity: 'permanent',
      'delivery-status': { code: 550, message: '5.1.1 No such user' },
    }),
    'bounced 5.1.1 provider',
  ],
  ['a temporary failure', 'mailgun', mailgun({ event: 'failed', severity: 'temporary' }), null],
  [
    'a refusal by policy',
    'mailgun',
    mailgun({
      event: 'failed',
      severity: 'permanent',
      'delivery-status': { code: 550, 'enhanced-code': '5.7.1', message: '' },
    }),
    null,
  ],
  ['a complaint', 'mailgun', mailgun({ event: 'complained' }), 'complained provider'],
])('%s by %s is heard as it is meant', async (_, provider, report, mark) => {
  const ann = await aMailed()
  const body = report(ann.email) as object
  expect((await post(provider, body)).status).toBe(204)
  expect(await markOf(ann.userId)).toBe(mark)
  expect((await post(provider, body)).status).toBe(204)
  expect(await markOf(ann.userId)).toBe(mark)
})

test.each<[string, MailProvider, (address: string) => unknown, string]>([
  ['without a password', 'postmark', (a) => ({ RecordType: 'SpamComplaint', Email: a }), ''],
  ['with a wrong password', 'sendgrid', (a) => [{ event: 'spamreport', email: a }], basic('wrong')],
  ['with a password of nothing', 'ses', (a) => sesBounce(a, 'Permanent'), basic('')],
  [
    'signed with another key',
    'mailgun',
    (a) => sign({ event: 'complained', recipient: a }, 'other', Date.now()),
    basic(secret),
  ],
  [
    'signed yesterday',
    'mailgun',
    (a) =>
      sign({ event: 'complained', recipient: a }, secret, apps.mailgun.clock.now() - 86_400_000),
    basic(secret),
  ],
])('a report %s marks nobody', async (_, provider, report, authorization) => {
  const ben = await aMailed()
  expect((await post(provider, report(ben.email), authorization)).status).toBe(401)
  expect(await markOf(ben.userId)).toBeNull()
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"Email":7}',
  '[{"event":"bounce"}]',
  '{"Type":"Notification","Message":"{"}',
])('the body %j is no report, and does no harm', async (body) => {
  for (const provider of ['postmark', 'sendgrid', 'ses'] as const)
    expect((await post(provider, body)).status).toBe(204)
  expect((await post('mailgun', body)).status).toBe(401)
})

test('a complaint outweighs what came back, and stops what waits', async () => {
  const cy = await aMailed()
  await tell(apps.postmark, { playerId: cy.playerId, kind: 'promoted' })
  await post('ses', sesBounce(cy.email, 'Permanent'))
  await post('postmark', { RecordType: 'SpamComplaint', Email: cy.email })
  await post('ses', sesBounce(cy.email, 'Permanent'))
  expect(await markOf(cy.userId)).toBe('complained provider')
  await pass(apps.postmark, minutes(5))
  expect(mailsTo(apps.postmark, cy)).toEqual([])
})

test('where no provider is set there is no such address', async () => {
  const plain = await startTestApp({ beside: apps.postmark })
  const answer = await fetch(`${plain.url}/mail-events`, { method: 'POST', body: '{}' })
  expect(answer.status).toBe(404)
  await plain.close()
})
