// The built landing leads to the guide and to a server of one's own, and has its display face at
// the first paint.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedBranding } from '#domain/branding/branding.ts'
import { languages } from '#domain/shared/language.ts'
import { fillPage } from '#server/branding/fill-page.ts'

const read = (language: string) =>
  readFileSync(`dist/client/pages/landing.${language}.html`, 'utf8')

test.each(languages)('the landing leads to the guide and to running a server (%s)', (language) => {
  expect(read(language)).toContain('<a href="/guide"')
  expect(read(language)).toContain('<a href="/guide/operators"')
})

test.each(languages)('an installation can name its source there (%s)', (language) => {
  const source = 'https://git.example/Sideout'
  const branding = { ...shippedBranding, name: 'Pier 7', source, version: '1', logo: null }
  expect(fillPage(read(language), branding, language)).toContain(`<a href="${source}"`)
})

test.each(languages)('the display face is fetched before its style is read (%s)', (language) => {
  const html = read(language)
  const [, face = 'none'] = /font-display:optional;src:url\(([^)]+)\)/.exec(html) ?? []
  const [, fetched] = /<link rel="preload" href="([^"]+)" as="font"/.exec(html) ?? []
  expect(fetched).toBe(face)
})
