// The terms of use, in plain words. __PUBLIC_URL__ becomes the installation's address.
import type { Language } from '#domain/shared/language.ts'
import { termsTexts } from '#words/en/landing/terms.ts'
import { wordsIn } from '#words/words.ts'

export type LegalSection = { heading: string; paragraphs: readonly string[] }

export function termsSections(language: Language): LegalSection[] {
  const words = wordsIn(language, termsTexts)
  return [
    { heading: words.useHeading, paragraphs: words.useText },
    { heading: words.accountHeading, paragraphs: words.accountText },
    { heading: words.eventsHeading, paragraphs: words.eventsText },
    { heading: words.conductHeading, paragraphs: words.conductText },
    { heading: words.contentHeading, paragraphs: words.contentText },
    { heading: words.riskHeading, paragraphs: words.riskText },
    { heading: words.warrantyHeading, paragraphs: words.warrantyText },
    { heading: words.licenceHeading, paragraphs: words.licenceText },
    { heading: words.changesHeading, paragraphs: words.changesText },
  ]
}
