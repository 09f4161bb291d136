// Build step: bundles the service worker into /service-worker.js with the files it caches on the
// first visit. It shares no chunk with the app.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { markedLanguage, scriptFolder } from './words.ts'

type Chunk = Rolldown.OutputChunk

const routes = join(import.meta.dirname, '../../src/client/routes')

/** Screens a player needs without a signal; others are cached as they are used. */
const neededOffline =
  /^(?:(?:home|calendar|eventday|list|myevents|myhistory|vieweditevent|matchlist|messages|messagethread|alerts|menu|myeventsmenu)\b|player\.\{)/
const routeComponent = /\/routes\/([^_/?][^?]*)\.tsx\?tsr-split=component$/
/** Useless offline: the map and picture cropping. */
const neverKept = /map|upload|cropper/
const onlyWide = /\/wide-[^/]+$/
const pictures = ['/icon.svg', '/icon-192.png']
const displayFace = /display-face[^/]*\.woff2$/

export function serviceWorker({ client }: { client: string }): Plugin {
  return {
    name: 'sideout:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const kept = [
          ...filesToKeep(chunks),
          ...Object.keys(bundle)
            .filter((file) => displayFace.test(file))
            .map((file) => `/${file}`),
        ]
        const code = await bundled(client, {
          __KEPT_FILES__: [...kept.filter((file) => !onlyWide.test(file)), ...pictures],
          __WIDE_FILES__: kept.filter((file) => onlyWide.test(file)),
          __MARKED_FOLDER__: `/${scriptFolder(markedLanguage)}`,
          __APP_SEGMENTS__: listSegments(),
        })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code })
      },
    },
  }
}

/** First path segments of the app's addresses, redirects included; "" is home. */
const listSegments = (): string[] =>
  [
    ...new Set(
      readdirSync(routes).flatMap((file) => {
        const [name = ''] = file.split('.')
        if (!file.endsWith('.tsx') || /^[$_]/.test(name)) return []
        return name === 'home' ? ['', name] : [name]
      }),
    ),
  ].toSorted()

function filesToKeep(chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const kept = new Set<string>()
  const keep = (name: string): void => {
    const chunk = byName.get(name)
    if (chunk === undefined || kept.has(name) || neverKept.test(name)) return
    kept.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) kept.add(style)
    chunk.imports.forEach(keep)
    for (const part of chunk.dynamicImports) {
      if (!routeComponent.test(byName.get(part)?.facadeModuleId ?? '')) keep(part)
    }
  }
  for (const chunk of chunks) {
    if (
      chunk.isEntry ||
      neededOffline.test(routeComponent.exec(chunk.facadeModuleId ?? '')?.[1] ?? '')
    )
      keep(chunk.fileName)
  }
  return [...kept].sort().map((name) => `/${name}`)
}

async function bundled(
  client: string,
  values: Record<string, string | readonly string[]>,
): Promise<string> {
  const result = await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: `${client}/worker/service-worker.ts`, output: { format: 'iife' } },
    },
  })
  if (Array.isArray(result) || !('output' in result))
    throw new Error('One build of the service worker was expected')
  const [script, ...others] = result.output
  if (others.length > 0) throw new Error('The service worker must be one file')
  return script.code
}
