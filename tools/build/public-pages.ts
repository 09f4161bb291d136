// Build step: renders landing, terms, privacy and the API page in both languages into
// pages/<page>.<language>.html, the landing of an invitation into invitation/, and the page of
// personal links into link/; and each once more into named/, for installations with a name of
// their own.
import tailwind from '@tailwindcss/vite'
import { build, runnerImport, type Plugin } from 'vite'
import type * as linkPages from '../../src/client/landing/personal-link/render-link-page.tsx'
import type * as pages from '../../src/client/landing/render-page.tsx'
import { languages } from '../../src/domain/shared/language.ts'
import { toNamedPage } from './named-page.ts'

/** The server chooses the file by language; see src/server/transport/client-files/static.ts. */
export function publicPages({ client }: { client: string }): Plugin {
  return {
    name: 'sideout:public-pages',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, source: string, named = source): void => {
        this.emitFile({ type: 'asset', fileName, source })
        this.emitFile({ type: 'asset', fileName: `named/${fileName}`, source: toNamedPage(named) })
      }
      const visitor = await bundleInside(client, 'landing/visitor.ts')
      const reader = await bundleInside(client, 'landing/docs/reader.ts')
      const { module } = await runnerImport<typeof pages>(`${client}/landing/render-page.tsx`)
      for (const page of module.publicPageNames) {
        for (const language of languages) {
          const parts = { page, language, ...(page === 'docs' ? reader : visitor) }
          const fileName = `pages/${page}.${language}.html`
          emit(fileName, module.renderPage(parts), module.renderPage({ ...parts, isNamed: true }))
        }
      }
      const link = await bundleInside(client, 'landing/personal-link/personal-link.ts')
      const linkPage = await runnerImport<typeof linkPages>(
        `${client}/landing/personal-link/render-link-page.tsx`,
      )
      for (const language of languages) {
        emit(`link/page.${language}.html`, linkPage.module.renderLinkPage({ language, ...link }))
      }
      const invitation = await bundleInside(client, 'landing/invitation.ts')
      for (const language of languages) {
        emit(
          `invitation/landing.${language}.html`,
          module.renderPage({ page: 'invitation', language, ...invitation }),
        )
      }
    },
  }
}

async function bundleInside(
  client: string,
  entry: string,
): Promise<{ script: string; style: string }> {
  const result = await build({
    configFile: false,
    root: client,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwind()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: `${client}/${entry}` },
    },
  })
  if (Array.isArray(result) || !('output' in result))
    throw new Error(`One build of ${entry} was expected`)
  const script = result.output.find((file) => file.type === 'chunk')
  const style = result.output.find(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  )
  if (script?.type !== 'chunk' || style?.type !== 'asset')
    throw new Error(`${entry} gave no script or no stylesheet`)
  return { script: script.code.trim(), style: String(style.source).trim() }
}
