// Build step for app.html: inserts the static frame so that it paints before any script, preloads
// the screen's chunks, and removes indentation.
import { minifySync, runnerImport, type Plugin } from 'vite'
import { preloadFiles, startApp, type FirstFiles } from '../../src/client/app/first-files.ts'
import type * as frame from '../../src/client/app/frame.tsx'
import { wideMedia } from '../../src/client/device/use-window.ts'
import { toNamedApp } from './named-page.ts'
import { findRoute, toChunksByName, walkFiles, type ChunksByName } from './walk-files.ts'
import { markedLanguage, scriptFolder } from './words.ts'

/** Common entry pages; listing every route would cost more bytes than it saves. */
const landedOn = /^(calendar|list|myevents|eventday|vieweditevent|signin)\b/
const wideFrame = /\/app\/wide\/wide-frame\.tsx$/
const entryScript = /<script type="module"[^>]*><\/script>/
const inlineScript = /<script>([^]*?)<\/script>/g

export const appFrame = ({ client }: { client: string }): Plugin => ({
  name: 'sideout:app-frame',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['app.html']
      if (page?.type !== 'asset') throw new Error('The build has no app.html')
      const chunks = toChunksByName(bundle)
      const entry = findEntry(chunks)
      const { module } = await runnerImport<typeof frame>(`${client}/app/frame.tsx`)
      page.source = String(page.source)
        // Before the stylesheet, because a script after it would wait for it.
        .replace(entryScript, () => toScript(preloadFiles, listFirst(chunks, entry), wideMedia))
        .replace('</body>', () => `${toScript(startApp, inFolder(entry))}</body>`)
        .replace('<div id="root"></div>', () => `<div id="root">${module.renderFrame()}</div>`)
        .replaceAll(inlineScript, (_script, code: string) => `<script>${minified(code)}</script>`)
        .replaceAll(/\n\s+/g, '\n')
      this.emitFile({ type: 'asset', fileName: 'named/app.html', source: toNamedApp(page.source) })
    },
  },
})

const inFolder = (file: string): string => file.replace(scriptFolder(markedLanguage), '')

function findEntry(chunks: ChunksByName): string {
  const entry = [...chunks.values()].find((chunk) => chunk.isEntry)
  if (entry === undefined) throw new Error('The build has no entry')
  return entry.fileName
}

function toScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  return `<script>(${String(run)})(${values.map((value) => JSON.stringify(value)).join()})</script>`
}

function minified(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`)
  return short.trim()
}

function listFirst(chunks: ChunksByName, entry: string): FirstFiles {
  const listImports = (name: string) => chunks.get(name)?.imports ?? []
  const always = walkFiles([entry], listImports)
  const files = always.map(inFolder)
  const toIndexes = (name: string): number[] => {
    const scripts = walkFiles([name], listImports).filter((script) => !always.includes(script))
    const styles = scripts.flatMap((script) => [
      ...(chunks.get(script)?.viteMetadata?.importedCss ?? []),
    ])
    return [...new Set([...styles, ...scripts].map(inFolder))].map((file) =>
      files.includes(file) ? files.indexOf(file) : files.push(file) - 1,
    )
  }
  const all = [...chunks.values()]
  const frame = all.find(({ facadeModuleId }) => wideFrame.test(facadeModuleId ?? ''))
  if (frame === undefined) throw new Error('The build has no frame of wide windows')
  const screens = all.flatMap((chunk): [string, number[]][] => {
    const [, name] = landedOn.exec(findRoute(chunk) ?? '') ?? []
    return name === undefined ? [] : [[name, toIndexes(chunk.fileName)]]
  })
  return {
    files,
    always: always.map((_file, index) => index),
    wide: toIndexes(frame.fileName),
    screensBySegment: Object.fromEntries(screens),
  }
}
