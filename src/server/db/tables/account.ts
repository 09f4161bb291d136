// Sign-in tables: Better Auth's people, sessions and credentials.
import type { Generated } from 'kysely'
import type { SuppressionReason, SuppressionSource } from '#domain/mail/refused-mail.ts'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type AuthUsers = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  twoFactorEnabled: Generated<boolean>
  createdAt: Instant
  updatedAt: Instant
}
/**
 * Authenticator codes; the secret and the recovery codes are encrypted with a key derived from
 * SECRET. lastStep: the time step of the last used code.
 */
type AuthTwoFactors = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  lastStep: Generated<number | null>
  failedVerificationCount: Generated<number>
  lockedUntil: OptionalInstant
  createdAt: DefaultInstant
}
/**
 * All tokens are keyed hashes. nextToken: issued; replaces `token` when first used. previousToken:
 * valid until previousUntil, for requests in flight. rotationDue: the next renewal replaces the
 * token whatever its age.
 */
type AuthSessions = {
  id: string
  userId: string
  token: string
  nextToken: Generated<string | null>
  previousToken: Generated<string | null>
  previousUntil: OptionalInstant
  rotationDue: Generated<boolean>
  expiresAt: Instant
  ipAddress: string | null
  userAgent: string | null
  createdAt: Instant
  updatedAt: Instant
}
type AuthAccounts = {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Instant | null
  refreshTokenExpiresAt: Instant | null
  scope: string | null
  password: string | null
  createdAt: Instant
  updatedAt: Instant
}
type AuthVerifications = {
  id: string
  identifier: string
  value: string
  expiresAt: Instant
  createdAt: Instant
  updatedAt: Instant
}

type AuthPasskeys = {
  id: string
  name: string | null
  publicKey: string
  userId: string
  credentialId: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string | null
  aaguid: string | null
  createdAt: DefaultInstant
}
/**
 * email: the address the link proves. kind: the account's current address, confirmation to leave
 * it, or the new one. sessionId: the requesting session; it stays open when the address is proven
 * elsewhere. codeHash: the code in the same e-mail, which its account may enter instead.
 */
type AccountLinks = {
  tokenHash: string
  kind: 'verify' | 'leave' | 'enter'
  userId: string
  email: string
  expires: Instant
  sessionId: Generated<string | null>
  codeHash: Generated<string | null>
  codeExpires: OptionalInstant
}

/**
 * Applies while `address` is the user's. status: the mail server's code, such as 5.1.1, or ''.
 * source: how it was learned.
 */
type SuppressedAddresses = {
  userId: string
  address: string
  reason: SuppressionReason
  status: Generated<string>
  source: SuppressionSource
  since: Instant
}

type AddressConfirmations = { userId: string; asked: Instant }

export type AccountTables = {
  auth_users: AuthUsers
  auth_two_factors: AuthTwoFactors
  auth_sessions: AuthSessions
  auth_accounts: AuthAccounts
  auth_verifications: AuthVerifications
  auth_passkeys: AuthPasskeys
  account_links: AccountLinks
  address_confirmations: AddressConfirmations
  suppressed_addresses: SuppressedAddresses
}
