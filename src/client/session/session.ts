// Remembers on this device where someone wanted to go before signing in, and leaves for the landing
// page.
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import { safeRedirect } from '#domain/shared/redirect.ts'
import { clearCookie, setCookie } from '../device/cookies.ts'
import { setStored } from '../device/storage.ts'
import { clearPersonalData } from '../net/kept-answers.ts'

/**
 * Stores the page that Home opens after sign-in and setup: an event link in cookies, any other path
 * of this site in storage.
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

export function forgetPendingEvent(): void {
  for (const name of ['pendingEvent', 'pendingEventId', 'pendingLocation'] as const)
    clearCookie(name)
}

let isLeaving = false
const forgetMs = 500

/** The landing page returns the visitor to `path` after signing in. */
export function leaveForLanding(path = '/'): void {
  leaveBy(() =>
    location.replace(path === '/' ? '/landing' : `/landing?redirect=${encodeURIComponent(path)}`),
  )
}

let ownEnd: Promise<unknown> = Promise.resolve()

export function noteOwnEnd(end: Promise<unknown>): void {
  ownEnd = end
}

/** A call overtaken by the page's own end of its session must not leave first, with a return path. */
export function leaveLost(path: string): void {
  const leave = () => leaveForLanding(path)
  void ownEnd.then(leave, leave)
}

/** Deletes personal data first. Only the first of several calls counts. */
export function leaveBy(leave: () => void): void {
  if (isLeaving) return
  isLeaving = true
  void Promise.race([
    clearPersonalData(),
    new Promise((resolve) => {
      setTimeout(resolve, forgetMs)
    }),
  ]).then(leave, leave)
}
