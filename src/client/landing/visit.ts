// Shared by the scripts of the public pages: theme, redirect, event link, pending route.
import { setCookie } from '#client/device/cookies.ts'
import { offerTheme } from './theme-button.ts'

const eventPath = /^\/vieweditevent\/([\w-]+)$/

/** A path of this site, or null: a stored or linked address must never lead to another site. */
function ownPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null
  const url = new URL(wanted, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : null
}

function followPendingRoute() {
  let route: string | null = null
  try {
    route = ownPath(localStorage.getItem('pendingRoute'))
    // Cleared before it is followed, so that a route back to this page can't loop.
    localStorage.removeItem('pendingRoute')
  } catch {
    // Without storage no value was kept.
  }
  if (route) location.replace(route)
}

function keepRedirect(redirect: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-redirect]')) {
    const url = new URL(link.href)
    url.searchParams.set('redirect', redirect)
    link.href = url.href
  }
}

async function saveEvent(path: string, eventId: string, notice: HTMLElement) {
  setCookie('pendingEvent', path)
  setCookie('pendingEventId', eventId)
  notice.textContent = notice.dataset['notice'] ?? ''
  const response = await fetch('/call/validations-getEventLocation', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { eventId } }),
  })
  const { result } = await response.json()
  if (result?.success) setCookie('pendingLocation', result.location)
}

export function startVisit(): void {
  offerTheme()
  const redirect = ownPath(new URLSearchParams(location.search).get('redirect'))
  if (redirect) keepRedirect(redirect)
  const notice = document.querySelector<HTMLElement>('#event-notice')
  if (!notice) return
  followPendingRoute()
  const eventId = eventPath.exec(redirect ?? '')?.[1]
  if (redirect && eventId) saveEvent(redirect, eventId, notice).catch(() => undefined)
}
