// Build step: a browser gets the words of one language. The code is built once with markers and
// then written per language: assets/en/…, assets/es/… File names are the same in every language.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { defaultLanguage, languages, type Language } from '../../src/domain/shared/language.ts'
import type * as everyLanguage from '../../src/words/every-language.ts'
import type { Texts } from '../../src/words/words.ts'

type Words = Readonly<Record<Language, Readonly<Record<string, Texts>>>>

export const markedLanguage = languages[0]
export const scriptFolder = (language: Language): string => `assets/${language}/`

const noun = /\/src\/words\/en\/.+\/[\w-]+\.ts$/
const mark = /__WORDS__\(["'`](\w+) \w+["'`]\)/g

export const words = ({ project }: { project: string }): Plugin[] => [
  {
    name: 'sideout:languages',
    transformIndexHtml: (html) => html.replace('__LANGUAGES__', languages.join('|')),
  },
  wordsOfBuild(project),
]

function wordsOfBuild(project: string): Plugin {
  let all: Words | undefined
  const readWords = async (): Promise<Words> => {
    if (all === undefined) {
      const path = `${project}/src/words/every-language.ts`
      const { translations } = (await import(pathToFileURL(path).href)) as typeof everyLanguage
      checkKeys(translations)
      all = translations
    }
    return all
  }
  return {
    name: 'sideout:words',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith('/src/words/translations.ts'))
        return 'export const translate = (_language, texts) => texts'
      return noun.test(id) ? markedModule(readFileSync(id, 'utf8'), await readWords()) : null
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const known = await readWords()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const marked = chunk.code
          for (const language of languages) {
            const code = fill(marked, known[language]).replaceAll(
              scriptFolder(markedLanguage),
              scriptFolder(language),
            )
            if (language === markedLanguage) chunk.code = code
            else
              this.emitFile({
                type: 'asset',
                fileName: chunk.fileName.replace(
                  scriptFolder(markedLanguage),
                  scriptFolder(language),
                ),
                source: code,
              })
          }
        }
      },
    },
  }
}

function checkKeys(all: Words): void {
  const listKeys = (language: Language) =>
    Object.entries(all[language]).flatMap(([name, texts]) =>
      Object.keys(texts).map((key) => `${name}.${key}`),
    )
  const english = new Set(listKeys(defaultLanguage))
  for (const language of languages) {
    const different = english.symmetricDifference(new Set(listKeys(language)))
    if (different.size > 0)
      throw new Error(`src/words/${language} differs from English in ${[...different].join(', ')}`)
  }
}

/** The digest in each marker gives changed words a new file name. */
function markedModule(source: string, all: Words): string {
  return Array.from(source.matchAll(/^export const (\w+) =/gm), ([, name = '']) => {
    const everywhere = JSON.stringify(languages.map((language) => all[language][name]))
    const digest = createHash('sha256').update(everywhere).digest('hex').slice(0, 12)
    return `export const ${name} = /* @__PURE__ */ __WORDS__("${name} ${digest}")`
  }).join('\n')
}

const fill = (code: string, known: Readonly<Record<string, Texts>>): string =>
  code.replaceAll(mark, (_mark, name: string) => {
    const texts = known[name]
    if (texts === undefined) throw new Error(`No words of the name ${name}`)
    return `(${literal(texts)})`
  })

const literal = (texts: Texts): string =>
  `{${Object.entries(texts)
    .map(
      ([key, text]) =>
        `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}:${JSON.stringify(text)}`,
    )
    .join()}}`
