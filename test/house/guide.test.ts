// The guide (docs/guide) says what stands on screens, leads somewhere, is the same in each language,
// and is what help and Poppi search.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findSections } from '#client/features/support/help-index.ts'
import { toDarkAddress } from '#client/landing/guide/picture-sizes.ts'
import { guideIds, guideNames, type GuideId } from '#contract/guide/guide.ts'
import { languages, type Language } from '#domain/shared/language.ts'
import { findGuide } from '#server/poppi/find-help.ts'
import { translations } from '#words/every-language.ts'
import { readGuidePage, toWordsFile, writeGuideWords } from '../../tools/guide/write-guide-words.ts'

const pages = languages.flatMap((language) =>
  guideNames.map((name) => ({ language, name, guide: readGuidePage(language, name) })),
)

const listLabels = (language: Language): ReadonlySet<string> =>
  new Set(Object.values(translations[language]).flatMap((texts) => Object.values(texts).flat()))
const labels = new Map(languages.map((language) => [language, listLabels(language)]))

describe.each(pages)('$name in $language', ({ language, name, guide }) => {
  test('names controls as the screens do', () => {
    expect(guide.labels.filter((label) => labels.get(language)?.has(label) !== true)).toEqual([])
  })

  test('has the sections and pictures of the English page', () => {
    const english = readGuidePage('en', name)
    expect(guide.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id))
    expect(guide.pictures.map(({ address }) => address)).toEqual(
      english.pictures.map(({ address }) => address.replace('/en/', `/${language}/`)),
    )
  })

  test('links to sections that are there', () => {
    const targets = new Set(guideIds.map((id) => `/guide/${id}`))
    expect(guide.links.filter((link) => !targets.has(link))).toEqual([])
  })

  test('shows pictures that are there, each described', () => {
    for (const { address, alt } of guide.pictures) {
      const dark = address.endsWith('/wall.webp') ? [] : [toDarkAddress(address)]
      for (const shown of [address, ...dark])
        expect(existsSync(`src/client/public${shown}`), shown).toBe(true)
      expect(alt.length, address).toBeGreaterThan(20)
    }
  })
})

test('the pictures of the guide together weigh less than 2 MB', () => {
  const bytes = languages.flatMap((language) =>
    readdirSync(`src/client/public/guide/${language}`).map(
      (file) => statSync(`src/client/public/guide/${language}/${file}`).size,
    ),
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})

test.each(languages)('help searches the guide as it is, in %s (npm run guide)', (language) => {
  expect(readFileSync(toWordsFile(language), 'utf8')).toBe(writeGuideWords(language))
})

/** What people type, and the section they look for. */
const questions: readonly (readonly [Language, string, GuideId])[] = [
  ['en', 'enter a score', 'players#scores'],
  ['en', 'spreadsheet whatsapp', 'organizers#group'],
  ['en', 'waiver', 'venues#agreements'],
  ['en', 'tv code', 'venues#screens'],
  ['en', 'nightly backup', 'operators#backup'],
  ['es', 'anotar un resultado', 'players#scores'],
  ['es', 'hoja de cálculo', 'organizers#group'],
  ['es', 'llueve', 'organizers#rain'],
  ['es', 'código de la tv', 'venues#screens'],
  ['es', 'copia de seguridad noche', 'operators#backup'],
]

test.each(questions)('in %s, Poppi finds the guide for "%s"', (language, words, id) => {
  expect(findGuide(words, language, 3)).toContain(id)
})

test('help on a device finds the guide too', () => {
  expect(findSections('waiver').map(({ id }) => id)).toContain('venues#agreements')
  expect(findSections('zzzzqq')).toEqual([])
  expect(findSections(' ')).toEqual([])
})
