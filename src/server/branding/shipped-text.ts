import { privacySections } from '#contract/legal/privacy-sections.ts'
import { termsSections, type LegalSection } from '#contract/legal/terms-sections.ts'
import type { OwnTextKey } from '#domain/branding/own-texts.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { privacyTexts } from '#words/en/landing/privacy.ts'
import { termsTexts } from '#words/en/landing/terms.ts'
import { wordsIn } from '#words/words.ts'

export function writeShippedText({ name, language }: OwnTextKey, publicUrl: string): string {
  const write = (introduction: string, sections: readonly LegalSection[]): string =>
    [introduction, ...sections.flatMap(toMarkdown)]
      .join('\n\n')
      .replaceAll('__PUBLIC_URL__', publicUrl)
  switch (name) {
    case 'landing':
      return wordsIn(language, landingTexts).introduction
    case 'terms': {
      const { poweredBy, introduction, licenceHeading } = wordsIn(language, termsTexts)
      const sections = termsSections(language).filter(({ heading }) => heading !== licenceHeading)
      return write(`${poweredBy} ${introduction}`, sections)
    }
    case 'privacy':
      return write(wordsIn(language, privacyTexts).introduction, privacySections(language))
  }
}

const toMarkdown = ({ heading, paragraphs }: LegalSection): string[] => [
  `## ${heading}`,
  ...paragraphs,
]
