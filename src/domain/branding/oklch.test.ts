import { expect, test } from 'vitest'
import { getContrast, getDifference, hexToOklch, oklchToHex, turnHue } from './oklch.ts'

test.each(['#000000', '#ffffff', '#0b7a55', '#d8f23f', '#e2575b', '#4f7df0', '#096646'])(
  '%s comes back from OKLCH as it was',
  (hex) => {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex)
  },
)

test('a color outside of sRGB is clipped', () => {
  expect(oklchToHex([0.8, 0.4, 150])).toBe('#00f900')
})

test('contrast is that of WCAG, whichever color is named first', () => {
  const [black, white, gray] = [hexToOklch('#000000'), hexToOklch('#ffffff'), hexToOklch('#767676')]
  expect(getContrast(black, white)).toBeCloseTo(21, 3)
  expect(getContrast(white, gray)).toBeCloseTo(4.54, 2)
  expect(getContrast(gray, white)).toBe(getContrast(white, gray))
})

test('a turn keeps lightness and chroma, and wraps around', () => {
  expect(turnHue([0.5, 0.1, 350], 20)).toEqual([0.5, 0.1, 10])
  expect(turnHue([0.5, 0.1, 10], -20)).toEqual([0.5, 0.1, 350])
})

test('a difference is the distance in OKLab', () => {
  expect(getDifference([0.5, 0.1, 0], [0.5, 0.1, 180])).toBeCloseTo(0.2, 6)
  expect(getDifference([0.5, 0, 0], [0.9, 0, 90])).toBeCloseTo(0.4, 6)
})
