// The privacy notice. It must match what the code does: add a new cookie, stored field or external
// service here first.
import { agreementYearsDefault } from '#domain/agreement/agreement.ts'
import { nameRestDays } from '#domain/player/name.ts'
import type { Language } from '#domain/shared/language.ts'
import { privacyTexts } from '#words/en/landing/privacy.ts'
import { wordsIn } from '#words/words.ts'
import type { LegalSection } from './terms-sections.ts'

export function privacySections(language: Language): LegalSection[] {
  const words = wordsIn(language, privacyTexts)
  return [
    {
      heading: words.operatorHeading,
      paragraphs: words.operatorText.map((text) => `${words.software} ${text}`),
    },
    { heading: words.dataHeading, paragraphs: words.dataText },
    { heading: words.sharedHeading, paragraphs: words.sharedText },
    { heading: words.cookiesHeading, paragraphs: words.cookiesText },
    { heading: words.outsideHeading, paragraphs: words.outsideText },
    {
      heading: words.timeHeading,
      paragraphs: [words.timeText({ days: nameRestDays, years: agreementYearsDefault })],
    },
    { heading: words.rightsHeading, paragraphs: words.rightsText },
    { heading: words.contactHeading, paragraphs: words.contactText },
  ]
}
