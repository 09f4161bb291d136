// Build step for app.html: inserts the static frame so that it paints before any script, preloads
// the route's chunks, and removes indentation.
import { minifySync, runnerImport, type Plugin, type Rolldown } from 'vite'
import type * as frame from '../../src/client/app/frame.tsx'
import { wideMedia } from '../../src/client/device/use-window.ts'
import { toNamedApp } from './named-page.ts'
import { markedLanguage, scriptFolder } from './words.ts'

type Chunk = Rolldown.OutputChunk

/** Common entry pages; listing every route would cost more bytes than it saves. */
const landedOn = /^(calendar|list|myevents|eventday|vieweditevent|signin)\b/

const routeComponent = /\/routes\/([^_/?][^?]*)\.tsx\?tsr-split=component$/

const wideFrame = /\/app\/wide\/wide-frame\.tsx$/

/** The folder is the visit's language, which the page's first script determines. */
const entryScript = /<script type="module"[^>]*><\/script>/
const ownFolder = `'/assets/' + document.documentElement.lang + '/'`
const inFolder = (file: string): string => file.replace(scriptFolder(markedLanguage), '')

const indentation = /\n\s+/g
const inlineScript = /<script>([^]*?)<\/script>/g

export function appFrame({ client }: { client: string }): Plugin {
  return {
    name: 'sideout:app-frame',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['app.html']
        if (page?.type !== 'asset') throw new Error('The build has no app.html')
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const { module } = await runnerImport<typeof frame>(`${client}/app/frame.tsx`)
        page.source = String(page.source)
          // Before the stylesheet, because a script after it would wait for it.
          .replace(entryScript, () => `<script>${preloadScript(chunks)}</script>`)
          .replace('</body>', () => `<script>${startScript(chunks)}</script></body>`)
          .replace('<div id="root"></div>', () => `<div id="root">${module.renderFrame()}</div>`)
          .replaceAll(inlineScript, (_script, code: string) => `<script>${minified(code)}</script>`)
          .replaceAll(indentation, '\n')
        this.emitFile({
          type: 'asset',
          fileName: 'named/app.html',
          source: toNamedApp(page.source),
        })
      },
    },
  }
}

function minified(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`)
  return short.trim()
}

function startScript(chunks: readonly Chunk[]): string {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('The build has no entry')
  return `{
    const script = document.createElement('script')
    script.type = 'module'
    script.src = ${ownFolder} + ${JSON.stringify(inFolder(entry.fileName))}
    document.body.append(script)
  }`
}

function preloadScript(chunks: readonly Chunk[]): string {
  const { files, first, wide, filesByPath } = routeFiles(chunks)
  return `{
    const files = ${JSON.stringify(files.map(inFolder))}
    const filesByPath = ${JSON.stringify(filesByPath)}
    const segments = location.pathname.split('/').filter(Boolean)
    const pathWith = (known) => segments.map((name, at) => (at < known ? name : '*')).join('/')
    for (const index of [...${JSON.stringify(first)}, ...(matchMedia('${wideMedia}').matches ? ${JSON.stringify(wide)} : []), ...(filesByPath[pathWith(2)] || filesByPath[pathWith(1)] || [])]) {
      const link = document.createElement('link')
      const isStyle = files[index].endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = (isStyle ? '/' : ${ownFolder}) + files[index]
      document.head.append(link)
    }
  }`
}

/**
 * Chunk names, the indexes the entry needs, and by address (a star for each parameter) the
 * additional ones of its route.
 */
function routeFiles(chunks: readonly Chunk[]): {
  files: string[]
  first: number[]
  wide: number[]
  filesByPath: Record<string, number[]>
} {
  const chunksByName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find((chunk) => chunk.isEntry)
  const loaded = entry ? closure(entry, chunksByName, new Set()) : new Set<string>()
  const withStyles = (chunk: Chunk) => {
    const scripts = [...closure(chunk, chunksByName, loaded)]
    const styles = scripts.flatMap((name) => [
      ...(chunksByName.get(name)?.viteMetadata?.importedCss ?? []),
    ])
    return [...styles, ...scripts]
  }
  const files: string[] = []
  const numberOf = (file: string) =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1
  const first = [...loaded].map(numberOf)
  const frame = chunks.find(({ facadeModuleId }) => wideFrame.test(facadeModuleId ?? ''))
  if (frame === undefined) throw new Error('The build has no frame of wide windows')
  const wide = withStyles(frame).map(numberOf)
  const filesByPath: Record<string, number[]> = {}
  for (const chunk of chunks) {
    const route = routeComponent.exec(chunk.facadeModuleId ?? '')?.[1]
    if (route === undefined || !landedOn.test(route)) continue
    const needed = withStyles(chunk).map(numberOf)
    for (const path of addressesOf(route)) filesByPath[path] = needed
  }
  return { files, first, wide, filesByPath }
}

/**
 * "calendar.$locationId" matches "calendar/*"; an optional "{-$param}" also matches without it.
 * "home" is "/", "$" has no address.
 */
function addressesOf(route: string): string[] {
  if (route === 'home') return ['']
  if (route === '$') return []
  // A trailing underscore only leaves the parent's layout; groups and layouts aren't part of the
  // address.
  const segments = route
    .split(/[./]/)
    .filter((segment) => segment !== 'home' && !/^[_(]/.test(segment))
    .map((segment) => segment.replace(/_$/, ''))
  const optional = segments.filter((segment) => segment.startsWith('{-')).length
  const address = segments.map((segment) => (/^(\{-)?\$/.test(segment) ? '*' : segment))
  return Array.from({ length: optional + 1 }, (_, leftOut) =>
    address.slice(0, address.length - leftOut).join('/'),
  )
}

function closure(
  chunk: Chunk,
  chunksByName: ReadonlyMap<string, Chunk>,
  known: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || known.has(name)) return
    found.add(name)
    chunksByName.get(name)?.imports.forEach(visit)
  }
  visit(chunk.fileName)
  return found
}
