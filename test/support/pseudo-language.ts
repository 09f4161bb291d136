// A pseudo-language: English with every letter replaced and every word at least a third longer.
// Plain letters on a screen are untranslated text or user content.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export const pseudoLanguage = 'xx'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const strange = 'áƀćđéƒǵĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁɃĆĐÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ'
const lettersByPlain = new Map(
  Array.from(plain, (letter, index) => [letter, strange.charAt(index)] as const),
)

/** 'Sign up' → 'Śśíǵń úúṕ'; the text contains no values. */
const toPseudoText = (text: string): string =>
  text.replaceAll(/__\w+__|[A-Za-z]+/g, (word) => {
    // Placeholders that a build or the server replaces.
    if (word.startsWith('__')) return word
    const letters = Array.from(word, (letter) => lettersByPlain.get(letter) ?? letter)
    const more = Array.from({ length: Math.ceil(letters.length * 0.35) }, () => letters[0])
    return [...more, ...letters].join('')
  })

export function toPseudo(message: string): string {
  const literals = findLiterals(parse(message, { captureLocation: true }))
  let pseudo = ''
  let at = 0
  for (const [start, end] of literals) {
    pseudo += message.slice(at, start) + toPseudoText(message.slice(start, end))
    at = end
  }
  return pseudo + message.slice(at)
}

const findLiterals = (elements: readonly MessageFormatElement[]): [number, number][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal)
      return [[element.location?.start.offset ?? 0, element.location?.end.offset ?? 0]]
    return element.type === TYPE.plural || element.type === TYPE.select
      ? Object.values(element.options).flatMap(({ value }) => findLiterals(value))
      : []
  })

export async function addPseudoLanguage(project: string): Promise<void> {
  const english = join(project, 'src/words/en')
  const own = join(project, 'src/words', pseudoLanguage)
  for (const path of globSync('**/*.ts', { cwd: english })) {
    const file = join(own, path)
    mkdirSync(dirname(file), { recursive: true })
    const nouns = (await import(join(english, path))) as Record<string, PlainTexts>
    writeFileSync(file, path === 'words.ts' ? readList(join(english, path)) : writeNouns(nouns))
  }
  const list = join(project, 'src/domain/shared/language.ts')
  writeFileSync(
    list,
    readFileSync(list, 'utf8').replace("es: 'Español'", `$&, ${pseudoLanguage}: 'Ṕśéúđó'`),
  )
}

type PlainTexts = Record<string, string | readonly string[]>

const readList = (path: string): string => readFileSync(path, 'utf8')

const writeNouns = (nouns: Readonly<Record<string, PlainTexts>>): string =>
  Object.entries(nouns)
    .map(([name, texts]) => `export const ${name} = ${JSON.stringify(translated(texts), null, 2)}`)
    .join('\n\n')

const translated = (texts: PlainTexts): PlainTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? toPseudo(text) : text.map(toPseudoText),
    ]),
  )
