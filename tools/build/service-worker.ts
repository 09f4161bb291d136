// Build step: bundles the service worker into /service-worker.js with the files it caches on the
// first visit.
import { readdirSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { bundleAlone } from './bundle-alone.ts'
import { findRoute, toChunksByName, walkFiles } from './walk-files.ts'
import { markedLanguage, scriptFolder } from './words.ts'

/** Screens a player needs without a signal; others are cached as they are used. */
const neededOffline =
  /^(?:(?:home|calendar|eventday|list|myevents|myhistory|vieweditevent|matchlist|messages|messagethread|alerts|menu|myeventsmenu)\b|player\.\{)/
/** Useless offline: the map and picture cropping. */
const neverKept = /map|upload|cropper/
const onlyWide = /\/wide-[^/]+$/
const displayFace = /display-face[^/]*\.woff2$/
const pictures = ['/icon.svg', '/icon-192.png']

export const serviceWorker = ({ client }: { client: string }): Plugin => ({
  name: 'sideout:service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const kept = listKept(bundle).map((file) => `/${file}`)
      const define = {
        __KEPT_FILES__: [...kept.filter((file) => !onlyWide.test(file)), ...pictures],
        __WIDE_FILES__: kept.filter((file) => onlyWide.test(file)),
        __MARKED_FOLDER__: JSON.stringify(`/${scriptFolder(markedLanguage)}`),
        __APP_SEGMENTS__: ['', ...listSegments(`${client}/routes`)],
      }
      const { script } = await bundleAlone(client, 'worker/service-worker.ts', {
        define,
        format: 'iife',
      })
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script })
    },
  },
})

/** First path segments of the app's addresses, redirects included. */
const listSegments = (routes: string): string[] => [
  ...new Set(
    readdirSync(routes)
      .filter((file) => /^[^$_-].*\.tsx$/.test(file))
      .map((file) => file.replace(/\..*/, ''))
      .toSorted(),
  ),
]

function listKept(bundle: Rolldown.OutputBundle): string[] {
  const chunks = toChunksByName(bundle)
  const screens = [...chunks.values()].filter(
    (chunk) => chunk.isEntry || neededOffline.test(findRoute(chunk) ?? ''),
  )
  const files = walkFiles(
    screens.map(({ fileName }) => fileName),
    (name) => {
      const chunk = chunks.get(name)
      if (chunk === undefined) return []
      const parts = chunk.dynamicImports.filter((part) => findRoute(chunks.get(part)) === undefined)
      const scripts = [...chunk.imports, ...parts].filter(
        // A chunk of styles alone is listed, but has no file.
        (script) => chunks.has(script) && !neverKept.test(script),
      )
      return [...scripts, ...(chunk.viteMetadata?.importedCss ?? [])]
    },
  )
  return [...files.toSorted(), ...Object.keys(bundle).filter((file) => displayFace.test(file))]
}
