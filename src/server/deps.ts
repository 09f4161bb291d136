// The server's dependencies, created once in app.ts and never imported as globals. Tests pass their
// own clock.
import type { Logger } from 'pino'
import type { BrandingWatch } from './branding/watch-branding.ts'
import type { Checkout } from './checkout/checkout.ts'
import type { Followers } from './core/follow-ups/changes.ts'
import type { AwayPlace } from './db/backup/away-place.ts'
import type { BackupPlace } from './db/backup/backup-place.ts'
import type { Database } from './db/open-database.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { LinkKeys } from './link/link-keys.ts'
import type { Bus } from './live/bus.ts'
import type { LinkTokens } from './mail/link-tokens.ts'
import type { Mailer } from './mail/mail.ts'
import type { People } from './manifests/table-facts.ts'
import type { PushSender } from './push/push.ts'
import type { Machine } from './runtime/machine.ts'
import type { SecurityLog } from './security-log/create-security-log.ts'
import type { PhotoStore } from './uploads/photo-store.ts'
import type { Weather } from './weather/weather.ts'

export type Clock = { /** Now, in ms since 1970 (UTC). */ now(): number }

export type Deps = {
  db: Database
  replica?: Database | null
  clock: Clock
  newId: () => string
  bus: Bus
  mailer: Mailer
  push: PushSender
  /** Signs e-mail links that act without a session, and self check-in codes. */
  links: LinkTokens
  linkKeys: LinkKeys
  checkout?: Checkout | null
  weather?: Weather | null
  photos: PhotoStore
  limiter: RateLimiter
  log: Logger
  /** Records security events for the operator; inside a transaction use `effects.record`. */
  security: SecurityLog
  installation: {
    operatorEmail: string | null
    mail: 'server' | 'files'
    push: boolean
    agreementYears: number
    isLocal: boolean
  }
  machine?: Machine | undefined
  backups?: BackupPlace | null
  backupsAway?: AwayPlace | null
  branding: Pick<BrandingWatch, 'current' | 'texts'>
  people: People
  followers: Followers
  publicUrl: string
  /**
   * Lowercase header in which a trusted proxy passes the client's address; null when clients
   * connect directly.
   */
  trustedProxyHeader: string | null
}
