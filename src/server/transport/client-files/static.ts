// Serves the built client from memory: assets cached forever, pages always fresh, in the visitor's
// language and behind the page guard.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toEventPath } from '#domain/onboarding/pending-event.ts'
import { isOpenPath, isPublicPath, isLinkPath } from '#domain/onboarding/public-paths.ts'
import { cookieDays } from '#domain/shared/cookie-days.ts'
import { defaultLanguage, isLanguage, languages, type Language } from '#domain/shared/language.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { LinkPreviews } from '../../features/preview/handlers.ts'
import { busyPage } from '../../pages/busy-page.ts'
import type { LinkPreview } from '../../pages/preview-tags.ts'
import { decidePage, type PageRequest } from '../page-guard.ts'
import { fileHeaders, pageHeaders, type PagePolicy } from '../page-headers.ts'
import { refusalToWire, retryAfter } from '../refusals.ts'
import { readsPage, sendLinkPage, type FindLinkPage } from './link-page.ts'
import { chooseMadeEncoding } from './made-page.ts'
import { createPreviewPages, type PreviewPages } from './preview-pages.ts'
import { sendBody, sendFile } from './send-file.ts'
import { loadStaticFiles, textFile, type StaticFile } from './static-files.ts'

export type StaticClientOptions = {
  directory: string
  publicUrl: string
  isSignedIn: (request: FastifyRequest) => Promise<boolean>
  /**
   * The map style's URL; its origin is the only other one the app may load from. Null (the
   * default): no map.
   */
  mapStyleUrl?: string | null
  previews?: SharedPreviews
  findLinkPage?: FindLinkPage
}

export type SharedPreviews = LinkPreviews & {
  /** Counts a preview page against the client's address; a refusal has the seconds to wait. */
  mayAsk(request: FastifyRequest): Promise<Result<null>>
}

/** `html` is a function, because one page in two languages takes half a megabyte each. */
type Page = { key: string; html(): string; file: StaticFile; headers: Record<string, string> }

const otherLanguages = languages.filter((language) => language !== defaultLanguage)
const langQuery = (language: Language): string => `?lang=${language}`
const languageS = cookieDays.language * 86_400
/**
 * The app shell for the service worker to cache. It contains no personal data, so it has no guard.
 */
const shellPath = '/app.html'
const landingPath = '/landing'
/** The landing page with an event, in a folder that isn't served. */
const invitationPage = '/invitation/landing'
/** The page of personal links, in a folder that isn't served. */
const linkPage = '/link/page'
const serversOwn = /^\/(assets|embed)(\/|$)/
/** Requested again at each start of the app; if it is missing, windows continue without one. */
const workerPath = '/service-worker.js'

/**
 * A Fastify plugin that answers every GET without another route. Rejects when the client isn't
 * built.
 */
export async function staticClient(
  app: FastifyInstance,
  options: StaticClientOptions,
): Promise<void> {
  const client = {
    ...(await loadClient(options)),
    previewPages: createPreviewPages(),
    isSecure: options.publicUrl.startsWith('https:'),
  }
  const outsideOrigins = listOrigins(options.mapStyleUrl)

  // Its own route, because logs contain only route patterns and so never a key.
  app.get<{ Params: { key: string } }>('/i/:key', async (request, reply) => {
    const start = (await options.findLinkPage?.(request.params.key, readsPage(request))) ?? null
    const language =
      toLanguage(readQuery(request.url).get('lang')) ??
      start?.language ??
      storedLanguage(request) ??
      defaultLanguage
    const page = client.pages.get(`${linkPage}.${language}.html`)
    if (!page) throw new Error('The client has lost the page of personal links')
    return sendLinkPage(request, reply, page, start?.opened ?? null)
  })
  app.get('/*', async (request, reply) => {
    const path = getPath(request)
    const asset = client.assets.get(path)
    if (asset)
      return sendAsset(request, reply, {
        path,
        file: asset,
        headers: fileHeaders(asset.type, options.publicUrl, outsideOrigins),
      })
    if (!wantsPage(request, path))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const asked = path === shellPath ? null : await readPageRequest(request, path, options)
    const decision = asked === null ? { go: 'on' as const } : decidePage(asked)
    reply.header('vary', 'Cookie, Accept-Encoding, Sec-Fetch-Site')
    if (decision.go === 'to') {
      const { address, pendingEventId } = decision
      if (pendingEventId !== undefined)
        reply.header('set-cookie', toPendingCookies(pendingEventId, client.isSecure))
      return reply.header('cache-control', 'no-store').redirect(address, 302)
    }
    const found = await findPreview(request, path, options.previews)
    // A signed-in player's app opens without the preview; a crawler is asked to come back, so that
    // it doesn't keep a page without one.
    if (!found.ok && asked?.isSignedIn !== true) return sendBusy(request, reply, found)
    return sendPage(request, reply, client, { path, preview: found.ok ? found.value : null })
  })
}

const cookieEnd = (isSecure: boolean): string => `; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The same cookies that the landing page sets for a visitor. */
function toPendingCookies(eventId: string, isSecure: boolean): string[] {
  const kept = { pendingEvent: toEventPath(eventId), pendingEventId: eventId }
  return (['pendingEvent', 'pendingEventId'] as const).map(
    (name) =>
      `${name}=${encodeURIComponent(kept[name])}; Path=/; Max-Age=${cookieDays[name] * 86_400}${cookieEnd(isSecure)}`,
  )
}

async function findPreview(
  request: FastifyRequest,
  path: string,
  previews: SharedPreviews | undefined,
): Promise<Result<LinkPreview | null>> {
  const shared = sharedPath(request, path)
  if (previews?.has(shared) !== true) return ok(null)
  const allowed = await previews.mayAsk(request)
  return allowed.ok
    ? ok(await previews.find(shared, chosenLanguage(request), { isLanding: path === landingPath }))
    : allowed
}

function sendBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal }: Extract<Result<unknown>, { ok: false }>,
): FastifyReply {
  const html = busyPage(chosenLanguage(request), Number(refusal.params?.['seconds'] ?? 1))
  void reply.headers({
    ...retryAfter(refusal),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  return reply.code(refusalToWire(refusal).httpCode).type('text/html; charset=utf-8').send(html)
}

async function readPageRequest(
  request: FastifyRequest,
  path: string,
  { isSignedIn }: Pick<StaticClientOptions, 'isSignedIn'>,
): Promise<PageRequest> {
  const site = request.headers['sec-fetch-site']
  return {
    path,
    address: request.url,
    isSignedIn: await isSignedIn(request),
    fetchSite: typeof site === 'string' ? site : undefined,
  }
}

const listOrigins = (mapStyleUrl: string | null = null): string[] =>
  mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin]

/** Pages get their URL inserted and are never served under their file name. */
async function loadClient({ directory, publicUrl, mapStyleUrl = null }: StaticClientOptions) {
  const files = await loadStaticFiles(directory)
  const pages = new Map<string, Page>()
  const assets = new Map<string, StaticFile>()
  // Normalized, so that it contains no character that could end an attribute.
  const base = new URL(publicUrl).href.replace(/\/$/, '')
  const map = mapStyleUrl === null ? null : new URL(mapStyleUrl)
  for (const [path, file] of files) {
    if (!path.endsWith('.html')) {
      assets.set(path, file)
      continue
    }
    const policy: PagePolicy =
      path === shellPath
        ? { styles: 'inline', outsideOrigins: listOrigins(mapStyleUrl) }
        : { styles: 'hashed', outsideOrigins: [] }
    // Each other language has two URLs: the plain one, by cookie, and ?lang=es.
    for (const query of [
      '',
      ...otherLanguages.filter((language) => path.endsWith(`.${language}.html`)).map(langQuery),
    ]) {
      const html = (): string =>
        file.bodies.identity
          .toString()
          .replaceAll('__PUBLIC_URL__', base)
          .replace('__MAP_STYLE_URL__', () => (map?.href ?? '').replaceAll('&', '&amp;'))
          .replaceAll('__LANG_QUERY__', query)
      pages.set(path + query, {
        key: path + query,
        html,
        file: textFile(html, file.type),
        headers: pageHeaders(html(), base, policy),
      })
    }
  }
  const shell = pages.get(shellPath)
  if (!shell) throw new Error(`No client in ${directory}: run npm run build`)
  const worker = assets.get(workerPath)
  // Any change of the page changes the worker, which then caches the new page.
  if (worker)
    assets.set(
      workerPath,
      textFile(
        () => worker.bodies.identity.toString().replace('__PAGE_TAG__', shell.file.etag),
        worker.type,
      ),
    )
  return { pages, assets }
}

type Asset = { path: string; file: StaticFile; headers: Record<string, string> }

function sendAsset(request: FastifyRequest, reply: FastifyReply, { path, file, headers }: Asset) {
  reply.headers({
    ...headers,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : path === workerPath
        ? 'no-cache'
        : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
  return sendFile(request, reply, file)
}

type Client = Awaited<ReturnType<typeof loadClient>> & {
  previewPages: PreviewPages
  isSecure: boolean
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, previewPages, isSecure }: Client,
  { path, preview }: { path: string; preview: LinkPreview | null },
): Promise<FastifyReply> {
  const asked = askedLanguage(request)
  const stored = storedLanguage(request)
  const query = asked === undefined || asked === defaultLanguage ? '' : langQuery(asked)
  const name = preview?.invitation === undefined ? `/pages${path}` : invitationPage
  const page =
    pages.get(`${name}.${asked ?? stored ?? defaultLanguage}.html${query}`) ?? pages.get(shellPath)
  if (!page) throw new Error('The client has lost its app.html')
  // The public pages' language selector is a ?lang= link, so that it works without JavaScript.
  if (asked && asked !== stored)
    reply.header(
      'set-cookie',
      `language=${asked}; Path=/; Max-Age=${languageS}${cookieEnd(isSecure)}`,
    )
  reply.headers({ ...page.headers, 'cache-control': 'no-cache' })
  if (preview === null) return sendFile(request, reply, page.file)
  const encoding = chooseMadeEncoding(request)
  const made = await previewPages.find(page, preview, encoding)
  return sendBody(request, reply, { type: page.file.type, encoding, ...made })
}

/**
 * The page behind a link; for a visitor it is in the landing page's URL, where they were
 * redirected.
 */
function sharedPath(request: FastifyRequest, path: string): string {
  return path === landingPath
    ? ((readQuery(request.url).get('redirect') ?? '').split(/[?#]/, 1)[0] ?? '')
    : path
}

function getPath(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/**
 * A missing asset is 404, never the app, so that an old tab notices and reloads. Preview bots
 * accept anything without asking for HTML, so paths with a file extension count as files, and open
 * pages also serve programs.
 */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (isOpenPath(path) || path === shellPath) return true
  const accept = request.headers.accept ?? '*/*'
  return (
    !serversOwn.test(path) &&
    (accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path)))
  )
}

const readQuery = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

/**
 * A language in a shared link is the sender's, so it counts only when the reader hasn't chosen one
 * here.
 */
function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = readQuery(request.url)
  const own = toLanguage(query.get('lang'))
  if (own !== undefined && isPage(getPath(request))) return own
  if (storedLanguage(request) !== undefined) return undefined
  return own ?? toLanguage(readQuery(query.get('redirect') ?? '').get('lang'))
}

/** Pages with a language selector, or standalone ones; not links to something in the app. */
const isPage = (path: string): boolean =>
  isOpenPath(path) || (isPublicPath(path) && !isLinkPath(path))

const chosenLanguage = (request: FastifyRequest): Language =>
  askedLanguage(request) ?? storedLanguage(request) ?? defaultLanguage

function storedLanguage(request: FastifyRequest): Language | undefined {
  return toLanguage(/(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1])
}

function toLanguage(word: string | null | undefined): Language | undefined {
  return isLanguage(word) ? word : undefined
}
