// Makes the pages and files of the client for the current branding.
import { defaultLanguage, isLanguage, languages, type Language } from '#domain/shared/language.ts'
import { fillOwnText } from '../../branding/fill-own-text.ts'
import { fillApp, fillManifest, fillPage, fillWorker } from '../../branding/fill-page.ts'
import { createNamedFiles, shippedPictures, type NamedFiles } from '../../branding/named-files.ts'
import type { ServedTexts } from '../../branding/own-text.ts'
import { shippedLook, type ServedBranding } from '../../branding/watch-branding.ts'
import { pageHeaders, type PagePolicy } from '../page-headers.ts'
import {
  listFirstFiles,
  listKeptFiles,
  readManifest,
  type BuildManifest,
} from './build-manifest.ts'
import { createPreviewPages, type PreviewPages } from './preview-pages.ts'
import { hashBody, loadStaticFiles, textFile, type StaticFile } from './static-files.ts'
import type { StaticClientOptions } from './static.ts'

/** `html` is a function, because one page in two languages takes half a megabyte each. */
type Page = { key: string; html(): string; file: StaticFile; headers: Record<string, string> }

export type Client = ReturnType<typeof makeClient> & {
  previewPages: PreviewPages
  isSecure: boolean
}

const otherLanguages = languages.filter((language) => language !== defaultLanguage)
export const langQuery = (language: Language): string => `?lang=${language}`
/**
 * The app shell for the service worker to cache. It contains no personal data, so it has no guard.
 */
export const shellPath = '/app.html'
/** Requested again at each start of the app; if it is missing, windows continue without one. */
export const workerPath = '/service-worker.js'
const manifestPath = '/manifest.webmanifest'

export const listOrigins = (mapStyleUrl: string | null = null): string[] =>
  mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin]

export type Built = { files: ReadonlyMap<string, StaticFile>; manifest: BuildManifest }

export async function loadBuilt(directory: string): Promise<Built> {
  const [files, manifest] = await Promise.all([loadStaticFiles(directory), readManifest(directory)])
  return { files, manifest }
}

type Look = { branding: ServedBranding; texts: ServedTexts }

const toVersion = ({ branding, texts }: Look): string => `${branding.version} ${texts.version}`

export function createClients(built: Built, options: StaticClientOptions): () => Client {
  const branding = options.branding ?? shippedLook
  const readLook = (): Look => ({ branding: branding.current(), texts: branding.texts() })
  const make = (look: Look) => ({
    version: toVersion(look),
    client: {
      ...makeClient(built, options, look),
      previewPages: createPreviewPages(),
      isSecure: options.publicUrl.startsWith('https:'),
    },
  })
  let made = make(readLook())
  return () => {
    const look = readLook()
    if (made.version !== toVersion(look)) made = make(look)
    return made.client
  }
}

function makeClient(
  { files, manifest }: Built,
  options: StaticClientOptions,
  { branding, texts }: Look,
) {
  const firstFiles = JSON.stringify(listFirstFiles(manifest))
  const isNamed = branding.version !== null
  const pages = new Map<string, Page>()
  const assets = new Map<string, StaticFile>()
  for (const [path, file] of files) {
    if (path.endsWith('.html')) {
      for (const page of makePages(path, file, { ...options, firstFiles, branding, texts }))
        pages.set(page.key, page)
    } else if (!isNamed || !shippedPictures.includes(path)) assets.set(path, file)
  }
  const shell = pages.get(shellPath)
  if (!shell) throw new Error(`No client in ${options.directory}: run npm run build`)
  const named = isNamed ? brandFiles(assets, branding, options.faceFolder ?? '') : null
  addWorker(assets, manifest, shell, branding)
  const findAsset = async (path: string): Promise<StaticFile | undefined> =>
    (await named?.find(path)) ?? assets.get(path)
  return { pages, findAsset }
}

/** Pages get their URL inserted and are never served under their file name. */
function makePages(
  path: string,
  file: StaticFile,
  {
    publicUrl,
    mapStyleUrl = null,
    firstFiles,
    branding,
    texts,
  }: Omit<StaticClientOptions, 'branding'> & Look & { firstFiles: string },
): Page[] {
  // Normalized, so that it contains no character that could end an attribute.
  const base = new URL(publicUrl).href.replace(/\/$/, '')
  const map = mapStyleUrl === null ? '' : new URL(mapStyleUrl).href
  const policy: PagePolicy =
    path === shellPath
      ? { styles: 'inline', outsideOrigins: listOrigins(mapStyleUrl) }
      : { styles: 'hashed', outsideOrigins: [] }
  const fill = (template: string, query: string): string =>
    fillTemplate(template, path, { branding, texts })
      .replaceAll('__PUBLIC_URL__', base)
      .replace('__FIRST_FILES__', () => firstFiles)
      .replace('__MAP_STYLE_URL__', () => map.replaceAll('&', '&amp;'))
      .replaceAll('__LANG_QUERY__', query)
  return makeVariants({ path, file, fill }).map(({ text, ...page }) => ({
    ...page,
    headers: pageHeaders(text, base, policy),
  }))
}

type Variant = Omit<Page, 'headers'> & { text: string }
type Filling = {
  path: string
  file: StaticFile
  fill: (template: string, query: string) => string
}

/** Each other language has two URLs: the plain one, by cookie, and ?lang=es. */
function makeVariants(filling: Filling): Variant[] {
  const { path, file, fill } = filling
  const queries = otherLanguages
    .filter((language) => path.endsWith(`.${language}.html`))
    .map(langQuery)
  // Unpacked once for all; no page may keep it.
  const template = file.bodies.identity.toString()
  return ['', ...queries].map((query) => makeVariant(filling, query, fill(template, query)))
}

function makeVariant({ path, file, fill }: Filling, query: string, text: string): Variant {
  const html = (): string => fill(file.bodies.identity.toString(), query)
  return { key: path + query, html, text, file: textFile(html, file.type, hashBody(text)) }
}

function fillTemplate(html: string, path: string, { branding, texts }: Look): string {
  const look = brandTemplate(html, path, branding)
  return fillOwnText(look, path, { texts, appName: branding.name })
}

function brandTemplate(html: string, path: string, branding: ServedBranding): string {
  if (branding.version === null) return html
  if (path === shellPath) return fillApp(html, branding)
  const language = path.split('.').at(-2)
  return fillPage(html, branding, isLanguage(language) ? language : defaultLanguage)
}

function brandFiles(
  assets: Map<string, StaticFile>,
  branding: ServedBranding,
  faceFolder: string,
): NamedFiles {
  const manifest = assets.get(manifestPath)
  if (manifest)
    assets.set(
      manifestPath,
      textFile(() => fillManifest(manifest.bodies.identity.toString(), branding), manifest.type),
    )
  return createNamedFiles(branding, faceFolder)
}

/** Any change of the page changes the worker, which then caches the new page. */
function addWorker(
  assets: Map<string, StaticFile>,
  manifest: BuildManifest,
  shell: Page,
  branding: ServedBranding,
): void {
  const worker = assets.get(workerPath)
  if (!worker) return
  const keptFiles = JSON.stringify(listKeptFiles(manifest))
  const code = (): string =>
    worker.bodies.identity
      .toString()
      .replace('__PAGE_TAG__', shell.file.etag)
      .replace('__KEPT_FILES__', () => keptFiles)
  assets.set(
    workerPath,
    textFile(
      () => (branding.version === null ? code() : fillWorker(code(), branding)),
      worker.type,
    ),
  )
}
