import { ChevronRight } from 'lucide-react'
import type { Language } from '#client/i18n/texts.ts'
import { guideNames, toGuidePath } from '#contract/guide/guide.ts'
import { guidePageTexts } from '#words/en/landing/guide.ts'
import { wordsIn } from '#words/words.ts'

export function GuideList({ language }: { language: Language }) {
  const words = wordsIn(language, guidePageTexts)
  return (
    <main className="mx-auto max-w-3xl px-4 pt-6 pb-16 sm:px-8 md:pt-12">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-4 text-lg text-pretty text-muted">{words.lead}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {guideNames.map((name) => (
          <li key={name}>
            <a
              href={toGuidePath(name)}
              className="flex h-full items-center gap-3 rounded-2xl border border-line bg-card p-4 shadow-card hover:bg-soft"
            >
              <span className="flex-1">
                <span className="block text-lg font-bold">{words[name]}</span>
                <span className="text-pretty text-muted">{words[`${name}Text`]}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
