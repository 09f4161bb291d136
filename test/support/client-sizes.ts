// Measures the built client by import closure, as a browser fetches it per page.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { languages } from '#domain/shared/language.ts'
import { listFirstFiles } from '#server/transport/client-files/build-manifest.ts'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)
type Manifest = v.InferOutput<typeof manifestSchema>

/** Gzipped kB (1,000 bytes); scripts in the language with the largest size. */
export type ClientSizes = {
  publicPages: { name: string; script: number; total: number }[]
  linkPages: ClientSizes['publicPages']
  /** Fetched by the landing before its court comes into sight. */
  demoCourt: number
  entryScript: number
  entryStyle: number
  /**
   * Everything fetched to show a route file, including entry and page. `scripts` is the number of
   * requests.
   */
  routes: { route: string; scriptAndStyle: number; scripts: number }[]
  /** Scripts of the signed-in calendar once it is still, its later parts included. */
  calendarAtRest: number
  /** Scripts that the first page of an event fetches, its later parts included. */
  eventPageScripts: number
  styles: number
  /** Fetched when the palette first opens on the calendar of a wide window. */
  palette: number
}

export function weighClient(directory: string): ClientSizes {
  const manifestPath = join(directory, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error(`No client in ${directory}: run npm run build`)
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(manifestPath, 'utf8')))
  const read = (file: string): Buffer =>
    file === 'app.html' ? readServedPage(directory, manifest) : readFileSync(join(directory, file))
  const weighIn = (language: string, files: Iterable<string>) =>
    [...files]
      .map((file) => file.replace('assets/en/', `assets/${language}/`))
      .reduce((sum, file) => sum + kilobytes(read(file)), 0)
  const weigh = (files: Iterable<string>) => {
    const all = [...files]
    return Math.max(...languages.map((language) => weighIn(language, all)))
  }
  const entry = filesOf(manifest, ['app.html'])
  const calendar = partsOf(manifest, 'routes/calendar.{-$locationId}.tsx')
  const palette = filesOf(manifest, ['app/keys/over-page.tsx'])
  const fetchedBefore = filesOf(manifest, [
    'app.html',
    ...calendar,
    'routes/-wide/wide-calendar.tsx',
    'app/wide/wide-frame.tsx',
    ...groupNamed(manifest, 'late'),
  ])
  return {
    publicPages: [
      ...readdirSync(join(directory, 'pages'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.html'))
        .map((name) => ({ name, path: `pages/${name}` })),
      ...languages.map((language) => ({
        name: `invitation.${language}.html`,
        path: `invitation/landing.${language}.html`,
      })),
    ].map(({ name, path }) => weighPage(name, readFileSync(join(directory, path), 'utf8'))),
    linkPages: languages.map((language) =>
      weighPage(
        `link.${language}.html`,
        readFileSync(join(directory, `link/page.${language}.html`), 'utf8'),
      ),
    ),
    demoCourt: weigh(['demo-court.js']),
    entryScript: weigh([...entry].filter((file) => file.endsWith('.js'))),
    entryStyle: weigh([...entry].filter((file) => file.endsWith('.css'))),
    routes: routeFiles(manifest).map((route) => {
      const files = filesOf(manifest, ['app.html', ...partsOf(manifest, route)])
      return {
        route,
        scriptAndStyle: weigh([...files, 'app.html']),
        scripts: [...files].filter((file) => file.endsWith('.js')).length,
      }
    }),
    calendarAtRest: weigh(
      [
        ...filesOf(manifest, [
          'app.html',
          ...calendar,
          ...['tab-bar', 'calendar-top', 'late'].flatMap((name) => groupNamed(manifest, name)),
        ]),
      ].filter((file) => file.endsWith('.js')),
    ),
    eventPageScripts: [
      ...filesOf(manifest, [
        'app.html',
        ...partsOf(manifest, 'routes/vieweditevent.$evId.tsx'),
        ...['tab-bar', 'event-parts', 'late'].flatMap((name) => groupNamed(manifest, name)),
      ]),
    ].filter((file) => file.endsWith('.js')).length,
    palette: weigh([...palette.difference(fetchedBefore)].filter((file) => file.endsWith('.js'))),
    styles: weigh(
      readdirSync(join(directory, 'assets'))
        .filter((file) => file.endsWith('.css'))
        .map((file) => `assets/${file}`),
    ),
  }
}

const readServedPage = (directory: string, manifest: Manifest): Buffer =>
  Buffer.from(
    readFileSync(join(directory, 'app.html'), 'utf8').replace('__FIRST_FILES__', () =>
      JSON.stringify(listFirstFiles(manifest)),
    ),
  )

/** A page's script must be inline; an external one counts as over budget. */
function weighPage(name: string, html: string): ClientSizes['publicPages'][number] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
  if (
    scripts.some(([, attributes = '']) => /\bsrc=/.test(attributes)) ||
    html.includes('rel="stylesheet"')
  )
    throw new Error(`${name} fetches a file: public pages hold all they need`)
  return {
    name,
    script: kilobytes(Buffer.from(scripts.map(([, , code]) => code).join('\n'))),
    total: kilobytes(Buffer.from(html)),
  }
}

const partOfRoute = /^(routes\/[^?]+)\?tsr-split=/

function routeFiles(manifest: Manifest): string[] {
  return [...new Set(Object.keys(manifest).flatMap((key) => partOfRoute.exec(key)?.[1] ?? []))]
}

const partsOf = (manifest: Manifest, route: string) =>
  Object.keys(manifest).filter((key) => partOfRoute.exec(key)?.[1] === route)

const groupNamed = (manifest: Manifest, name: string) =>
  Object.keys(manifest).filter((key) => manifest[key]?.name === name)

function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest names ${key} but does not describe it`)
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    chunk.imports.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

const kilobytes = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length / 1000
