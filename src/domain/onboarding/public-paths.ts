// Paths open to a visitor, and those open during the setup (SPEC section 2
// "Access").

const publicPath =
  /^\/(landing|terms|privacy|signin|reset|tv|register(\/[^/]+)?|(watch|c|l|t|at)\/[^/]+)\/?$/

/** True for the screens a visitor may open; they send a signed-in user home. */
export const isPublicPath = (path: string): boolean => publicPath.test(path)

/**
 * True for what anyone may open at any time, signed in or not: the page of the API. It is no screen
 * of the app.
 */
export const isOpenPath = (path: string): boolean => path === '/docs'

const legalPath = /^\/(terms|privacy)\/?$/

/**
 * The address by which the app leads to the terms or the privacy page: it is read, signed in or
 * not.
 */
export const toLegalPage = (page: 'terms' | 'privacy'): string => `/${page}?read`

/** True for the pages that anyone may choose to read. */
export const isLegalPath = (path: string): boolean => legalPath.test(path)

/** The screen that ends the session; with this query it asks first. */
export const signOutPath = '/signout'
export const askedSignOutPath = `${signOutPath}?ask`

/**
 * True for the public links to a match list, a live queue, a club, the standings of a league, a
 * tournament, and self check-in, and for the screen of a venue. Anyone may open it, signed in or not.
 */
export const isLinkPath = (path: string): boolean =>
  /^\/(tv|(watch|c|l|t|at)\/[^/]+)\/?$/.test(path)

/**
 * True for register with a referral code, which a signed-in user may open too: it asks to add the
 * venue.
 */
export const isReferralPath = (path: string): boolean => /^\/register\/[^/]+\/?$/.test(path)

const setupPaths: ReadonlySet<string> = new Set(['/', '/playersetup', '/welcome'])

/** True for the screens on the way from sign-in to being a player. */
export const isSetupPath = (path: string): boolean => setupPaths.has(path)
