// Sign-in: people as the sign-in library keeps them, their sessions and credentials.
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
 * Authenticator codes; the secret and the recovery codes are encrypted with a key that follows from
 * SECRET. lastStep: the time step of the last code used.
 */
type AuthTwoFactors = {
  id: string
  userId: string
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  lastStep: Generated<string | null>
  failedVerificationCount: Generated<number>
  lockedUntil: OptionalInstant
  createdAt: DefaultInstant
}
/**
 * All tokens are keyed hashes. nextToken: handed out, takes the place of `token` when it is first
 * used. previousToken: good until previousUntil, for requests that were under way. rotationDue:
 * the next renewal replaces the token, whatever its age.
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
 * email: the address that the link proves. kind: the account's own address; leaving it for another;
 * the new one. sessionId: in which it was asked for; it goes on when the address is proved elsewhere.
 * codeHash: of the code in the same e-mail, which its account may type instead.
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
 * Holds while `address` is that of the user. status: what the mail server said, such as 5.1.1, or
 * ''. source: how it was learned.
 */
type SuppressedAddresses = {
  userId: string
  address: string
  reason: SuppressionReason
  status: Generated<string>
  source: SuppressionSource
  since: Instant
}

export type AccountTables = {
  auth_users: AuthUsers
  auth_two_factors: AuthTwoFactors
  auth_sessions: AuthSessions
  auth_accounts: AuthAccounts
  auth_verifications: AuthVerifications
  auth_passkeys: AuthPasskeys
  account_links: AccountLinks
  suppressed_addresses: SuppressedAddresses
}
