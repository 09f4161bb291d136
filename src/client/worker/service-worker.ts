// The service worker: opens the app offline, and shows push messages while no window is open.
// Caching is in kept-files.ts, notifications in notifications.ts. `npm run build` bundles it into
// one file; the server adds the list of files.
import { showBadge } from '../device/app-badge.ts'
import { keepFilesMessage, keepNothingMessage } from '../device/cache-names.ts'
import { answerFromKept, forgetOldFiles, keepFiles } from './kept-files.ts'
import { openNotification, renewSubscription, showNotification } from './notifications.ts'

declare const self: ServiceWorkerGlobalScope

/** The page has abandoned this worker, so it no longer answers requests. */
let isLeft = false

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
// Claims windows that loaded before the first worker, so that their later requests are cached.
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim())),
)
self.addEventListener('fetch', (event) => {
  if (isLeft) return
  const answer = answerFromKept(event.request, self.location.origin)
  if (answer !== null) event.respondWith(answer)
})
// A new version waits for the reader's consent, then takes over (lib/updates.ts).
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting())
  if (event.data === keepNothingMessage) isLeft = true
  if (event.data === keepFilesMessage) event.waitUntil(keepFiles().catch(() => undefined))
})
self.addEventListener('push', (event) =>
  event.waitUntil(showNotification(self.registration, event.data, showBadge)),
)
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(self.clients, event.notification.data))
})
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, event)),
)
