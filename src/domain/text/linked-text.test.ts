import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { splitLinks } from './linked-text.ts'
import { mayHoldLink } from './may-hold-link.ts'

const linksIn = (text: string) => splitLinks(text).filter((part) => part.kind === 'link')
const join = (text: string): string =>
  splitLinks(text)
    .map((part) => part.text)
    .join('')

test.each(readCases('links.txt'))(
  'of %j is tapped %j',
  (text = '', tapped = '', href = '', site) => {
    expect(linksIn(text)).toEqual([
      { kind: 'link', text: tapped, href, site: site === '-' ? null : site },
    ])
    expect(join(text)).toBe(text)
    expect(mayHoldLink(text)).toBe(true)
  },
)

test.each(readCases('links-none.txt'))('in %j nothing is tapped', (text = '') => {
  expect(splitLinks(text)).toEqual([{ kind: 'text', text }])
})

test('several links stand in their order, and no text is lost', () => {
  const text = 'a@x.org, https://x.org/1; https://x.org/2.\n+1 415 555 0104'
  expect(linksIn(text).map((part) => part.text)).toEqual([
    'a@x.org',
    'https://x.org/1',
    'https://x.org/2',
    '+1 415 555 0104',
  ])
  expect(splitLinks('')).toEqual([])
})

test('whatever the text is, its parts are the text, and links lead to the web, a mailbox or a phone', () => {
  const words = fc.constantFrom(
    'https://',
    'www.',
    'x.org',
    '@',
    ' ',
    '.',
    ')',
    '(',
    '4155550104',
    '+1',
    '-',
    'ñ',
    '\n',
    'javascript:',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (all) => {
      const text = all.join('')
      expect(join(text)).toBe(text)
      expect(linksIn(text).length === 0 || mayHoldLink(text)).toBe(true)
      for (const part of linksIn(text))
        expect(part).toMatchObject({
          href: expect.stringMatching(/^(https?:\/\/|mailto:|tel:)/) as string,
        })
    }),
  )
})

test('a long text without an end takes no time', () => {
  for (const text of [
    'www.'.repeat(5000),
    'a'.repeat(20_000),
    '1 '.repeat(10_000),
    '(((('.repeat(5000),
  ])
    expect(join(text)).toBe(text)
})
