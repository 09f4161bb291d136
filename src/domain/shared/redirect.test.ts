import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { safeRedirect } from './redirect.ts'

const site = 'https://sideout.example'

test.each(readCases('redirects-good.txt'))('%j is followed', (path = '') => {
  expect(safeRedirect(path)).toBe(path)
})

test.each(readCases('redirects-bad.txt'))('%j is answered with home', (path) => {
  expect(safeRedirect(path)).toBe('/')
})

test('nothing wanted is home', () => {
  expect([safeRedirect(null), safeRedirect(undefined), safeRedirect('')]).toEqual(['/', '/', '/'])
})

test('as the platform reads addresses, no answer ever leaves the site, nor changes its path', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'https:',
    'a',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const answer = safeRedirect(parts.join(''))
      const url = new URL(answer, site)
      expect(url.origin).toBe(site)
      expect(url.pathname).toBe(answer.split(/[?#]/, 1)[0])
    }),
    { numRuns: 2000 },
  )
})
