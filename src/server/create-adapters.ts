// Creates the adapters behind the server's ports from its settings: invalidations and rate limits
// (in memory or through Valkey), mail, push, photos.
import { join } from 'node:path'
import type { Logger } from 'pino'
import { isLocalServer } from './checkup/probe.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { createMemoryRateLimiter, type RateLimiter } from './limits/rate-limiter.ts'
import { createLocalBus, type Bus } from './live/bus.ts'
import type { LinkPeers } from './live/database-road.ts'
import type { ValkeyBus } from './live/valkey-bus.ts'
import { createFolderMailer } from './mail/folder-mailer.ts'
import type { MailEvents } from './mail/provider-proof.ts'
import { createReturnAddresses, type ReturnAddresses } from './mail/return-addresses.ts'
import { isPair, loadVapidKeys } from './push/vapid-keys.ts'
import { createWebPushSender } from './push/web-push-sender.ts'
import type { Secrets } from './secret.ts'
import { getMessage, StartError } from './start-error.ts'
import { openPhotoStore } from './uploads/open-photo-store.ts'
import type { PhotoStore } from './uploads/photo-store.ts'
import { createOpenMeteo } from './weather/open-meteo.ts'
import type { Weather } from './weather/weather.ts'

type NodeBus = { bus: Bus; peers: LinkPeers | null; keepIn: ValkeyBus['keepIn'] }

export async function createBus({ valkeyUrl }: Config, log: Logger): Promise<NodeBus> {
  if (valkeyUrl === null)
    return { bus: createLocalBus(), peers: null, keepIn: () => () => Promise.resolve() }
  const { createValkeyBus } = await import('./live/valkey-bus.ts')
  const bus = createValkeyBus(valkeyUrl, log)
  return { bus, peers: bus, keepIn: bus.keepIn }
}

export async function createRateLimiter({
  valkeyUrl,
}: Config): Promise<RateLimiter & { close?: () => void }> {
  if (valkeyUrl === null) return createMemoryRateLimiter()
  const { createValkeyRateLimiter } = await import('./limits/valkey-rate-limiter.ts')
  return createValkeyRateLimiter(valkeyUrl)
}

type MailParts = Pick<Deps, 'clock' | 'log'> & { secrets: Secrets }
type OpenMail = { mailer: Deps['mailer']; mailEvents: MailEvents | null }

export async function openMail(config: Config, parts: MailParts): Promise<OpenMail> {
  const returns =
    config.bounceAddress === null
      ? null
      : createReturnAddresses(parts.secrets, config.bounceAddress, parts.clock)
  return {
    mailer: await createMailer(config, returns, parts),
    mailEvents: toMailEvents(config, returns),
  }
}

async function createMailer(
  config: Config,
  returns: ReturnAddresses | null,
  { clock, log }: MailParts,
): Promise<Deps['mailer']> {
  if (config.smtpUrl === null) {
    log.warn('SMTP_URL is not set: e-mails are only written to the folder outbox, nobody gets one')
    return createFolderMailer(join(config.dataDir, 'outbox'), clock)
  }
  const { createSmtpMailer } = await import('./mail/smtp-mailer.ts')
  return createSmtpMailer(config.smtpUrl, config.mailFrom, {
    connections: config.smtpConnections,
    returnTo: returns?.write,
  })
}

function toMailEvents({ mailEvents }: Config, returns: ReturnAddresses | null): MailEvents | null {
  if (mailEvents === null) return null
  const { provider, secret } = mailEvents
  if (provider !== 'returned') return { provider, secret }
  return returns === null ? null : { provider, secret, returns }
}

export const describeInstallation = ({
  operatorEmail,
  agreementYears,
  ...config
}: Config): Deps['installation'] => ({
  operatorEmail,
  mail: config.smtpUrl === null ? 'files' : 'server',
  push: true,
  agreementYears,
  isLocal: isLocalServer(config),
})

export async function createPush({ vapid, dataDir, mailFrom }: Config): Promise<Deps['push']> {
  const keys =
    vapid ??
    (await loadVapidKeys(dataDir).catch((error: unknown) => {
      throw new StartError(`VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: ${getMessage(error)}`, {
        cause: error,
      })
    }))
  if (!isPair(keys))
    throw new StartError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: do not belong together')
  return createWebPushSender({
    keys,
    subject: `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`,
  })
}

/**
 * An unwritable folder is a configuration error; an unreachable bucket may come back, so the server
 * starts without it.
 */
export async function createPhotoStore({ storage }: Config, log: Logger): Promise<PhotoStore> {
  const photos = openPhotoStore(storage)
  if (storage.kind === 'folder')
    await photos.check().catch((error: unknown) => {
      throw new StartError(`STORAGE: ${getMessage(error)}`, { cause: error })
    })
  else
    photos
      .check()
      .catch((error: unknown) => log.warn({ err: error }, 'STORAGE: photos cannot be kept now'))
  return photos
}

export const openWeather = (
  { weatherUrl }: Config,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): Weather | null =>
  weatherUrl === null
    ? null
    : createOpenMeteo(
        { url: weatherUrl },
        { clock, onError: (error) => log.warn({ err: error }, 'the weather could not be had') },
      )
