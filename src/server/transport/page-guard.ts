// Who may open which address (SPEC section 2 "Access"): decided here for a page load, before any of the app is sent.
import type { IncomingHttpHeaders } from 'node:http'
import { isOpenPath, isPublicPath, isReferralPath, isWatchPath } from '#domain/onboarding/public-paths.ts'
import type { Auth } from '../auth/auth.ts'

/** Where a page request leads: on to the page, or to another address. */
export type PageDecision = { go: 'on' } | { go: 'to'; address: string }

/**
 * A visitor opens public pages only and is sent from others to the landing, which keeps the wanted address; the public pages send a
 * signed-in user home, but for a referral link, which asks to add its venue. /signout, /docs and the public link to a match list have no guard.
 */
export function decidePage(path: string, address: string, signedIn: boolean): PageDecision {
  if (path === '/signout' || isOpenPath(path) || isWatchPath(path)) return { go: 'on' }
  const isPublic = isPublicPath(path)
  if (signedIn) return isPublic && !isReferralPath(path) ? { go: 'to', address: '/' } : { go: 'on' }
  return isPublic ? { go: 'on' } : { go: 'to', address: `/landing?redirect=${encodeURIComponent(address)}` }
}

/** Tells whether a request comes with a session. While the database is down it counts as one: the app says itself what is wrong. */
export const isSignedIn = (auth: Pick<Auth, 'actorOf'>) => (request: { headers: IncomingHttpHeaders }): Promise<boolean> =>
  auth.actorOf(request.headers).then(({ kind }) => kind === 'signed-in', () => true)
