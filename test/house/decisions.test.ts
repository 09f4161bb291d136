// docs/decisions: each page says its decision in its title and first sentence, is short, and stands
// once in the index by topic.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const index = readFileSync(`${folder}/README.md`, 'utf8')
const pages = readdirSync(folder).filter((name) => name !== 'README.md')
const paragraphWordsMax = 60
const pageWordsMax = 300

const read = (page: string): string => readFileSync(`${folder}/${page}`, 'utf8')
const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** Paragraphs and points of lists; headings and tables are none. */
const findParagraphs = (text: string): string[] =>
  text.split(/\n\n|\n(?=- )/).filter((part) => !/^[#|]/.test(part))

test('the index names each page once, by its number and title', () => {
  const listed = Array.from(index.matchAll(/^- \[\d{3}\]\((.+?)\) /gm), ([, page = '']) => page)
  expect(listed.toSorted()).toEqual(pages.toSorted())
  const lines = pages.map((page) => {
    const [, number = '', title = ''] = /^# (\d{3}) (.+)$/m.exec(read(page)) ?? []
    return `- [${number}](${page}) ${title}`
  })
  expect(lines.filter((line) => !index.split('\n').includes(line))).toEqual([])
})

test.each(pages)('%s opens with number, date and one sentence', (page) => {
  const [title = '', state = '', decision = ''] = read(page).split('\n\n')
  expect(title).toMatch(new RegExp(`^# ${page.slice(0, 3)} \\S`))
  expect(state).toMatch(/^2026-\d\d-\d\d(?:, extended 2026-\d\d-\d\d)? · /)
  expect(decision).toMatch(/^(?!\*\*|- ).+\.$/s)
})

test.each(pages)('%s is short', (page) => {
  expect(countWords(read(page))).toBeLessThanOrEqual(pageWordsMax)
  const long = findParagraphs(read(page)).filter((part) => countWords(part) > paragraphWordsMax)
  expect(long).toEqual([])
})
