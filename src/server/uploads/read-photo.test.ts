// Untrusted image bytes: good pictures are converted, everything else is refused.
import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { keptSize } from '#domain/photo/photo.ts'
import {
  aJpeg,
  aPictureIn,
  aPng,
  aRawPng,
  aTextBomb,
  metadataOf,
  sidesOf,
} from '#test/support/pictures.ts'
import { createPhotoReader } from './read-photo.ts'

const logged: object[] = []
const read = createPhotoReader({ info: (line: object) => void logged.push(line) })
beforeEach(() => {
  logged.length = 0
})

async function photoOf(bytes: Uint8Array, size = keptSize.player): Promise<Uint8Array> {
  const photo = await read(bytes, size)
  if (!photo.ok) throw new Error(`refused: ${JSON.stringify({ refusal: photo.refusal, logged })}`)
  return photo.value
}
const refusalOf = async (bytes: Uint8Array): Promise<string | null> => {
  const photo = await read(bytes, keptSize.player)
  return photo.ok ? null : photo.refusal.code
}

describe('a picture', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => aJpeg()],
    ['PNG', () => aPng(800, 600)],
  ])('of type %s becomes a WebP no larger than twice its place', async (_type, make) => {
    const photo = await photoOf(await make())
    expect(await metadataOf(photo)).toMatchObject({ format: 'webp', width: 680, height: 510 })
    expect(await sidesOf(photo)).toEqual(['red', 'blue'])
  })

  test('of a venue is kept wider', async () => {
    expect(
      await metadataOf(await photoOf(await aPng(2400, 1200), keptSize.location)),
    ).toMatchObject({ width: 1600, height: 800 })
  })

  test('that is small stays as small as it is', async () => {
    expect(await metadataOf(await photoOf(await aPng(64, 80)))).toMatchObject({
      width: 64,
      height: 80,
    })
  })

  test('loses all that a phone writes into it, first of all where it was taken', async () => {
    const sent = await aJpeg()
    expect(sent.includes('Secretphone') && (await metadataOf(sent)).exif !== undefined).toBe(true)
    const photo = await photoOf(sent)
    const { exif, xmp, iptc, icc, orientation, comments } = await metadataOf(photo)
    expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
      orientation: undefined,
      comments: undefined,
    })
    for (const secret of ['Exif', 'GPS', 'Secretphone', 'Robin'])
      expect(Buffer.from(photo).includes(secret)).toBe(false)
  })

  test.each([
    [1, 600, 450, ['red', 'blue']],
    [3, 600, 450, ['blue', 'red']],
    [2, 600, 450, ['blue', 'red']],
  ] as const)(
    'of orientation %i is upright without its mark',
    async (orientation, width, height, sides) => {
      const photo = await photoOf(await aJpeg({ width: 600, height: 450, orientation }))
      expect(await metadataOf(photo)).toMatchObject({ width, height })
      expect(await sidesOf(photo)).toEqual(sides)
    },
  )

  test('taken with the phone held upright comes out upright', async () => {
    expect(
      await metadataOf(await photoOf(await aJpeg({ width: 600, height: 450, orientation: 6 }))),
    ).toMatchObject({ width: 450, height: 600 })
  })
})

describe('what is no .png or .jpeg is refused by its bytes, whatever it calls itself', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a GIF', () => aPictureIn('gif')],
    ['a WebP', () => aPictureIn('webp')],
    ['a TIFF', () => aPictureIn('tiff')],
    ['an AVIF', () => aPictureIn('avif')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%\u00e2\u00e3')],
    ['a zip', () => Buffer.from('PK\x03\x04 and so on')],
    ['random bytes', () => randomBytes(5000)],
  ])('%s', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('photo-type')
  })
})

describe('what only begins like a picture is refused as broken', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a signature and nothing else', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    [
      'a JPEG signature before a page',
      () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from('<html><script>alert(1)</script></html>'),
        ]),
    ],
    [
      'a PNG signature before a GIF',
      async () =>
        Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), await aPictureIn('gif')]),
    ],
    ['a JPEG cut in the middle', async () => (await aJpeg()).subarray(0, 2500)],
    [
      'a PNG cut in the middle',
      async () => {
        const png = await aPng(300, 300)
        return png.subarray(0, png.length / 2)
      },
    ],
    ['a PNG of half its rows', () => aRawPng({ width: 200, height: 200, rows: 100 })],
    ['a PNG without size', () => aRawPng({ width: 0, height: 0 })],
  ])('%s', async (_what, make) => {
    expect(await refusalOf(await make())).toBe('photo-broken')
    expect(logged).toHaveLength(1)
  })
})

describe('a bomb is refused without growing', () => {
  const grownBy = async (
    bytes: Uint8Array,
  ): Promise<{ refusal: string | null; isSmall: boolean }> => {
    const before = process.memoryUsage().rss
    const refusal = await refusalOf(bytes)
    return { refusal, isSmall: process.memoryUsage().rss - before < 300 * 1024 * 1024 }
  }

  test('a PNG that claims 50,000 by 50,000', async () => {
    expect(await grownBy(aRawPng({ width: 50_000, height: 50_000, rows: 1 }))).toEqual({
      refusal: 'photo-broken',
      isSmall: true,
    })
  })

  test('a JPEG that claims 65,500 by 65,500', async () => {
    const jpeg = await aJpeg({ width: 64, height: 64 })
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(65_500, frame + 5)
    jpeg.writeUInt16BE(65_500, frame + 7)
    expect(await grownBy(jpeg)).toEqual({ refusal: 'photo-broken', isSmall: true })
  })

  test('a whole PNG of 49 million pixels', async () => {
    expect(await grownBy(aRawPng({ width: 7000, height: 7000 }))).toEqual({
      refusal: 'photo-broken',
      isSmall: true,
    })
  })

  test('a text of a gigabyte inside a small PNG is never unpacked', async () => {
    const bomb = aTextBomb(128 * 1024 * 1024)
    const { isSmall } = await grownBy(
      aRawPng({ width: 64, height: 64, chunks: Array.from({ length: 8 }, () => bomb) }),
    )
    expect(isSmall).toBe(true)
  })
})

test.each([
  ['an HTML page', '<script>alert(document.cookie)</script>'],
  ['a zip', 'PK\x03\x04 evil.exe'],
  ['PHP', '<?php system($_GET["c"]); ?>'],
])('of a picture that is also %s only the picture is left', async (_what, tail) => {
  for (const picture of [await aJpeg(), await aPng(300, 300)]) {
    const photo = await photoOf(Buffer.concat([picture, Buffer.from(tail, 'latin1')]))
    expect(Buffer.from(photo).includes(tail.slice(0, 6))).toBe(false)
    expect((await metadataOf(photo)).format).toBe('webp')
  }
})

test('ten at once are all read, each into its own', async () => {
  const widths = Array.from({ length: 10 }, (_, index) => 100 + index)
  const pictures = await Promise.all(widths.map((width) => aPng(width, 100)))
  const photos = await Promise.all(pictures.map((picture) => photoOf(picture)))
  for (const [index, photo] of photos.entries())
    expect((await metadataOf(photo)).width).toBe(widths[index])
})
