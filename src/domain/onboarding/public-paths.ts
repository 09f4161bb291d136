// Paths open to a visitor, and those open during the setup (SPEC section 2 "Access").

const publicPath =
  /^\/(landing|terms|privacy|signin|reset|tv|setup|register(\/[^/]+)?|(watch|c|l|t|at)\/[^/]+)\/?$/

/** These screens redirect signed-in users to Home. */
export const isPublicPath = (path: string): boolean => publicPath.test(path)

export const guidePath = '/guide'
export const helpPath = '/help'
const openPath = /^\/(docs|guide(\/(players|organizers|venues|operators))?)$/

export const isOpenPath = (path: string): boolean => openPath.test(path)

const legalPath = /^\/(terms|privacy)\/?$/

/** With ?read the page opens even when signed in. */
export const toLegalPage = (page: 'terms' | 'privacy'): string => `/${page}?read`

export const isLegalPath = (path: string): boolean => legalPath.test(path)

export const signOutPath = '/signout'
export const askedSignOutPath = `${signOutPath}?ask`

/**
 * Public links to a match list, live queue, club, league standings, tournament, self check-in, a
 * venue's TV screen, and a server's setup; open to everyone, signed in or not.
 */
export const isLinkPath = (path: string): boolean =>
  /^\/(tv|setup|(watch|c|l|t|at)\/[^/]+)\/?$/.test(path)

export const isReferralPath = (path: string): boolean => /^\/register\/[^/]+\/?$/.test(path)

const setupPaths: ReadonlySet<string> = new Set(['/', '/playersetup', '/welcome'])

export const isSetupPath = (path: string): boolean => setupPaths.has(path)
