// Converts untrusted bytes to a photo: decoded, rotated upright, downscaled, and encoded anew. Only
// the picture is kept: no location, camera data, hidden text, or appended file.
import type { Logger } from 'pino'
import { photoPixelsMax } from '#domain/photo/photo.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { createLimiter } from './limiter.ts'
import { loadSharp } from './load-sharp.ts'

type Size = { width: number; height: number }
export type PhotoReader = (
  bytes: Uint8Array,
  size: Size,
) => Promise<Result<Uint8Array, 'photo-type' | 'photo-broken'>>

const signatures = {
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
} as const
const timeoutS = 10
/** Decoding takes a core and much memory, so most are left to the rest of the server. */
const photosAtOnce = 2

function findFormat(bytes: Uint8Array): 'png' | 'jpeg' | null {
  const starts = (signature: Buffer): boolean =>
    signature.equals(bytes.subarray(0, signature.length))
  if (starts(signatures.png)) return 'png'
  return starts(signatures.jpeg) ? 'jpeg' : null
}

/** Reads at most two photos at once. Unreadable ones are refused and logged, never thrown. */
export function createPhotoReader(log: Pick<Logger, 'info'>): PhotoReader {
  const limited = createLimiter(photosAtOnce)
  let loading: ReturnType<typeof loadSharp> | undefined
  return async (bytes, size) => {
    const format = findFormat(bytes)
    if (format === null) return refuse('photo-type')
    const sharp = await (loading ??= loadSharp())
    return limited(async () => {
      try {
        const image = sharp(bytes, {
          failOn: 'error',
          limitInputPixels: photoPixelsMax,
          sequentialRead: true,
        })
        if ((await image.metadata()).format !== format) return refuse('photo-type')
        const photo = await image
          .autoOrient()
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#fff' })
          .webp({ quality: 82 })
          .timeout({ seconds: timeoutS })
          .toBuffer()
        return ok(new Uint8Array(photo))
      } catch (error) {
        log.info(
          { reason: error instanceof Error ? error.message : String(error), bytes: bytes.length },
          'a photo could not be read',
        )
        return refuse('photo-broken')
      }
    })
  }
}
