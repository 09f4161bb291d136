// Serves the built client from memory: assets cached forever, pages always fresh, in the visitor's
// language and behind the page guard.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toEventPath } from '#domain/onboarding/pending-event.ts'
import { isOpenPath, isPublicPath, isLinkPath } from '#domain/onboarding/public-paths.ts'
import { cookieDays } from '#domain/shared/cookie-days.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/shared/language.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { BrandingWatch } from '../../branding/watch-branding.ts'
import type { LinkPreviews } from '../../features/preview/handlers.ts'
import { busyPage } from '../../pages/busy-page.ts'
import type { LinkPreview } from '../../pages/preview-tags.ts'
import { decidePage, type PageRequest } from '../page-guard.ts'
import { fileHeaders } from '../page-headers.ts'
import { refusalToWire, retryAfter } from '../refusals.ts'
import { readsPage, sendLinkPage, type FindLinkPage } from './link-page.ts'
import { chooseMadeEncoding } from './made-page.ts'
import {
  createClients,
  langQuery,
  listOrigins,
  loadBuilt,
  shellPath,
  workerPath,
  type Built,
  type Client,
} from './make-client.ts'
import { sendBody, sendFile } from './send-file.ts'
import type { StaticFile } from './static-files.ts'

export type StaticClientOptions = {
  directory: string
  /** Loaded from `directory` before, for several servers of one process. */
  built?: Built
  publicUrl: string
  isSignedIn: (request: FastifyRequest) => Promise<boolean>
  /**
   * The map style's URL; its origin is the only other one the app may load from. Null (the
   * default): no map.
   */
  mapStyleUrl?: string | null
  previews?: SharedPreviews
  findLinkPage?: FindLinkPage
  branding?: Pick<BrandingWatch, 'current' | 'texts'>
  faceFolder?: string
}

export type SharedPreviews = LinkPreviews & {
  /** Counts a preview page against the client's address; a refusal has the seconds to wait. */
  mayAsk(request: FastifyRequest): Promise<Result<null>>
}

const languageS = cookieDays.language * 86_400
const landingPath = '/landing'
/** In folders that aren't served. */
const invitationPage = '/invitation/landing'
const linkPage = '/link/page'
const serversOwn = /^\/(assets|embed)(\/|$)/

/**
 * A Fastify plugin that answers every GET without another route. Rejects when the client isn't
 * built.
 */
export async function staticClient(
  app: FastifyInstance,
  options: StaticClientOptions,
): Promise<void> {
  const built = options.built ?? (await loadBuilt(options.directory))
  const findClient = createClients(built, options)
  const outsideOrigins = listOrigins(options.mapStyleUrl)

  // Its own route, because logs contain only route patterns and so never a key.
  app.get<{ Params: { key: string } }>('/i/:key', async (request, reply) => {
    const start = (await options.findLinkPage?.(request.params.key, readsPage(request))) ?? null
    const language =
      toLanguage(readQuery(request.url).get('lang')) ??
      start?.language ??
      storedLanguage(request) ??
      defaultLanguage
    const page = findClient().pages.get(`${linkPage}.${language}.html`)
    if (!page) throw new Error('The client has lost the page of personal links')
    return sendLinkPage(request, reply, page, start?.opened ?? null)
  })
  app.get('/*', async (request, reply) => {
    const path = getPath(request)
    const client = findClient()
    const asset = await client.findAsset(path)
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
