// The texts of the API page. Descriptions of calls come from the contract, in English.
import type { docsTexts } from '#words/en/landing/docs.ts'
import type { LocalizedTexts } from '#words/words.ts'

export type DocsWords = LocalizedTexts<typeof docsTexts>
