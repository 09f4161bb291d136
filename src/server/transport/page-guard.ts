// The addresses open to each visitor (SPEC section 2 "Access"): decided here for a page load,
// before any of the app is sent.
import type { IncomingHttpHeaders } from 'node:http'
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import {
  askedSignOutPath,
  isLegalPath,
  isOpenPath,
  isPublicPath,
  isReferralPath,
  isLinkPath,
  signOutPath,
} from '#domain/onboarding/public-paths.ts'
import type { Auth } from '../auth/auth.ts'

/** Where a page request leads: on to the page, or to another address. */
export type PageDecision =
  | { go: 'on' }
  | {
      go: 'to'
      address: string
      /** The event that a link led to, for Home to go on to. */
      pendingEventId?: string
    }

/** How a page was asked for. */
export type PageRequest = {
  path: string
  /** With its query. */
  address: string
  isSignedIn: boolean
  /** Sec-Fetch-Site: which site led here, as the browser says. */
  fetchSite?: string | undefined
}

/** Typed, from a bookmark, or from this site itself. */
const ownSites: ReadonlySet<string | undefined> = new Set(['none', 'same-origin'])

/**
 * A visitor opens public pages only and is sent from others to the landing, which keeps the wanted
 * address; the public pages send a signed-in user home, but for a referral link, which asks to add
 * its venue, and for terms and privacy when they chose to read them. /signout, /docs and the public
 * links to a match list, a club, a league and a tournament have no guard; a link of another site to
 * /signout asks first.
 */
export function decidePage(request: PageRequest): PageDecision {
  const { path, address, isSignedIn } = request
  const query = new URLSearchParams(address.split('?')[1])
  if (path === signOutPath) return decideSignOut(request, query)
  if (isOpenPath(path) || isLinkPath(path) || (isLegalPath(path) && query.has('read')))
    return { go: 'on' }
  const isPublic = isPublicPath(path)
  if (isSignedIn)
    return isPublic && !isReferralPath(path) ? goHome(query.get('redirect')) : { go: 'on' }
  return isPublic
    ? { go: 'on' }
    : { go: 'to', address: `/landing?redirect=${encodeURIComponent(address)}` }
}

/** Home follows the event that is kept, so that a link opened by someone signed in loses nothing. */
function goHome(redirect: string | null): PageDecision {
  const pendingEventId = redirect === null ? null : parsePendingEventId(redirect)
  return { go: 'to', address: '/', ...(pendingEventId !== null && { pendingEventId }) }
}

/** A browser that does not say where the link was is asked as well. */
function decideSignOut(
  { isSignedIn, fetchSite }: PageRequest,
  query: URLSearchParams,
): PageDecision {
  const isAsked = isSignedIn && !ownSites.has(fetchSite) && !query.has('ask')
  return isAsked ? { go: 'to', address: askedSignOutPath } : { go: 'on' }
}

/**
 * Tells whether a request comes with a session. While the database is down it counts as one: the
 * app says itself what is wrong.
 */
export const isSignedIn =
  (auth: Pick<Auth, 'actorOf'>) =>
  (request: { headers: IncomingHttpHeaders }): Promise<boolean> =>
    auth.actorOf(request.headers).then(
      ({ kind }) => kind === 'signed-in',
      () => true,
    )
