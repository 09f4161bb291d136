// Build step: renders landing, terms, privacy, guide and API page in both languages into
// pages/<page>.<language>.html, the landing of an invitation into invitation/, and the page of
// personal links into link/; bundles the service worker, which shares nothing with the app either.
import { runnerImport, type Plugin } from 'vite'
import type * as linkPages from '../../src/client/landing/personal-link/render-link-page.tsx'
import type * as pages from '../../src/client/landing/render-page.tsx'
import { languages } from '../../src/domain/shared/language.ts'
import { bundleAlone } from './bundle-alone.ts'

/** The server chooses the file by language; see src/server/transport/client-files/static.ts. */
export const publicPages = ({ client }: { client: string }): Plugin => ({
  name: 'sideout:public-pages',
  apply: 'build',
  async generateBundle() {
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source })
    const load = <T>(file: string) => runnerImport<T>(`${client}/landing/${file}.tsx`)
    const { module } = await load<typeof pages>('render-page')
    const { module: link } = await load<typeof linkPages>('personal-link/render-link-page')
    const visitor = await bundleAlone(client, 'landing/visitor.ts')
    const reader = await bundleAlone(client, 'landing/docs/reader.ts')
    const guide = await bundleAlone(client, 'landing/guide/guide.ts')
    const invited = await bundleAlone(client, 'landing/invitation.ts')
    const contact = await bundleAlone(client, 'landing/personal-link/personal-link.ts')
    for (const language of languages) {
      for (const page of module.publicPageNames) {
        const parts = { docs: reader, guide }[page.split('/')[0] ?? ''] ?? visitor
        emit(`pages/${page}.${language}.html`, module.renderPage({ page, language, ...parts }))
      }
      const invitation = module.renderPage({ page: 'invitation', language, ...invited })
      emit(`invitation/landing.${language}.html`, invitation)
      emit(`link/page.${language}.html`, link.renderLinkPage({ language, ...contact }))
    }
    const worker = await bundleAlone(client, 'worker/service-worker.ts')
    emit('service-worker.js', worker.script)
  },
})
