// Serves the built client from memory: assets for ever, pages fresh, in the visitor's language and
// behind the route guard.
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
  /** The client build, dist/client. */
  directory: string
  /** Address of this installation as its players see it. */
  publicUrl: string
  isSignedIn: (request: FastifyRequest) => Promise<boolean>
  /**
   * Where the style of the map is: the one other origin the app may then load from. Null (the
   * default) is no map.
   */
  mapStyleUrl?: string | null
  /** What the link to a page tells of it where it is shared; without it (the default) nothing. */
  previews?: SharedPreviews
  /** What the page of a personal link starts with; null for keys that open nothing. */
  findLinkPage?: FindLinkPage
}

export type SharedPreviews = LinkPreviews & {
  /** Counts a page with a preview for the address that asks; seconds to wait in the refusal. */
  mayAsk(request: FastifyRequest): Promise<Result<null>>
}

/** `html` makes its text: one page in two languages is half a megabyte each. */
type Page = { key: string; html(): string; file: StaticFile; headers: Record<string, string> }

const otherLanguages = languages.filter((language) => language !== defaultLanguage)
const langQuery = (language: Language): string => `?lang=${language}`
const languageS = cookieDays.language * 86_400
/**
 * The app's page under its own name, for the service worker to keep. It holds nothing of anyone,
 * so it has no guard.
 */
const shellPath = '/app.html'
const landingPath = '/landing'
/** The landing that shows an event, in a folder that no address leads to. */
const invitationPage = '/invitation/landing'
/** The page of personal links, in a folder that no address leads to. */
const linkPage = '/link/page'
/** What has no screen of the app below it. */
const serversOwn = /^\/(assets|embed)(\/|$)/
/**
 * Asked for again at each start of the app; a server without one makes its windows go on without.
 */
const workerPath = '/service-worker.js'

/**
 * A Fastify plugin: answers every GET that no other route takes. Rejects when the client was not
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

  // A route of its own: the log keeps patterns only, so no key is ever in it.
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
    // The app of a signed-in player opens without a preview; a crawler must not take that for
    // the answer.
    if (!found.ok && asked?.isSignedIn !== true) return sendBusy(request, reply, found)
    return sendPage(request, reply, client, { path, preview: found.ok ? found.value : null })
  })
}

const cookieEnd = (isSecure: boolean): string => `; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The same as the landing keeps for a visitor. */
function toPendingCookies(eventId: string, isSecure: boolean): string[] {
  const kept = { pendingEvent: toEventPath(eventId), pendingEventId: eventId }
  return (['pendingEvent', 'pendingEventId'] as const).map(
    (name) =>
      `${name}=${encodeURIComponent(kept[name])}; Path=/; Max-Age=${cookieDays[name] * 86_400}${cookieEnd(isSecure)}`,
  )
}

/** What the link of this page tells; refused when its address asked for too many. */
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

/** Where the map is from. */
const listOrigins = (mapStyleUrl: string | null = null): string[] =>
  mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin]

/**
 * All that may be served. Pages get their address put in, and are never served under their file
 * name.
 */
async function loadClient({ directory, publicUrl, mapStyleUrl = null }: StaticClientOptions) {
  const files = await loadStaticFiles(directory)
  const pages = new Map<string, Page>()
  const assets = new Map<string, StaticFile>()
  // Normalized, so that it holds no character that could end an attribute.
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
    // Other languages have two addresses: the plain one, chosen by the cookie, and ?lang=es.
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
  // Whatever changes the page makes another worker, which keeps the new page.
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
  /** Its address is https. */
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
  // The language selector of the public pages is a link with ?lang=, so that it works without
  // JavaScript.
  if (asked && asked !== stored)
    reply.header(
      'set-cookie',
      `language=${asked}; Path=/; Max-Age=${languageS}${cookieEnd(isSecure)}`,
    )
  reply.headers({ ...page.headers, 'cache-control': 'no-cache' })
  if (preview === null) return sendFile(request, reply, page.file)
  // Scripts and styles are the same with a preview, and so is the policy that names them.
  const encoding = chooseMadeEncoding(request)
  const made = await previewPages.find(page, preview, encoding)
  return sendBody(request, reply, { type: page.file.type, encoding, ...made })
}

/**
 * The page that a link leads to: a visitor's stands in the address of the landing, to which they
 * were sent.
 */
function sharedPath(request: FastifyRequest, path: string): string {
  return path === landingPath
    ? ((readQuery(request.url).get('redirect') ?? '').split(/[?#]/, 1)[0] ?? '')
    : path
}

/** As it came, not decoded; /landing/ is /landing. */
function getPath(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/**
 * A missing asset is a 404, never the app: an old tab must notice that its chunk is gone and
 * reload. Programs that make previews of links take anything and do not ask for HTML by name; what
 * has an ending is a file to them. What is open to everyone is for programs too.
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
 * Chosen on a public page. A link that somebody passed on names the language of that person: it
 * counts where the reader has chosen none here.
 */
function askedLanguage(request: FastifyRequest): Language | undefined {
  const query = readQuery(request.url)
  const own = toLanguage(query.get('lang'))
  if (own !== undefined && isPage(getPath(request))) return own
  if (storedLanguage(request) !== undefined) return undefined
  return own ?? toLanguage(readQuery(query.get('redirect') ?? '').get('lang'))
}

/** Has a language selector, or is read by itself: no link of somebody to a thing in the app. */
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
