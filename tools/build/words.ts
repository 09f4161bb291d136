// Build step: a browser gets the words of one language. The code is built once with markers and
// then written per language: assets/en/…, assets/es/… File names are the same in every language.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { defaultLanguage, languages, type Language } from '../../src/domain/shared/language.ts'
import { translations } from '../../src/words/every-language.ts'
import type { Texts } from '../../src/words/words.ts'

type Words = Readonly<Record<string, Texts>>

export const markedLanguage = languages[0]
export const scriptFolder = (language: Language): string => `assets/${language}/`

const noun = /\/src\/words\/en\/.+\/[\w-]+\.ts$/
const mark = /__WORDS__\(["'`](\w+) \w+["'`]\)/g

export const words = (): Plugin => ({
  name: 'sideout:words',
  apply: 'build',
  enforce: 'pre',
  buildStart() {
    for (const language of languages)
      for (const name in { ...translations[language], ...translations[defaultLanguage] })
        find(name, language)
  },
  async load(id) {
    if (id.endsWith('/src/words/translations.ts'))
      return 'export const translate = (_language, texts) => texts'
    return noun.test(id) ? markedModule(Object.keys((await import(id)) as Words)) : null
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const marked = chunk.code
        for (const language of languages) {
          const fileName = inLanguage(chunk.fileName, language)
          const source = inLanguage(fill(marked, language), language)
          if (language === markedLanguage) chunk.code = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
      }
    },
  },
})

const inLanguage = (text: string, language: Language): string =>
  text.replaceAll(scriptFolder(markedLanguage), scriptFolder(language))

/** The digest in each marker gives changed words a new file name. */
const markedModule = (names: readonly string[]): string =>
  names
    .map((name) => {
      const everywhere = JSON.stringify(languages.map((language) => find(name, language)))
      const digest = createHash('sha256').update(everywhere).digest('hex').slice(0, 12)
      return `export const ${name} = /* @__PURE__ */ __WORDS__("${name} ${digest}")`
    })
    .join('\n')

const fill = (code: string, language: Language): string =>
  code.replaceAll(mark, (_mark, name: string) => `(${literal(find(name, language))})`)

function find(name: string, language: Language): Texts {
  const [texts = {}, english = {}] = [language, defaultLanguage].map(
    (one) => (translations[one] as Words)[name],
  )
  const different = new Set(Object.keys(texts)).symmetricDifference(new Set(Object.keys(english)))
  if (different.size > 0)
    throw new Error(`src/words/${language} differs in ${name}: ${[...different].join(', ')}`)
  return texts
}

/** Keys without quotes where the language allows it. */
const literal = (texts: Texts): string =>
  JSON.stringify(texts).replaceAll(/(?<=[{,])"([A-Za-z_]\w*)":/g, '$1:')
