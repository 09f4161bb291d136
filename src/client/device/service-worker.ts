// The page's side of the service worker (src/client/worker): registers it, follows its
// notifications, and removes it when the server no longer has one. Loaded after the first screen
// works.
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

export function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register().catch(() => null)
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  // Missing in older browsers and insecure pages, despite the types.
  if (!('serviceWorker' in navigator)) return null
  if (await isGone()) {
    await unregisterWorkers()
    return null
  }
  const isOther = await recordNeededFiles()
  // A browser that blocks workers may resolve with undefined.
  const registration = (await navigator.serviceWorker.register(script)) as
    | ServiceWorkerRegistration
    | undefined
  if (isOther) registration?.active?.postMessage(keepFilesMessage)
  return registration ?? null
}

async function recordNeededFiles(): Promise<boolean> {
  const cache = await caches.open(cacheNames.language)
  const noted = await (await cache.match(languageKey))?.text()
  const language = currentLanguage()
  if (noted !== language) await cache.put(languageKey, new Response(language))
  const isNewlyWide = isWide() && (await cache.match(wideKey)) === undefined
  if (isNewlyWide) await cache.put(wideKey, new Response())
  return noted !== language || isNewlyWide
}

/**
 * True only when the server answered that it has no worker, as Vite's does; offline, the current
 * one stays.
 */
const isGone = (): Promise<boolean> =>
  fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

export async function unregisterWorkers(): Promise<void> {
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
 * Calls `found` when a new version is fetched and waiting. Checks whenever the connection returns,
 * because deployments drop it.
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
 * Marks for the worker that someone is signed in, so it opens their screens without asking the
 * server first.
 */
export async function markSignedIn(): Promise<void> {
  if (answerPrefix() === null) return
  await caches.open(cacheNames.person)
  // Undo the mark if someone signed out meanwhile.
  if (answerPrefix() === null) await caches.delete(cacheNames.person)
}

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
