// Renders and caches share pictures: one rendering for all requests of the same picture, one at a
// time, in worker threads. Excess requests are refused, so that pictures never slow down the app.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { drawLogo } from '../branding/draw-logo.ts'
import { shippedLook, type BrandingWatch } from '../branding/watch-branding.ts'
import { createLimiter } from '../uploads/limiter.ts'
import { loadSharp } from '../uploads/load-sharp.ts'
import { drawPicture, type DrawMark, type PictureFaces, type PictureFacts } from './draw-picture.ts'
import { readFaceMetrics } from './face-metrics.ts'
import { versionPicture } from './version-picture.ts'

export type SharePictures = {
  /**
   * The picture as PNG for a client at `address`; null while too many are pending, in total or for
   * that address.
   */
  find(facts: PictureFacts, address: string): Promise<Buffer | null>
}

type Asked = { facts: PictureFacts; address: string }

export type RenderPicture = (facts: PictureFacts) => Promise<Buffer>

const bytesMax = 24 * 1024 * 1024
/** Leaves the other cores to everything else. */
const atOnce = 1
const waitingMax = 32
const waitingPerAddress = 8

export function createSharePictures(render: RenderPicture): SharePictures {
  const limited = createLimiter(atOnce)
  const waiting = new Map<string, number>()
  const waitFrom = (address: string, change: number): void => {
    const count = (waiting.get(address) ?? 0) + change
    if (count === 0) waiting.delete(address)
    else waiting.set(address, count)
  }
  const countAll = (): number => waiting.values().reduce((sum, count) => sum + count, 0)
  const kept = new LRUCache<string, Buffer, Asked>({
    maxSize: bytesMax,
    sizeCalculation: (picture, key) => picture.length + key.length,
    fetchMethod: async (_version, _stale, { context }) => {
      const { facts, address } = context
      const isFull = countAll() >= waitingMax || (waiting.get(address) ?? 0) >= waitingPerAddress
      if (isFull) return undefined
      waitFrom(address, 1)
      try {
        return await limited(() => render(facts))
      } finally {
        waitFrom(address, -1)
      }
    },
  })
  return {
    find: async (facts, address) =>
      (await kept.fetch(versionPicture(facts), { context: { facts, address } })) ?? null,
  }
}

/**
 * Renders with the fonts in a folder, data/faces. Renderer and fonts are loaded with the first
 * picture; a failed load is retried by the next.
 */
export function createRenderer(
  faceFolder: string,
  branding: Pick<BrandingWatch, 'current'> = shippedLook,
): RenderPicture {
  let loading: ReturnType<typeof loadRenderer> | undefined
  return async (facts) => {
    loading ??= loadRenderer(faceFolder)
    const { renderAsync, sharp, faces, font } = await loading.catch((error: unknown) => {
      loading = undefined
      throw error
    })
    const look = branding.current()
    const draw: DrawMark = (x, y, sizePx) => drawLogo(look, { x, y, sizePx })
    const { pixels, width, height } = await renderAsync(drawPicture(facts, faces, draw), { font })
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 7 })
      .toBuffer()
  }
}

async function loadRenderer(folder: string) {
  const files = { heavy: 'archivo-heavy.ttf', plain: 'archivo-plain.ttf' }
  const [{ renderAsync }, sharp, heavy, plain] = await Promise.all([
    import('@resvg/resvg-js'),
    loadSharp(),
    readFile(join(folder, files.heavy)),
    readFile(join(folder, files.plain)),
  ])
  const faces: PictureFaces = { heavy: readFaceMetrics(heavy), plain: readFaceMetrics(plain) }
  const font = {
    // System fonts would make pictures differ between machines.
    loadSystemFonts: false,
    fontFiles: Object.values(files).map((file) => join(folder, file)),
    defaultFontFamily: 'Archivo Medium',
  }
  return { renderAsync, sharp, faces, font }
}
