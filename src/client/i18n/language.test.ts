import { expect, test } from 'vitest'
import { parseLanguage, localeFor, setLanguage } from './language.ts'

test('the language is English unless the cookie says es', () => {
  expect([null, '', 'en', 'fr', 'ES', 'es'].map(parseLanguage)).toEqual([
    'en',
    'en',
    'en',
    'en',
    'en',
    'es',
  ])
})

test.each([
  ['es', ['es-MX', 'en-US'], 'es-MX'],
  ['es', ['es-419', 'en'], 'es-419'],
  ['es', ['en-US', 'en'], 'es-US'],
  ['es', ['es'], 'es-US'],
  ['en', ['de-DE', 'en-GB'], 'en-GB'],
  ['en', [], 'en-US'],
  ['en', ['not a tag', 'en-CA'], 'en-CA'],
] as const)('%s with a browser that prefers %j shows %s', (language, preferred, locale) => {
  expect(localeFor(language, preferred)).toBe(locale)
})

test('choosing a language remembers it for a year and loads the page again', () => {
  const jar = { cookie: '' }
  let reloads = 0
  setLanguage('es', { jar, reload: () => (reloads += 1) })
  expect(jar.cookie).toMatch(/^language=es; .*max-age=31536000/)
  expect(reloads).toBe(1)
})
