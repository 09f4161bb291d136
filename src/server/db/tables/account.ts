// Sign-in: people as the sign-in library keeps them, their sessions and credentials.
import type { Generated } from 'kysely'
import type { DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type AuthUsers = {
  id: string
  name: string
  email: string
  email_verified: boolean
  image: string | null
  two_factor_enabled: Generated<boolean>
  created_at: Instant
  updated_at: Instant
}
/**
 * Authenticator codes; the secret and the recovery codes are encrypted with a key that follows from
 * SECRET. last_step: the time step of the last code used.
 */
type AuthTwoFactors = {
  id: string
  user_id: string
  secret: string
  backup_codes: string
  verified: Generated<boolean>
  last_step: Generated<string | null>
  failed_verification_count: Generated<number>
  locked_until: OptionalInstant
  created_at: DefaultInstant
}
/**
 * All tokens are keyed hashes. next_token: handed out, takes the place of `token` when it is first
 * used. previous_token: good until previous_until, for requests that were under way. rotation_due:
 * the next renewal replaces the token, whatever its age.
 */
type AuthSessions = {
  id: string
  user_id: string
  token: string
  next_token: Generated<string | null>
  previous_token: Generated<string | null>
  previous_until: OptionalInstant
  rotation_due: Generated<boolean>
  expires_at: Instant
  ip_address: string | null
  user_agent: string | null
  created_at: Instant
  updated_at: Instant
}
type AuthAccounts = {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Instant | null
  refresh_token_expires_at: Instant | null
  scope: string | null
  password: string | null
  created_at: Instant
  updated_at: Instant
}
type AuthVerifications = {
  id: string
  identifier: string
  value: string
  expires_at: Instant
  created_at: Instant
  updated_at: Instant
}

type AuthPasskeys = {
  id: string
  name: string | null
  public_key: string
  user_id: string
  credential_id: string
  counter: number
  device_type: string
  backed_up: boolean
  transports: string | null
  aaguid: string | null
  created_at: DefaultInstant
}
/**
 * email: the address that the link proves. kind: the account's own address; leaving it for another;
 * the new one.
 */
type AccountLinks = {
  token_hash: string
  kind: 'verify' | 'leave' | 'enter'
  user_id: string
  email: string
  expires: Instant
}

export type AccountTables = {
  auth_users: AuthUsers
  auth_two_factors: AuthTwoFactors
  auth_sessions: AuthSessions
  auth_accounts: AuthAccounts
  auth_verifications: AuthVerifications
  auth_passkeys: AuthPasskeys
  account_links: AccountLinks
}
