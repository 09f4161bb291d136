// Decides which pages a visitor may open (SPEC section 2 "Access") on page load, before any of the
// app is sent.
import type { IncomingHttpHeaders } from 'node:http'
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import {
  askedSignOutPath,
  guidePath,
  helpPath,
  isLegalPath,
  isOpenPath,
  isPublicPath,
  isReferralPath,
  isLinkPath,
  signOutPath,
} from '#domain/onboarding/public-paths.ts'
import type { Auth } from '../auth/auth.ts'

export type PageDecision =
  | { go: 'on' }
  | {
      go: 'to'
      address: string
      pendingEventId?: string
    }

export type PageRequest = {
  path: string
  address: string
  isSignedIn: boolean
  fetchSite?: string | undefined
}

/** Typed, bookmarked, or from this site itself. */
const ownSites: ReadonlySet<string | undefined> = new Set(['none', 'same-origin'])

/**
 * Visitors may open public pages only; others redirect to the landing page, which keeps the wanted
 * URL. Public pages send a signed-in user home, except for a referral link, which asks to add its
 * venue, and for terms and privacy when they chose to read them. /signout, /docs, the guide and public links
 * to a match list, club, league or tournament have no guard; a link to /signout from another site
 * asks first.
 */
export function decidePage(request: PageRequest): PageDecision {
  const { path, address, isSignedIn } = request
  const query = new URLSearchParams(address.split('?')[1])
  if (path === signOutPath) return decideSignOut(request, query)
  if (path === helpPath) return { go: 'to', address: guidePath }
  if (isOpenPath(path) || isLinkPath(path) || (isLegalPath(path) && query.has('read')))
    return { go: 'on' }
  const isPublic = isPublicPath(path)
  if (isSignedIn)
    return isPublic && !isReferralPath(path) ? goHome(query.get('redirect')) : { go: 'on' }
  return isPublic
    ? { go: 'on' }
    : { go: 'to', address: `/landing?redirect=${encodeURIComponent(address)}` }
}

/** Home forwards to the kept event, so that a link opened while signed in isn't lost. */
function goHome(redirect: string | null): PageDecision {
  const pendingEventId = redirect === null ? null : parsePendingEventId(redirect)
  return { go: 'to', address: '/', ...(pendingEventId !== null && { pendingEventId }) }
}

/** A browser that doesn't report where the link was is asked too. */
function decideSignOut(
  { isSignedIn, fetchSite }: PageRequest,
  query: URLSearchParams,
): PageDecision {
  const isAsked = isSignedIn && !ownSites.has(fetchSite) && !query.has('ask')
  return isAsked ? { go: 'to', address: askedSignOutPath } : { go: 'on' }
}

/**
 * True when the request has a session. Also true while the database is down, because the app
 * reports that itself.
 */
export const isSignedIn =
  (auth: Pick<Auth, 'actorOf'>) =>
  (request: { headers: IncomingHttpHeaders }): Promise<boolean> =>
    auth.actorOf(request.headers).then(
      ({ kind }) => kind === 'signed-in',
      () => true,
    )
