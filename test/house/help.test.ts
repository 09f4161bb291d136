// Help articles tell people what to tap, by its words: what they quote stands on a screen.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpParagraphs } from '#contract/help-paragraphs.ts'
import { languages } from '#domain/shared/language.ts'

const screens = globSync('src/words/*/!(help)/**/*.ts')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
/** They quote questions, and the words of browsers. */
const others: readonly string[] = ['poppi', 'install']
const quotes = languages.flatMap((language) =>
  Object.entries(helpParagraphs(language))
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
