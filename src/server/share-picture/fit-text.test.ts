import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFaceMetrics } from './face-metrics.ts'
import { cutLine, fitText, keepKnown, measureText, wrapText } from './fit-text.ts'

const metrics = readFaceMetrics(readFileSync('data/faces/archivo-heavy.ttf'))
const room = (widthPx: number) => ({ widthPx, sizePx: 10, metrics })

test('the face has the letters of English, Spanish and the other Latin alphabets', () => {
  for (const letter of 'AZaz09ÁÉÍÓÚÜÑáéíóúüñ¿¡«»“”‘’ºª·–—…€ŁłŐőŞşĐđẠạ')
    expect([letter, metrics.has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true])
})

test.each([
  ['Dobles 🎾 mixtos', 'Dobles mixtos'],
  ['a\u0301rbol', 'árbol'],
  ['𝐏𝐢𝐜𝐤𝐥𝐞 ｆｕｎ', 'Pickle fun'],
  ['\u202Eevil\u200B\u0007\u{FFFE}', 'evil'],
  ['Pickleball 匹克球', 'Pickleball'],
  ['<b> & "x"', '<b> & "x"'],
])('of %j is kept %j', (text, kept) => {
  expect(keepKnown(text, metrics)).toBe(kept)
})

test.each(['Пиклбол в парке', 'بيكلبول', '匹克球馆 fun', '🎾🎾', ''])(
  'nothing is kept of %j, most of which could not be read',
  (text) => {
    expect(keepKnown(text, metrics)).toBeNull()
  },
)

test('no line is wider than its room, and no letter is lost', () => {
  const text = `Saturday morning doubles ${'x'.repeat(80)} for all`
  const lines = wrapText(text, room(120))
  for (const line of lines) expect(measureText(line, 10, metrics)).toBeLessThanOrEqual(120)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

test('a line that is too long ends with an ellipsis inside its room', () => {
  const cut = cutLine('Pier & Park, New York', room(70))
  expect(cut).toMatch(/^Pier.*…$/)
  expect(measureText(cut, 10, metrics)).toBeLessThanOrEqual(70)
})

test('a text takes the largest size that holds it, and is cut in the smallest', () => {
  const sizes = [
    { sizePx: 20, lines: 1 },
    { sizePx: 10, lines: 2 },
  ]
  expect(fitText('Ladder', sizes, { widthPx: 120, metrics })).toEqual({
    lines: ['Ladder'],
    sizePx: 20,
  })
  expect(fitText('Saturday morning', sizes, { widthPx: 120, metrics }).sizePx).toBe(10)
  const long = fitText('Saturday '.repeat(12).trim(), sizes, { widthPx: 120, metrics })
  expect(long.lines).toHaveLength(2)
  expect(long.lines[1]).toMatch(/…$/)
})
