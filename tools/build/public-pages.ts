// Build step: renders landing, terms, privacy, guide and API page in both languages into
// pages/<page>.<language>.html, the landing of an invitation into invitation/, and the page of
// personal links into link/; bundles the landing's court and the service worker, which share nothing
// with the app either.
import { runnerImport, type Plugin } from 'vite'
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
    const { module } = await runnerImport<typeof pages>(`${client}/landing/render-page.tsx`)
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
      emit(`link/page.${language}.html`, module.renderLinkPage({ language, ...contact }))
    }
    const court = await bundleAlone(client, 'landing/demo-court/demo-court.ts')
    emit('demo-court.js', court.script)
    const worker = await bundleAlone(client, 'worker/service-worker.ts')
    emit('service-worker.js', worker.script)
  },
})
