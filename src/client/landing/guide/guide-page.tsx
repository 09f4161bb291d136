import type { Language } from '#client/i18n/texts.ts'
import { guideNames, toGuidePath, type GuideName } from '#contract/guide/guide.ts'
import { guidePageTexts } from '#words/en/landing/guide.ts'
import { wordsIn } from '#words/words.ts'
import type { Guide } from './read-guide.ts'

export function GuidePage({
  language,
  name,
  guide,
}: {
  language: Language
  name: GuideName
  guide: Guide
}) {
  const words = wordsIn(language, guidePageTexts)
  return (
    <main className="mx-auto max-w-6xl px-4 pb-16 sm:px-8">
      <nav aria-label={words.parts} className="flex flex-wrap gap-2 pt-4">
        {guideNames.map((one) => (
          <a
            key={one}
            href={toGuidePath(one)}
            {...(one === name && { 'aria-current': 'page' as const })}
            className="flex min-h-11 items-center rounded-xl px-4 font-semibold text-muted hover:bg-soft aria-[current]:bg-soft aria-[current]:text-fg"
          >
            {words[one]}
          </a>
        ))}
      </nav>
      <h1 className="pt-6 text-3xl text-balance md:pt-8">{guide.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-pretty text-muted">{guide.introduction}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={words.contents}>
          <ul className="grid gap-x-6 sm:grid-cols-2 lg:sticky lg:top-6 lg:-ml-3 lg:grid-cols-1">
            {guide.sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-lg py-1 leading-tight font-semibold text-brand hover:bg-soft lg:px-3"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="guide min-w-0">
          {guide.sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id} className="mt-8 first-of-type:mt-0">
              <h2 id={id} className="scroll-mt-6 text-xl text-balance">
                {title}
              </h2>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      </div>
    </main>
  )
}
