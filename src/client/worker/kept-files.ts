// The service worker's cache: the app's page and files, never server data. Files have a hash in
// their name, so one cache serves all versions; the page is cached per version, and the last
// version's files stay for windows that still run it.
import { cacheNames, languageKey, wideKey } from '../device/cache-names.ts'

/**
 * Filled by the server (src/server/transport/client-files/make-client.ts), as is the page's tag,
 * which changes with every build and its settings.
 */
declare const __KEPT_FILES__: { always: readonly string[]; wide: readonly string[] }
const { always, wide } = __KEPT_FILES__
const version = '__PAGE_TAG__'
const pictures = ['/icon.svg', '/icon-192.png']
const page = '/app.html'
const fileList = '/kept-files.json'
const getShellCacheName = (name: string): string => `shell ${name}`

const atOnce = 6
const photosMax = 300
const photosEvicted = 60
/** Screens where the server decides for signed-in people, too: network first. */
const networkFirst: ReadonlySet<string> = new Set([
  'signin',
  'register',
  'reset',
  'watch',
  'signout',
])
const segments: ReadonlySet<string> = new Set([
  '',
  ...Object.keys(import.meta.glob('../routes/[!$_-]*.tsx')).map((path) =>
    path.replace(/^.*\/(\w+)\..*/, '$1'),
  ),
])

async function listFilesToKeep(): Promise<readonly string[]> {
  const note = (key: string) => caches.match(key, { cacheName: cacheNames.language })
  const isWide = (await note(wideKey)) !== undefined
  const files = [...always, ...pictures, ...(isWide ? wide : [])]
  const noted = await note(languageKey)
  if (noted === undefined) return files
  const folder = `/assets/${await noted.text()}/`
  return files.map((file) => file.replace(/^\/assets\/\w+\//, folder))
}

export async function keepFiles(): Promise<void> {
  const wanted = await listFilesToKeep()
  const files = await caches.open(cacheNames.files)
  const had = new Set((await files.keys()).map(({ url }) => new URL(url).pathname))
  const missing = wanted.filter((file) => !had.has(file))
  for (let first = 0; first < missing.length; first += atOnce)
    await files.addAll(missing.slice(first, first + atOnce))
  const shell = await caches.open(getShellCacheName(version))
  await shell.put(fileList, new Response(JSON.stringify(wanted)))
  await shell.add(new Request(page, { cache: 'reload' }))
}

export async function forgetOldFiles(): Promise<void> {
  const own: ReadonlySet<string> = new Set([
    getShellCacheName(version),
    ...Object.values(cacheNames),
  ])
  const old = (await caches.keys()).filter((name) => !own.has(name))
  const last = old.findLast((name) => name.startsWith(getShellCacheName('')))
  await Promise.all(old.filter((name) => name !== last).map((name) => caches.delete(name)))
  const listOfLast =
    last === undefined ? undefined : await caches.match(fileList, { cacheName: last })
  const wanted = new Set([
    ...(await listFilesToKeep()),
    ...(((await listOfLast?.json()) ?? []) as string[]),
  ])
  const files = await caches.open(cacheNames.files)
  for (const request of await files.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await files.delete(request)
  }
}

/** Null when the network should answer as if there were no worker. */
export function answerFromKept(request: Request, origin: string): Promise<Response> | null {
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== origin) return null
  if (request.mode === 'navigate')
    return isScreen(address.pathname) ? openScreen(request, address.pathname) : null
  if (address.pathname.startsWith('/assets/'))
    return keptOrFetched(cacheNames.files, address.pathname)
  if (address.pathname.startsWith('/photos/'))
    return keptOrFetched(cacheNames.photos, address.pathname + address.search)
  return null
}

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

const isScreen = (path: string): boolean => segments.has(firstSegment(path)) && !/\.\w+$/.test(path)

/**
 * A known player gets the cached page at once, and the app checks the rest. For everyone else the
 * server decides, as long as it is reachable.
 */
async function openScreen(request: Request, path: string): Promise<Response> {
  const kept = () => caches.match(page, { cacheName: getShellCacheName(version), ignoreVary: true })
  const isKnown = !networkFirst.has(firstSegment(path)) && (await caches.has(cacheNames.person))
  if (isKnown) return (await kept()) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const page = await kept()
    if (page === undefined) throw error
    return page
  }
}

async function keptOrFetched(cacheName: string, path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(path, { ignoreVary: true })
  if (kept !== undefined) return kept
  const answer = await fetch(path)
  if (answer.ok && !isTooLarge(answer)) {
    await cache.put(path, answer.clone())
    if (cacheName === cacheNames.photos) await thin(cache)
  }
  return answer
}

/** The map is useless offline and larger than everything else. */
const isTooLarge = ({ url }: Response): boolean => /\/map/.test(url)

async function thin(photos: Cache): Promise<void> {
  const all = await photos.keys()
  if (all.length > photosMax)
    await Promise.all(all.slice(0, photosEvicted).map((oldest) => photos.delete(oldest)))
}
