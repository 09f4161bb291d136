// Sends mail through an SMTP server: SMTP_URL such as smtps://user:password@mail.example.org or
// smtp://127.0.0.1:1025. Connections are pooled, because opening one takes longer than handing over
// a mail.
import { createTransport } from 'nodemailer'
import { judgeRefusal, readMailStatus } from '#domain/mail/refused-mail.ts'
import { MailRefusal, type Mailer } from './mail.ts'

const timeoutMs = 10_000
/** Idle connections are closed after this; many servers end them anyway. */
const idleMs = 20_000

type SmtpOptions = {
  connections?: number
  returnTo?: ((address: string) => string) | undefined
}

/** Sends as `from`. An unresponsive server fails the mail within about ten seconds. */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  { connections = 4, returnTo }: SmtpOptions = {},
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // A mail whose transmission hadn't begun is retried on another connection; other retries belong
    // to the delivery queue.
    maxRequeues: 2,
    idleTimeout: idleMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    atOnce: connections,
    close: () => transport.close(),
    send: async ({ to, subject, text, html, replyTo, headers = {}, calendar, ...mail }) => {
      try {
        await transport.sendMail({
          from: withSender(from, mail.senderName),
          to: { name: '', address: to },
          ...(returnTo !== undefined && { envelope: { from: returnTo(to), to } }),
          subject,
          text,
          html,
          headers,
          ...(mail.logo !== undefined && {
            attachments: [{ filename: 'logo.png', content: mail.logo, cid: 'logo' }],
          }),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(mail.messageId !== undefined && { messageId: `<${mail.messageId}>` }),
          ...(mail.threadId !== undefined && {
            inReplyTo: `<${mail.threadId}>`,
            references: `<${mail.threadId}>`,
          }),
          ...(calendar !== undefined && {
            icalEvent: {
              method: calendar.method,
              content: calendar.content,
              filename: 'invite.ics',
            },
          }),
        })
      } catch (error) {
        throw toRefusal(error)
      }
    },
  }
}

const withSender = (from: string, name: string | undefined): string | Address =>
  name === undefined ? from : { name, address: /<([^>]+)>/.exec(from)?.[1] ?? from }

type Address = { name: string; address: string }

type SmtpError = Error & { responseCode?: unknown; response?: unknown; command?: unknown }

/** Servers often repeat the address, so only the code and the status are kept. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { responseCode: code, response, command }: SmtpError = error
  if (typeof code !== 'number') return error
  const status = readMailStatus(typeof response === 'string' ? response : '')
  const step = command === 'RCPT TO' || command === 'DATA' ? 'receiver' : 'before'
  const verdict = judgeRefusal({ code, status, step })
  const at = typeof command === 'string' ? command.split(' ')[0] : ''
  return new MailRefusal(verdict, status, `${code} ${status} at ${at}`.replaceAll('  ', ' '))
}
