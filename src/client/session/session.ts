// This device's memory of the way to a session: where someone wanted to go before they could.
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import { safeRedirect } from '#domain/shared/redirect.ts'
import { clearCookie, setCookie } from '../device/cookies.ts'
import { setStored } from '../device/storage.ts'
import { forgetPerson } from '../net/kept-answers.ts'

/**
 * Remembers where Home shall lead after sign-in and setup: an event link in its cookies, any other
 * path of this site in storage.
 */
export function rememberRoute(path: string | undefined): void {
  const eventId = path === undefined ? null : parsePendingEventId(path)
  if (path !== undefined && eventId !== null) {
    setCookie('pendingEvent', path)
    setCookie('pendingEventId', eventId)
  } else if (safeRedirect(path) !== '/') {
    setStored('pendingRoute', safeRedirect(path))
  }
}

/** The event link was followed. */
export function forgetPendingEvent(): void {
  for (const name of ['pendingEvent', 'pendingEventId', 'pendingLocation'] as const)
    clearCookie(name)
}

let isLeaving = false
/** What was kept is let go of before; a browser that takes longer does it on the way. */
const forgetMs = 500

/**
 * Forgets the person and goes to the landing page, which brings the visitor back to `path` after
 * signing in. Only the first of several calls counts.
 */
export function leaveForLanding(path = '/'): void {
  if (isLeaving) return
  isLeaving = true
  const leave = () =>
    location.replace(path === '/' ? '/landing' : `/landing?redirect=${encodeURIComponent(path)}`)
  void Promise.race([
    forgetPerson(),
    new Promise((resolve) => {
      setTimeout(resolve, forgetMs)
    }),
  ]).then(leave, leave)
}
