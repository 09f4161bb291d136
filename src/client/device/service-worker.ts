// The page's side of its service worker (src/client/worker): it registers it, hears where a
// notification leads, and goes on without it where the server has none anymore. Loaded after the
// first screen works.
import { currentLanguage } from '#client/i18n/language.ts'
import { answerPrefix } from '../net/kept-answers.ts'
import { liveClient } from '../net/live-client.ts'
import {
  cacheNames,
  keepFilesMessage,
  keepNothingMessage,
  languageKey,
  wideKey,
} from './cache-names.ts'
import { isWide } from './use-window.ts'

const script = '/service-worker.js'
let registered: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * The worker's registration, once there is one; null where the browser has none, blocks it, or the
 * server serves none.
 */
export function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register().catch(() => null)
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Older browsers, and pages that did not come safely, have no container, though the types say so.
  if (!('serviceWorker' in navigator)) return null
  if (await isGone()) {
    await leaveWorkers()
    return null
  }
  const isOther = await noteNeeds()
  // A browser that blocks workers may answer with nothing.
  const registration = (await navigator.serviceWorker.register(script)) as
    | ServiceWorkerRegistration
    | undefined
  if (isOther) registration?.active?.postMessage(keepFilesMessage)
  return registration ?? null
}

/** Notes for the worker which files to keep. True when it kept others. */
async function noteNeeds(): Promise<boolean> {
  const cache = await caches.open(cacheNames.language)
  const noted = await (await cache.match(languageKey))?.text()
  const language = currentLanguage()
  if (noted !== language) await cache.put(languageKey, new Response(language))
  const isNewlyWide = isWide() && (await cache.match(wideKey)) === undefined
  if (isNewlyWide) await cache.put(wideKey, new Response())
  return noted !== language || isNewlyWide
}

/**
 * True only where the server answered that it has no worker, as Vite's own does: without a
 * connection the kept one stays.
 */
const isGone = (): Promise<boolean> =>
  fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

/** Unregisters the worker and clears what it kept. Both exist only where the page came safely. */
export async function leaveWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await Promise.all(
    (await navigator.serviceWorker.getRegistrations()).map((registration) => {
      registration.active?.postMessage(keepNothingMessage)
      return registration.unregister()
    }),
  )
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/**
 * Calls `found` when a new version has been fetched and waits to take over. Looked for whenever the
 * connection comes back: a deployment ends it.
 */
export function watchForNewWorker(
  registration: ServiceWorkerRegistration,
  found: () => void,
): void {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) found()
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  liveClient().onStatus((status) => {
    if (status === 'open') void registration.update().catch(() => undefined)
  })
  look()
}

/**
 * Notes for the worker that someone is signed in here: it opens their screens without asking the
 * server first.
 */
export async function notePerson(): Promise<void> {
  if (answerPrefix() === null) return
  await caches.open(cacheNames.person)
  // After a sign-out while the note was made, nothing may be opened again.
  if (answerPrefix() === null) await caches.delete(cacheNames.person)
}

/** Goes where a tapped notification leads, as the worker tells this window. Returns how to stop. */
export function followNotifications(go: (path: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<unknown>) => {
    if (!isGoing(data)) return
    go(data.url)
    ports[0]?.postMessage('gone')
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

const isGoing = (data: unknown): data is { type: 'go'; url: string } =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'go' &&
  'url' in data &&
  typeof data.url === 'string'
