// Sends mail through an SMTP server: SMTP_URL such as smtps://user:password@mail.example.org or
// smtp://127.0.0.1:1025. Connections are kept and used again, because opening one takes longer than
// handing over a mail.
import { createTransport } from 'nodemailer'
import { judgeRefusal, readMailStatus } from '#domain/mail/refused-mail.ts'
import { MailRefusal, type Mailer } from './mail.ts'

const timeoutMs = 10_000
/** A connection without work is given back after this: many servers end it anyway. */
const idleMs = 20_000

type SmtpOptions = {
  /** How many connections there may be at once. */
  connections?: number
  /** Where a mail to an address comes back to; the sender when absent. */
  returnTo?: ((address: string) => string) | undefined
}

/**
 * A mailer for `smtpUrl`, sending as `from`. A server that does not answer fails the mail within
 * about ten seconds.
 */
export function createSmtpMailer(
  smtpUrl: string,
  from: string,
  { connections = 4, returnTo }: SmtpOptions = {},
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    // A mail of which nothing was handed over goes on another connection; all else is the outbox's.
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
          from,
          to: { name: '', address: to },
          ...(returnTo !== undefined && { envelope: { from: returnTo(to), to } }),
          subject,
          text,
          html,
          headers,
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

type SmtpError = Error & { responseCode?: unknown; response?: unknown; command?: unknown }

/** Answers often repeat the address: only the code and the status go on. */
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
