// Mail through a real SMTP server; people's texts can't inject headers or other mails.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

type Received = { from: string; to: string[]; source: string }

const received: Received[] = []
let server: SMTPServer
let url: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        received.push({
          from,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    }),
)

const headersOf = ({ source }: Received): string[] => {
  const [head = ''] = source.split('\r\n\r\n')
  return head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '')
}
const send = async (changes: object): Promise<Received> => {
  const plain = {
    to: 'ann@example.org',
    purpose: 'notice' as const,
    subject: 'A subject',
    text: 'Hello',
    html: '<p>Hello</p>',
  }
  const mailer = createSmtpMailer(url, 'Sideout <no-reply@sideout.test>')
  await mailer.send({ ...plain, ...changes }).finally(() => mailer.close?.())
  const mail = received.at(-1)
  if (mail === undefined) throw new Error('no mail came')
  return mail
}

test('a mail goes to the one it is for, from the sender that is set', async () => {
  expect(await send({})).toMatchObject({ from: 'no-reply@sideout.test', to: ['ann@example.org'] })
})

test.each([
  ['the subject', { subject: 'Hi\r\nBcc: eve@example.org\r\n\r\nanother body' }],
  ['the subject, as one letter', { subject: 'Hi\nBcc: eve@example.org' }],
  ['the address to answer to', { replyTo: 'ben@example.org\r\nBcc: eve@example.org' }],
  ['the name of the mail', { messageId: 'x@sideout.test>\r\nBcc: eve@example.org\r\nX: <' }],
  [
    'a header of our own',
    { headers: { 'List-Unsubscribe': '<https://sideout.test/x>\r\nBcc: eve@example.org' } },
  ],
  ['the text', { text: 'Hi\r\n.\r\nMAIL FROM:<eve@example.org>\r\nRCPT TO:<eve@example.org>\r\n' }],
])('a line break in %s adds no header, no receiver and no second mail', async (_where, changes) => {
  const before = received.length
  const mail = await send(changes)
  expect(received).toHaveLength(before + 1)
  expect(mail.to).toEqual(['ann@example.org'])
  expect(headersOf(mail)).not.toContain('bcc')
})

test.each([
  'ann@example.org, eve@example.org',
  'ann@example.org>\r\nRCPT TO:<eve@example.org',
  'ann@example.org\r\nBcc: eve@example.org',
  'Eve <eve@example.org>, ann@example.org',
])('the receiver %j brings a mail to nobody else', async (to) => {
  const before = received.length
  await send({ to }).catch(() => undefined)
  const receivers = received.slice(before).flatMap((mail) => mail.to)
  expect(receivers.length).toBeLessThanOrEqual(1)
  expect(receivers).not.toContain('eve@example.org')
})

test('a mail brings no file of this machine along, whatever its text says', async () => {
  const { source } = await send({ html: '<img src="file:///etc/passwd">', text: '/etc/passwd' })
  expect(source).not.toContain('root:')
  expect(source).not.toContain('Content-Disposition: attachment')
})
