// Accounts: how someone signs in, what must stay, and for how long a sign-in counts as recent.

/**
 * What may not be done with a phone found lying about asks for a sign-in younger than this, or for
 * the password.
 */
export const recentSignInMs = 30 * 60_000
/** How long the link and the code of a sign-in mail live. */
export const signInLinkS = 30 * 60
export const signInCodeDigits = 6
/** How long a link lives that proves an address. */
export const addressLinkMs = 24 * 3_600_000
/** The code in the same e-mail is short, so it lives shorter, and few may be tried. */
export const addressCodeMs = 30 * 60_000
export const addressCodeDigits = 6
/** How long a link lives that chooses a new password. */
export const resetLinkS = 10 * 60
/** A session ends so long after its last renewal. */
export const sessionLifetimeS = 30 * 86_400
/** A session ends so long after signing in, whatever is done in it. */
export const sessionEndS = 90 * 86_400
/** How often an open app renews its session, and with it the token. */
export const sessionRenewalS = 86_400
export const passkeyNameMax = 40
/** Stands in for the name of a deleted account. */
export const deletedPlayerName = 'Deleted player'

/**
 * No one may take away the last of the ways in that they set up. A link by mail is none of them:
 * mailboxes get lost.
 */
export const mayRemoveWay = (ways: {
  hasPassword: boolean
  providers: number
  passkeys: number
}): boolean => Number(ways.hasPassword) + ways.providers + ways.passkeys > 1

/** True while what asks for a recent sign-in may be done without the password. Instants in ms. */
export const isRecentSignIn = (signedInAt: number, now: number): boolean =>
  now - signedInAt < recentSignInMs
