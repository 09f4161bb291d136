import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oklchToHex } from '#domain/branding/oklch.ts'
import { drawPicture, type PictureFacts } from './draw-picture.ts'
import { readFaceMetrics } from './face-metrics.ts'
import { getVenueColors } from './picture-colors.ts'
import { parsePictureFile, versionPicture } from './version-picture.ts'

const read = (name: string) => readFaceMetrics(readFileSync(`data/faces/archivo-${name}.ttf`))
const faces = { heavy: read('heavy'), plain: read('plain') }
const facts: PictureFacts = {
  hue: 150,
  tone: 'open',
  kind: null,
  title: 'Doubles',
  plainTitle: 'Open play',
  tile: { top: 'Tue', number: '2', bottom: 'Jun' },
  when: 'Tuesday, June 2, 6:00 – 8:00 PM',
  where: 'Pier, New York',
  state: '5 places left',
  places: { taken: 3, max: 8 },
  more: ['All levels', 'Hosted by Olga'],
}

test('no word of a person is markup', () => {
  const hostile = '</text><image href="file:///etc/passwd"/>&\''
  const svg = drawPicture(
    {
      ...facts,
      title: hostile,
      when: hostile,
      where: hostile,
      state: hostile,
      kind: hostile,
      more: [hostile],
      tile: { top: hostile, number: hostile, bottom: hostile },
    },
    faces,
  )
  expect(svg).not.toMatch(/<image/i)
  expect(svg).not.toContain('</text></')
})

test('a title in letters that the face lacks gives way to the type of the event', () => {
  expect(drawPicture({ ...facts, title: 'Пиклбол' }, faces)).toContain('>Open play<')
})

test('each fact makes another version, and only a version is one', () => {
  const changes: Partial<PictureFacts>[] = [
    {},
    { hue: 151 },
    { tone: 'cancelled' },
    { title: 'Singles' },
    { places: { taken: 4, max: 8 } },
    { more: [] },
  ]
  const versions = changes.map((change) => versionPicture({ ...facts, ...change }))
  expect(new Set(versions).size).toBe(changes.length)
  for (const version of versions)
    expect(parsePictureFile(`es-${version}.png`)).toEqual({ language: 'es', version })
  for (const file of ['es.png', 'es-0.png', `xx-${versions[0]}.png`, `es-${versions[0]}.svg`])
    expect(parsePictureFile(file)).toBeNull()
})

function measureContrast(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('colors are those of CSS, and white can be read on the ground of every venue', () => {
  expect([oklchToHex([1, 0, 0]), oklchToHex([0, 0, 0])]).toEqual(['#ffffff', '#000000'])
  expect(oklchToHex([0.62796, 0.25768, 29.234])).toBe('#ff0000')
  for (let hue = 0; hue < 360; hue += 5) {
    const { deep, ground, ink, court } = getVenueColors(hue, false)
    for (const dark of [deep, ground, ink])
      expect(measureContrast(dark)).toBeGreaterThanOrEqual(5.5)
    expect(measureContrast(court)).toBeGreaterThanOrEqual(3)
  }
})
