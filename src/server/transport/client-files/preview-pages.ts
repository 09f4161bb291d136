// Caches pages with link previews. Making one costs a hundred times as much as reading its few
// facts, so the facts are read each time, to be current, and the page is cached by them.
import { LRUCache } from 'lru-cache'
import { withPreview, type LinkPreview } from '../../pages/preview-tags.ts'
import { compressors, type Compress } from './made-page.ts'
import { hashBody, type Encoding } from './static-files.ts'

export type PreviewPage = { etag: string; body: Buffer }
type Template = { key: string; html(): string }
type Making = { template: Template; preview: LinkPreview; encoding: Encoding }

export type PreviewPages = {
  find(template: Template, preview: LinkPreview, encoding: Encoding): Promise<PreviewPage>
}

const bytesMax = 16 * 1024 * 1024

export function createPreviewPages(
  compress: Readonly<Record<Encoding, Compress>> = compressors,
): PreviewPages {
  const kept = new LRUCache<string, PreviewPage, Making>({
    maxSize: bytesMax,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    fetchMethod: async (_key, _stale, { context: { template, preview, encoding } }) => {
      const html = Buffer.from(withPreview(template.html(), preview))
      return { etag: hashBody(html), body: await compress[encoding](html) }
    },
  })
  return {
    find: (template, preview, encoding) => {
      const { title, description, image, url, invitation } = preview
      const key = JSON.stringify([
        template.key,
        encoding,
        title,
        description,
        image,
        url,
        invitation,
      ])
      return kept.forceFetch(key, { context: { template, preview, encoding } })
    },
  }
}
