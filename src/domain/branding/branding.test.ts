import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandingSchema, shippedBranding } from './branding.ts'

const accepts = (change: object): boolean => v.is(brandingSchema, { ...shippedBranding, ...change })

test('the product as shipped is a branding', () => {
  expect(accepts({})).toBe(true)
})

test.each([
  [{ name: '' }],
  [{ name: 'x'.repeat(41) }],
  [{ name: 'two\nlines' }],
  [{ shortName: 'x'.repeat(13) }],
  [{ hue: -1 }],
  [{ hue: 360 }],
  [{ hue: 1.5 }],
  [{ foundedIn: 12 }],
  [{ website: 'ftp://club.example' }],
  [{ website: "https://club.example/'" }],
  [{ slogans: { en: 'x'.repeat(81), es: '' } }],
])('%j is refused', (change) => {
  expect(accepts(change)).toBe(false)
})

test.each([
  [{ name: 'Río Norte Pádel y Pickle', shortName: 'Río', hue: 285 }],
  [{ website: '', communityGroup: '', source: 'https://git.example/club' }],
  [{ name: `Joe's "Dink" & <Drive> {app}` }],
])('%j is accepted', (change) => {
  expect(accepts(change)).toBe(true)
})
