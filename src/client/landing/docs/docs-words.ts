// The words of the page of the API. What each call does is told in the contract, in English.
import type { docsTexts } from '#words/en/landing/docs.ts'
import type { Spoken } from '#words/words.ts'

export type DocsWords = Spoken<typeof docsTexts>
