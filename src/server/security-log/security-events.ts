// The kinds of security events, and what one event may say. The set is closed: each kind is a label
// in /metrics, a row of docs/operations.md and a row of the test that causes it.
import type { BackoffName, RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

/** Whether it took place, or was turned away. */
export const securityOutcomes = ['done', 'refused'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]

/** Every kind with the outcomes it may have. */
export const securityKinds = {
  'sign-in-password': ['done', 'refused'],
  'sign-in-link': ['done', 'refused'],
  'sign-in-passkey': ['done', 'refused'],
  'sign-in-social': ['done', 'refused'],
  registration: ['done', 'refused'],
  'sign-in-link-asked': ['done'],
  'password-reset-asked': ['done', 'refused'],
  'password-reset-used': ['done', 'refused'],
  /** Proving the person once more, before something that a phone left lying about must not do. */
  'identity-check': ['done', 'refused'],
  'password-changed': ['done', 'refused'],
  'email-change-asked': ['done'],
  'email-changed': ['done', 'refused'],
  'email-verified': ['done'],
  'passkey-added': ['done', 'refused'],
  'passkey-removed': ['done'],
  'provider-linked': ['done', 'refused'],
  'provider-unlinked': ['done'],
  /** A code of an authenticator app or a recovery code. */
  'second-factor': ['done', 'refused'],
  /** It was turned on or off, or its recovery codes are new ones. */
  'second-factor-changed': ['done', 'refused'],
  'signed-out': ['done'],
  'sessions-ended': ['done'],
  'own-data-exported': ['done'],
  'account-deleted': ['done'],
  /** Too many tries: of a rate limit, or of a bound on windows, loads or calls. */
  'limit-hit': ['refused'],
  /**
   * Mail to people without an account: a reader reported it; refused: an account, a mailbox or the
   * installation is at its bound.
   */
  'stranger-mail': ['done', 'refused'],
  /** A call, a live query or a file that this person has no right to. */
  'right-refused': ['refused'],
  'origin-refused': ['refused'],
  'bad-frame': ['refused'],
  /** An address below /api/auth that is spelled wrongly, or leads nowhere. */
  'path-refused': ['refused'],
  /** An account was suspended, or a suspended one was kept out. */
  suspension: ['done', 'refused'],
  /** An address or domain was banned, or one that is tried to register. */
  ban: ['done', 'refused'],
  /** Any other command of npm run admin that changed something. */
  'operator-act': ['done'],
} as const satisfies Record<string, readonly SecurityOutcome[]>

export type SecurityKind = keyof typeof securityKinds

/** Why, in words of ours; the names of refusals and rate limits are reasons, too. */
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
  /** The account it is about; the caller's when absent. */
  userId?: string | null
  /** The e-mail address that was tried. Only its keyed hash is written. */
  triedEmail?: string
  /** The counted address (client-address.ts) it came from; the request's when absent. */
  address?: string
  reason?: SecurityReason
  /** The name of a call, a live query or a command: always a name of ours. */
  what?: string
}

/** One event. What it says is a name of ours or an id, never the words of a person. */
export type SecurityEvent = {
  [K in SecurityKind]: Said & { kind: K; outcome: (typeof securityKinds)[K][number] }
}[SecurityKind]
