import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownTextNames } from '#domain/branding/own-texts.ts'
import { languages } from '#domain/shared/language.ts'
import { fillOwnText } from './fill-own-text.ts'
import { nameApp, noTexts, renderOwnText, toServedTexts } from './own-text.ts'
import { writeShippedText } from './shipped-text.ts'

const render = (markdown: string) => {
  const made = renderOwnText(markdown)
  if (typeof made === 'string') throw new Error(made)
  return made
}

test('headings, lists, emphasis and links become plain marks', () => {
  const markdown =
    '# Rules\n\n**Be** _kind_ at https://pier.example.\n\n- [Mail](mailto:ana@pier.example)\n- two\n\n### More'
  expect(render(markdown).html.replaceAll('\n', '')).toBe(
    '<h2>Rules</h2><p><strong>Be</strong> <em>kind</em> at <a href="https://pier.example" rel="noopener">https://pier.example</a>.</p>' +
      '<ul><li><a href="mailto:ana@pier.example" rel="noopener">Mail</a></li><li>two</li></ul><h3>More</h3>',
  )
})

test.each([
  ['<script>alert(1)</script>', 'html'],
  ['a <b>b</b>', 'html'],
  ['<!-- note -->', 'html'],
  ['[<img src=x onerror=alert(1)>](https://a.example)', 'html'],
  ['![logo](https://a.example/logo.png)', 'image'],
  ['[x](javascript:alert(1))', 'link'],
  ['[x](JaVaScRiPt:alert(1))', 'link'],
  ['[x](&#106;avascript:alert(1))', 'link'],
  ['[x](data:text/html,hi)', 'link'],
  ['[x](//a.example)', 'link'],
  ['[x](https://a.example/"onclick="x)', 'link'],
  ['```\ncode\n```', 'form'],
  ['| a |\n| - |\n| b |', 'form'],
  ['- [ ] task', 'form'],
  ['>'.repeat(15_000), 'form'],
] as const)('%# %s is refused: %s', (markdown, fault) => {
  expect(renderOwnText(markdown)).toBe(fault)
})

test('escaped underlines make no mark of a page', () => {
  expect(renderOwnText(String.raw`\_\_PUBLIC_URL\_\_`)).toMatchObject({
    html: '<p>&#95;&#95;PUBLIC_URL&#95;&#95;</p>\n',
  })
})

const pieces = fc.constantFrom(
  ...'< > & " \' \n \n\n [ ] ( ) ! ` * _ ~ # - \\ : / https:// javascript: &#60; &lt; a x1'.split(
    ' ',
  ),
  ' ',
  '<img src=x onerror=alert(1)>',
  '[a](https://a.example)',
  '__PUBLIC_URL__',
)
const written =
  /<\/?(?:p|h2|h3|ul|ol|li|strong|em|del|code|blockquote|hr|br)>|<ol start="\d+">|<a href="(?:https?:\/\/|mailto:)[^\s"'<>`]*" rel="noopener">|<\/a>/gi

test('whatever is typed, nothing but listed marks comes out', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const made = renderOwnText(parts.join(''))
      if (typeof made === 'string') return
      expect(made.html).not.toContain('__')
      expect(made.html.replaceAll(written, '')).not.toMatch(/[<>"']/)
    }),
    { numRuns: 2_000 },
  )
})

describe('in a page', () => {
  const terms = '/pages/terms.en.html'
  const page =
    '<html><head><meta name="description" content="Ours"/></head><main><article><h1 class="a">Terms</h1><p>Ours</p></article><p>Back</p></main></html>'
  const fill = (html: string, path: string, markdown: string) =>
    fillOwnText(html, path, {
      texts: toServedTexts([{ name: 'terms', language: 'en', markdown }]),
      appName: 'Pier <7>',
    })

  test('it takes the place of ours, with the name, a description and the licences', () => {
    const filled = fill(page, terms, '{app} costs $& and __INVITATION__')
    expect(filled).toContain(
      '<h1 class="a">Terms</h1><div class="own mt-4"><p>Pier &lt;7&gt; costs $&amp; and',
    )
    expect(filled).toContain('content="Pier &lt;7&gt; costs $&amp; and')
    expect(filled).toContain('GNU Affero General Public License')
    expect(filled).not.toMatch(/Ours|__/)
    expect(filled).toContain('</article><p>Back</p>')
  })

  test('another page, another language and a text that no longer fits stay as they are', () => {
    expect(fill(page, '/pages/terms.es.html', 'Own')).toBe(page)
    expect(fill(page, '/pages/docs.en.html', 'Own')).toBe(page)
    expect(fill(page, terms, '<b>')).toBe(page)
    expect(fillOwnText(page, terms, { texts: noTexts, appName: 'x' })).toBe(page)
  })

  test('a long text is cut at a word for its description', () => {
    const filled = fill(page, terms, 'word '.repeat(100))
    const [, shown = ''] = /description" content="([^"]*)"/.exec(filled) ?? []
    expect(shown).toMatch(/^(?:word )+word…$/)
    expect(shown.length).toBeLessThanOrEqual(161)
  })
})

test('ours can be begun with: they are fit to be own texts', () => {
  for (const name of ownTextNames)
    for (const language of languages) {
      const { html } = nameApp(
        render(writeShippedText({ name, language }, 'https://a.example')),
        'x',
      )
      expect(html).not.toMatch(/__|\{/)
      if (name !== 'landing') expect(html).toContain('<h2>')
    }
})
