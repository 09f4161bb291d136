// Makes share pictures and keeps them: one rendering for all that ask for the same, one at a time,
// in threads beside the main one. Invariant: what cannot wait its turn is refused, so that pictures
// never hold up the game.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createLimiter } from '../uploads/limiter.ts'
import { loadSharp } from '../uploads/load-sharp.ts'
import { drawPicture, type PictureFaces, type PictureFacts } from './draw-picture.ts'
import { readFaceMetrics } from './face-metrics.ts'
import { versionPicture } from './version-picture.ts'

export type SharePictures = {
  /** The picture of these facts as PNG; null while too many others are waited for. */
  find(facts: PictureFacts): Promise<Buffer | null>
}

/** The picture as PNG, whatever it costs. */
export type RenderPicture = (facts: PictureFacts) => Promise<Buffer>

const bytesMax = 24 * 1024 * 1024
/** However many are asked for, one core is left to the game. */
const atOnce = 1
/** Some 40 ms each: those that come later would wait for more than a second. */
const waitingMax = 32

/** The pictures of one server; those that no one asked for the longest go first. */
export function createSharePictures(render: RenderPicture): SharePictures {
  const limited = createLimiter(atOnce)
  let waiting = 0
  const kept = new LRUCache<string, Buffer, PictureFacts>({
    maxSize: bytesMax,
    sizeCalculation: (picture, key) => picture.length + key.length,
    fetchMethod: async (_version, _stale, { context }) => {
      if (waiting >= waitingMax) return undefined
      waiting += 1
      try {
        return await limited(() => render(context))
      } finally {
        waiting -= 1
      }
    },
  })
  return {
    find: async (facts) => (await kept.fetch(versionPicture(facts), { context: facts })) ?? null,
  }
}

/**
 * Renders with the faces in a folder, data/faces. Programs and faces are loaded with the first
 * picture; where that fails the next picture tries again.
 */
export function createRenderer(faceFolder: string): RenderPicture {
  let loading: ReturnType<typeof loadRenderer> | undefined
  return async (facts) => {
    loading ??= loadRenderer(faceFolder)
    const { renderAsync, sharp, faces, font } = await loading.catch((error: unknown) => {
      loading = undefined
      throw error
    })
    const { pixels, width, height } = await renderAsync(drawPicture(facts, faces), { font })
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
    // A picture is the same on every machine.
    loadSystemFonts: false,
    fontFiles: Object.values(files).map((file) => join(folder, file)),
    defaultFontFamily: 'Archivo Medium',
  }
  return { renderAsync, sharp, faces, font }
}
