// Build step for app.html: inserts the static frame so that it paints before any script, preloads
// the screen's chunks, and removes indentation.
import { minifySync, runnerImport, type Plugin } from 'vite'
import { preloadFiles, startApp } from '../../src/client/app/first-files.ts'
import type * as frame from '../../src/client/app/frame.tsx'
import { wideMedia } from '../../src/client/device/use-window.ts'

const entryScript = /<script type="module"[^>]* src="([^"]*)"><\/script>/
const inlineScript = /<script>([^]*?)<\/script>/g
/** Filled by the server (src/server/transport/client-files/make-client.ts). */
const firstFiles = '__FIRST_FILES__'

export const appFrame = ({ client }: { client: string }): Plugin => ({
  name: 'sideout:app-frame',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['app.html']
      if (page?.type !== 'asset') throw new Error('The build has no app.html')
      const html = String(page.source)
      const [script = '', entry = ''] = entryScript.exec(html) ?? []
      const { module } = await runnerImport<typeof frame>(`${client}/app/frame.tsx`)
      page.source = html
        // Before the stylesheet, because a script after it would wait for it.
        .replace(script, () => toScript(preloadFiles, firstFiles, JSON.stringify(wideMedia)))
        .replace('</body>', () => `${toScript(startApp, JSON.stringify(entry))}</body>`)
        .replace('<div id="root"></div>', () => `<div id="root">${module.renderFrame()}</div>`)
        .replaceAll(inlineScript, (_script, code: string) => `<script>${minified(code)}</script>`)
        .replaceAll(/\n\s+/g, '\n')
    },
  },
})

const toScript = (run: typeof preloadFiles | typeof startApp, ...values: string[]): string =>
  `<script>(${String(run)})(${values.join()})</script>`

function minified(code: string): string {
  const { code: short, errors } = minifySync('inline.js', code, { module: false })
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`)
  return short.trim()
}
