// Accounts: how someone signs in, what must stay, and for how long a sign-in counts as recent.

/** What may not be done with a phone found lying about asks for a sign-in younger than this, or for the password. */
export const recentSignInMs = 30 * 60_000
/** How long a link lives that signs in. */
export const signInLinkS = 10 * 60
/** How long a link lives that proves an address. */
export const addressLinkMs = 24 * 3_600_000
export const passkeyNameMax = 40
/** What stands in the place of the name of someone who deleted their account. */
export const deletedPlayerName = 'Deleted player'

/** Nobody may take away the last of the ways in that they set up. A link by mail is none of them: mailboxes get lost. */
export const mayRemoveWay = (ways: { hasPassword: boolean; providers: number; passkeys: number }): boolean => Number(ways.hasPassword) + ways.providers + ways.passkeys > 1

/** True while what asks for a recent sign-in may be done without the password. Instants in ms. */
export const isRecentSignIn = (signedInAt: number, now: number): boolean => now - signedInAt < recentSignInMs
