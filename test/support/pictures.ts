// Pictures for tests: valid ones, and malicious ones.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

function halves(width: number, height: number) {
  const half = sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: red },
  })
  return half
    .png()
    .toBuffer()
    .then((left) =>
      sharp({ create: { width, height, channels: 3, background: blue } })
        .composite([{ input: left, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    )
}

/** A phone's JPEG with a GPS position; `orientation` as in EXIF (6: rotate right to view). */
export async function aJpeg({
  width = 800,
  height = 600,
  orientation,
}: { width?: number; height?: number; orientation?: number } = {}): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'Secretphone', Artist: 'Robin' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '40/1 47/1 30/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '73/1 58/1 0/1',
    },
  }
  const image = sharp(await halves(width, height))
    .jpeg()
    .withExif(exif)
  return (
    orientation === undefined ? image : image.withMetadata({ orientation }).withExifMerge(exif)
  ).toBuffer()
}

export const aPng = halves

/** The server disables this decoder; it is enabled only while a test reads the picture. */
async function looking<T>(look: () => Promise<T>): Promise<T> {
  const operation = ['VipsForeignLoadWebpBuffer']
  sharp.unblock({ operation })
  return look().finally(() => sharp.block({ operation }))
}

/**
 * The colors left and right of the middle, or above and below it, with EXIF orientation applied.
 */
export async function sidesOf(
  photo: Uint8Array,
  axis: 'across' | 'down' = 'across',
): Promise<['red' | 'blue', 'red' | 'blue']> {
  const { data, info } = await looking(() =>
    sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
  )
  const at = (part: number): 'red' | 'blue' => {
    const [across, down] = axis === 'across' ? [part, 0.5] : [0.5, part]
    const start =
      (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) *
      info.channels
    return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue'
  }
  return [at(0.2), at(0.8)]
}

export const metadataOf = (photo: Uint8Array) => looking(() => sharp(photo).metadata())

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/**
 * A handmade PNG: it may claim any size, hold less data than claimed, and have extra chunks before
 * its image data.
 */
export function aRawPng({
  width,
  height,
  rows = height,
  chunks = [],
}: {
  width: number
  height: number
  rows?: number
  chunks?: { type: string; data: Buffer }[]
}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const extra = chunks.map(({ type, data }) => chunk(type, data))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(rows * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const aTextBomb = (bytes: number): { type: string; data: Buffer } => ({
  type: 'zTXt',
  data: Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(bytes, 0x61)),
  ]),
})

export async function aPictureIn(format: 'webp' | 'gif' | 'tiff' | 'avif'): Promise<Buffer> {
  return sharp(await halves(40, 40))
    .toFormat(format)
    .toBuffer()
}
