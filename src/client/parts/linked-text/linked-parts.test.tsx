import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { LinkedParts } from './linked-parts.tsx'

const markup = (text: string): string => renderToStaticMarkup(<LinkedParts text={text} />)
const linksIn = (html: string): string[] => html.match(/<a [^>]*>/g) ?? []

test.each(readCases('links.txt'))(
  'of %j one part is a link that gives its writer nothing',
  (text = '') => {
    const [link = '', ...others] = linksIn(markup(text))
    expect(others).toEqual([])
    expect(link).toContain('rel="noopener noreferrer nofollow ugc"')
    expect(link.includes('target="_blank"')).toBe(link.includes('href="http'))
  },
)

test.each(readCases('links-none.txt'))('of %j no part is a link', (text = '') => {
  expect(linksIn(markup(text))).toEqual([])
})

test('a link that looks like another site’s says where it leads', () => {
  expect(markup('https://раураl.com')).toContain('leads to xn--l-7sba6dbr.com')
  expect(markup('https://paypal.com@evil.example')).toContain('leads to evil.example')
  expect(markup('https://example.org')).not.toContain('leads to')
})

test('what a text holds is text, never markup', () => {
  expect(markup('<b>www.x.org"onclick="y</b>')).not.toMatch(/<b>|onclick="y/)
})
