import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  findHueFault,
  getTurn,
  shippedHue,
  accentThemes,
  turnedTones,
  turnHex,
  writeAccent,
} from './palette.ts'

const allHues = Array.from({ length: 360 }, (_, hue) => hue)

test('the turned tones are those of theme.css', () => {
  const css = readFileSync('src/client/ui/theme.css', 'utf8')
  const write = ([l, c, h]: readonly [number, number, number]) =>
    c === 0 ? '#fff' : `oklch(${Math.round(l * 1000) / 10}% ${c} ${h})`
  for (const [name, { light, dark }] of Object.entries(turnedTones))
    expect(css).toContain(`--color-${name}: light-dark(${write(light)}, ${write(dark)});`)
})

test('the shipped hue is readable and turns nothing', () => {
  expect(findHueFault(shippedHue)).toBeNull()
  expect([getTurn(null), getTurn(shippedHue), getTurn(285)]).toEqual([0, 0, 120])
})

test('a hue is refused exactly where the accent would look like the ball', () => {
  const faults = allHues.map((hue) => findHueFault(hue))
  expect(new Set(faults.map((fault) => fault?.kind))).toEqual(new Set([undefined, 'alike']))
  expect(faults.flatMap((fault, hue) => (fault === null ? [] : [hue]))).toEqual(
    Array.from({ length: 55 }, (_, n) => 94 + n),
  )
  expect(findHueFault(110)).toMatchObject({ theme: 'dark', pair: ['brand', 'ball-line'] })
})

test.each(accentThemes)(
  'a text that is too faint in %s names the pair, its contrast and what is needed',
  (theme) => {
    const faint = {
      ...turnedTones,
      brand: { ...turnedTones.brand, [theme]: [0.62, 0.11, 165] as const },
    }
    const fault = findHueFault(285, faint)
    expect(fault).toMatchObject({
      kind: 'contrast',
      theme,
      pair: ['brand', theme === 'light' ? 'bg' : 'soft'],
    })
    expect(fault?.needed).toBe(4.5)
    expect(fault?.value).toBeGreaterThan(3)
    expect(fault?.value).toBeLessThan(4.5)
  },
)

test('the accent of a hue is written as tokens of both accentThemes; the shipped one needs none', () => {
  expect(writeAccent(null)).toBe('')
  const css = writeAccent(285)
  expect(css).toMatch(/^:root\{--color-bg:light-dark\(oklch\(98\.3% 0\.006 280\),/)
  expect(css).toContain('--color-brand:light-dark(oklch(46.5% 0.11 285),oklch(80% 0.15 280))')
  expect(css).toContain('--color-on-brand:light-dark(oklch(100% 0 120),oklch(20% 0.04 285))')
})

test('a drawn color turns with the hue', () => {
  expect(turnHex('#0b7a55', null)).toBe('#0b7a55')
  expect(turnHex('#0b7a55', shippedHue)).toBe('#0b7a55')
  expect(turnHex('#0b7a55', 285)).toBe('#5f5ea3')
})
