// The dependencies of the server's rooms: made once in app.ts, never imported as a global. Tests
// hand in their own clock.
import type { Logger } from 'pino'
import type { Checkout } from './checkout/checkout.ts'
import type { Database } from './db/open-database.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { LinkKeys } from './link/link-keys.ts'
import type { Bus } from './live/bus.ts'
import type { LinkTokens } from './mail/link-tokens.ts'
import type { Mailer } from './mail/mail.ts'
import type { People } from './manifests/table-facts.ts'
import type { PushSender } from './push/push.ts'
import type { SecurityLog } from './security-log/create-security-log.ts'
import type { PhotoStore } from './uploads/photo-store.ts'
import type { Weather } from './weather/weather.ts'

export type Clock = { /** Now, in ms since 1970 (UTC). */ now(): number }

export type Deps = {
  db: Database
  /** A standby of the same store, for what may be read there; null is none. */
  replica?: Database | null
  clock: Clock
  /** A new UUID (version 7: grows with time). */
  newId: () => string
  /** Invalidates live queries here and on the other nodes. */
  bus: Bus
  mailer: Mailer
  push: PushSender
  /** Signs the links of e-mails that act without a session, and the codes of self check-in. */
  links: LinkTokens
  /** Makes and reads the keys of personal and public links. */
  linkKeys: LinkKeys
  /** The page of a provider where something is paid; null or absent without one. */
  checkout?: Checkout | null
  /** Forecasts of venues; null or absent without a service. */
  weather?: Weather | null
  /** The files of photos. */
  photos: PhotoStore
  /** Counts tries, with the other nodes where there are some. */
  limiter: RateLimiter
  log: Logger
  /** Records what an operator must see of attacks; inside a transaction use `effects.record`. */
  security: SecurityLog
  /** What players may know of how this server is set up. */
  installation: {
    operatorEmail: string | null
    mail: 'server' | 'files'
    push: boolean
    /** So long what was agreed to stays on record after an account is gone. */
    agreementYears: number
  }
  /** What all tables say of persons. */
  people: People
  publicUrl: string
  /**
   * In lower case: the header in which a trusted proxy names the client's address; null when
   * clients connect directly.
   */
  trustedProxyHeader: string | null
}
