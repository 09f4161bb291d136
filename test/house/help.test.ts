// Help articles tell people what to tap, by its words: what they quote stands on a screen.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpTexts } from '#contract/help-texts.ts'

const screens = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('texts.ts'))
  .map((path) => readFileSync(`src/client/${path}`, 'utf8'))
  .join('\n')
/** They quote questions, and the words of browsers. */
const others: readonly string[] = ['poppi', 'install']
const quotes = Object.values(helpTexts).flatMap((articles) =>
  Object.entries(articles)
    .filter(([id]) => !others.includes(id))
    .flatMap(([id, paragraphs]) =>
      Array.from(paragraphs.join(' ').matchAll(/[“«]([^”»]+)[”»]/g), ([, quoted = '']) => ({
        id,
        quoted,
      })),
    ),
)

test('there is something to compare', () => {
  expect(quotes.length).toBeGreaterThan(20)
})

test.each(quotes)('$id: "$quoted" stands on a screen', ({ quoted }) => {
  expect(screens).toContain(`'${quoted}'`)
})
