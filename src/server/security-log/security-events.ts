// The closed set of security events and their fields: each kind is a label in /metrics, a row of
// docs/operations.md and a row of the test that causes it.
import type { BackoffName, RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export const securityOutcomes = ['done', 'refused'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

export const securityKinds = {
  'sign-in-password': ['done', 'refused'],
  'sign-in-link': ['done', 'refused'],
  'sign-in-passkey': ['done', 'refused'],
  'sign-in-social': ['done', 'refused'],
  registration: ['done', 'refused'],
  'sign-in-link-asked': ['done'],
  'password-reset-asked': ['done', 'refused'],
  'password-reset-used': ['done', 'refused'],
  'identity-check': ['done', 'refused'],
  'password-changed': ['done', 'refused'],
  'email-change-asked': ['done'],
  'email-changed': ['done', 'refused'],
  'email-verified': ['done'],
  'passkey-added': ['done', 'refused'],
  'passkey-removed': ['done'],
  'provider-linked': ['done', 'refused'],
  'provider-unlinked': ['done'],
  'second-factor': ['done', 'refused'],
  'second-factor-changed': ['done', 'refused'],
  'signed-out': ['done'],
  'sessions-ended': ['done'],
  'own-data-exported': ['done'],
  'account-deleted': ['done'],
  'limit-hit': ['refused'],
  /**
   * Mail to people without an account. done: a reader reported it; refused: an account, a mailbox
   * or the installation reached its limit.
   */
  'stranger-mail': ['done', 'refused'],
  'right-refused': ['refused'],
  'origin-refused': ['refused'],
  'bad-frame': ['refused'],
  'path-refused': ['refused'],
  suspension: ['done', 'refused'],
  ban: ['done', 'refused'],
  /** Any other `npm run admin` command that changed something. */
  'operator-act': ['done'],
} as const satisfies Record<string, readonly SecurityOutcome[]>

export type SecurityKind = keyof typeof securityKinds

export type SecurityReason =
  | RefusalCode
  | RateLimitName
  | BackoffName
  | 'address-known'
  | 'address-unknown'
  | 'bad-token'
  | 'wrong-code'
  | 'wrong-password'
  | 'not-proven'
  | 'provider-failed'
  | 'too-many-frames'
  | 'too-many-sockets'
  | 'broken-frame'
  | 'reported'

type Said = {
  userId?: string | null
  /** Only its keyed hash is written. */
  triedEmail?: string
  /** The counted address (client-address.ts) of origin; the request's when absent. */
  address?: string
  reason?: SecurityReason
  what?: string
}

/** Contains only our own names and ids, never text by people. */
export type SecurityEvent = {
  [K in SecurityKind]: Said & { kind: K; outcome: (typeof securityKinds)[K][number] }
}[SecurityKind]
