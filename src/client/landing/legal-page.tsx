// The layout of terms and privacy: a heading, an intro, and numbered sections of plain paragraphs.
import type { Language } from '#client/i18n/texts.ts'
import type { LegalSection } from '#contract/legal/terms-sections.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'

export function LegalPage({
  language,
  title,
  introduction,
  sections,
}: {
  language: Language
  title: string
  introduction: string
  sections: readonly LegalSection[]
}) {
  return (
    <main className="mx-auto max-w-2xl px-4 pt-6 pb-16 sm:px-8 md:pt-12">
      <article>
        <h1 className="text-3xl text-balance">{title}</h1>
        <p className="mt-4 text-lg text-pretty text-muted">{introduction}</p>
        {sections.map((section, position) => (
          <section key={section.heading} className="mt-8">
            <h2 className="text-xl">{numbered(position, section.heading)}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 leading-relaxed text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <p className="mt-12">
        <a
          href="/landing"
          data-keeps-redirect=""
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {wordsIn(language, landingTexts).backToStart}
        </a>
      </p>
    </main>
  )
}

const numbered = (position: number, heading: string) => `${position + 1}. ${heading}`
