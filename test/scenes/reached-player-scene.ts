// A mail server and a push service that record deliveries.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'
import type { Mailer } from '#server/mail/mail.ts'
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts'
import { loadVapidKeys } from '#server/push/vapid-keys.ts'
import { createWebPushSender } from '#server/push/web-push-sender.ts'
import { startPushServer, type PushServer } from '#test/support/push-server.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

export let app: TestApp

let smtp: SMTPServer

export let service: PushServer

let folder: string

let mailer: Mailer

export const received: Email[] = []

/** If set, the mail server rejects mails with this response. */
export const mailServer: { refusal: { responseCode: number } | null } = { refusal: null }

export const settingsOf = async (player: TestPlayer) => {
  const window = await app.socket(player.token)
  const settings = await window.subscribe('notifications-settings', {}).next()
  await window.close()
  return settings
}

export const mailTo = ({ email }: TestPlayer) =>
  until('a mail', () => received.find(({ to }) => to?.some(({ address }) => address === email)))

export function startReachedPlayers(): void {
  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            if (mailServer.refusal !== null)
              return done(Object.assign(new Error('not now'), mailServer.refusal))
            PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
              received.push(mail)
              done()
            }, done)
          })
      },
    })
    await new Promise<void>((resolve) => {
      smtp.listen(0, '127.0.0.1', resolve)
    })
    folder = await mkdtemp(join(tmpdir(), 'sideout-notifications-'))
    const keys = await loadVapidKeys(folder)
    service = await startPushServer(keys.publicKey)
    mailer = createSmtpMailer(
      `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      'Sideout <no-reply@sideout.test>',
    )
    app = await startTestApp({
      mailer,
      push: createWebPushSender({
        keys,
        subject: 'mailto:no-reply@sideout.test',
        isLoopbackAllowed: true,
      }),
    })
  })
  afterAll(async () => {
    mailer.close?.()
    await app.close()
    await service.close()
    await new Promise<void>((resolve) => {
      smtp.close(resolve)
    })
    await rm(folder, { recursive: true })
  })
}
