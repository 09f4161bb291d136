// Accounts: sign-in methods, which ones must stay, and how long a sign-in counts as recent.

/**
 * Sensitive actions, which a found phone must not allow, need a sign-in younger than this or the
 * password.
 */
export const recentSignInMs = 30 * 60_000
export const signInLinkS = 30 * 60
export const signInCodeDigits = 6
export const addressLinkMs = 24 * 3_600_000
/**
 * The code is short, so it expires sooner than the link in the same e-mail and allows few tries.
 */
export const addressCodeMs = 30 * 60_000
export const addressCodeDigits = 6
export const resetLinkS = 10 * 60
/** Session lifetime since its last renewal. */
export const sessionLifetimeS = 30 * 86_400
/** Session lifetime since sign-in, regardless of renewals. */
export const sessionEndS = 90 * 86_400
export const sessionRenewalS = 86_400
export const passkeyNameMax = 40
export const deletedPlayerName = 'Deleted player'

/**
 * The last sign-in method that someone set up can't be removed. Links by e-mail don't count as one,
 * because mailboxes get lost.
 */
export const mayRemoveWay = (ways: {
  hasPassword: boolean
  providers: number
  passkeys: number
}): boolean => Number(ways.hasPassword) + ways.providers + ways.passkeys > 1

export const isRecentSignIn = (signedInAt: number, now: number): boolean =>
  now - signedInAt < recentSignInMs
