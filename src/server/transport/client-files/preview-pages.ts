// Pages with the preview of what their link leads to. Making one and compressing it costs a hundred
// times as much as finding the few facts it shows: the facts are asked for each time, so that
// nothing stale is ever shown, and the page is kept under what it shows. Compressing runs beside
// the main thread, at a cheap level.
import { LRUCache } from 'lru-cache'
import { withPreview, type LinkPreview } from '../../pages/preview-tags.ts'
import { compressors, type Compress } from './made-page.ts'
import { hashBody, type Encoding } from './static-files.ts'

export type PreviewPage = { etag: string; body: Buffer }
/** key: names the page among all pages of the server. */
type Template = { key: string; html(): string }
type Making = { template: Template; preview: LinkPreview; encoding: Encoding }

export type PreviewPages = {
  /** The page in this form; made once for all callers meanwhile. */
  find(template: Template, preview: LinkPreview, encoding: Encoding): Promise<PreviewPage>
}

const bytesMax = 16 * 1024 * 1024

/** The pages of one server; those that no one asked for the longest go first. */
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
