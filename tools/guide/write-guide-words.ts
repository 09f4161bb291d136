// Makes src/words/<language>/help/guide.ts from docs/guide.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGuide, type Guide } from '#client/landing/guide/read-guide.ts'
import { productName } from '#domain/branding/product-name.ts'
import { defaultLanguage, type Language } from '#domain/shared/language.ts'

/** Not from the contract, which reads the written words. */
const names = ['players', 'organizers', 'venues', 'operators'] as const

const project = join(import.meta.dirname, '../..')

export const toWordsFile = (language: Language): string =>
  join(project, `src/words/${language}/help/guide.ts`)

export const readGuidePage = (language: Language, name: (typeof names)[number]): Guide =>
  readGuide(readFileSync(join(project, `docs/guide/${language}/${name}.md`), 'utf8'))

export function writeGuideWords(language: Language): string {
  const rows = names.flatMap((name) =>
    readGuidePage(language, name).sections.map(({ id, title, text }) => {
      const words = [title, text].map((one) => `    ${quote(one)},\n`).join('')
      return `  ${quote(`${name}#${id}`)}: [\n${words}  ],\n`
    }),
  )
  const [start, end] =
    language === defaultLanguage
      ? [
          '// Sections of docs/guide as help and Poppi search them; `npm run guide` writes this file.\n',
          '} as const',
        ]
      : ['', '}']
  return `${start}export const guideTexts = {\n${rows.join('')}${end}\n`
}

const quote = (text: string): string =>
  `'${text.replaceAll(productName, '{app}').replaceAll("'", String.raw`\'`)}'`
