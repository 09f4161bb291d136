// Every language has every message, with the same values and in standard message syntax that
// translation tools can read.
import { globSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/shared/language.ts'
import { translations } from '#words/every-language.ts'

type Texts = Readonly<Record<string, string | readonly string[]>>
const all = translations as unknown as Readonly<Record<string, Readonly<Record<string, Texts>>>>
const english = all['en'] ?? {}
const [, ...others] = languages

function findValues(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.argument || element.type === TYPE.number) return [element.value]
    if (element.type !== TYPE.select && element.type !== TYPE.plural)
      throw new Error('Only names, numbers, plurals and selects are understood')
    return [
      element.value,
      ...Object.values(element.options).flatMap((option) => findValues(option.value)),
    ]
  })
}

/** A value may be pluralized in one language and only printed in another. */
const valueNames = (message: string): string[] => [...new Set(findValues(parse(message)))].sort()

describe.each(languages)('%s', (language) => {
  test('lists every file of its folder', () => {
    const listed = readFileSync(`src/words/${language}/words.ts`, 'utf8')
    const files = globSync('**/*.ts', { cwd: `src/words/${language}` }).filter(
      (path) => path !== 'words.ts',
    )
    expect(files.filter((path) => !listed.includes(`'./${path}'`))).toEqual([])
  })

  test('holds only data, one key a line', () => {
    const other = globSync(`src/words/${language}/*/**/*.ts`).filter((path) =>
      /=>|\bfunction\b|\bimport\b/.test(
        readFileSync(path, 'utf8').replaceAll(/'[^'\n]*'|"[^"\n]*"|\/[/*].*/g, ''),
      ),
    )
    expect(other).toEqual([])
  })

  test('has messages that can be read', () => {
    const broken = Object.entries(all[language] ?? {}).flatMap(([noun, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => typeof text === 'string')
        .filter(([, text]) => {
          try {
            findValues(parse(String(text)))
            return String(text).includes("'{")
          } catch {
            return true
          }
        })
        .map(([key]) => `${noun}.${key}`),
    )
    expect(broken).toEqual([])
  })
})

describe.each(others)('%s says what English says', (language) => {
  const own = all[language] ?? {}

  test('with the same nouns and keys', () => {
    const keysOf = (nouns: Readonly<Record<string, Texts>>) =>
      Object.entries(nouns).flatMap(([noun, texts]) =>
        Object.keys(texts).map((key) => `${noun}.${key}`),
      )
    expect(keysOf(own).sort()).toEqual(keysOf(english).sort())
  })

  test('with the same values, and as many entries in a list', () => {
    const different = Object.entries(english).flatMap(([noun, texts]) =>
      Object.entries(texts)
        .filter(([key, text]) => {
          const said = own[noun]?.[key] ?? ''
          return typeof text === 'string' && typeof said === 'string'
            ? valueNames(text).join() !== valueNames(said).join()
            : text.length !== said.length
        })
        .map(([key]) => `${noun}.${key}`),
    )
    expect(different).toEqual([])
  })
})
