// Sends mail through an SMTP server: SMTP_URL such as smtps://user:password@mail.example.org or
// smtp://127.0.0.1:1025.
import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const timeoutMs = 10_000

/**
 * A mailer for `smtpUrl`, sending as `from`. A server that does not answer fails the mail within
 * about ten seconds.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, replyTo, headers = {}, calendar, messageId }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers,
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(messageId !== undefined && { messageId: `<${messageId}>` }),
        ...(calendar !== undefined && {
          icalEvent: { method: calendar.method, content: calendar.content, filename: 'invite.ics' },
        }),
      })
    },
  }
}
