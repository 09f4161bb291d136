// The refusals common to all calls, listed once at the end of the API page.
import type { Language } from '#client/i18n/texts.ts'
import { baseRefusals } from '#contract/openapi/refusal-responses.ts'
import { docsTexts } from '#words/en/landing/docs.ts'
import { wordsIn } from '#words/words.ts'
import { RefusalTable } from './refusal-table.tsx'

export function BaseRefusals({ language }: { language: Language }) {
  const words = wordsIn(language, docsTexts)
  return (
    <section aria-labelledby="refusals" className="mt-12">
      <h2 id="refusals" className="scroll-mt-24 text-2xl">
        {words.baseTitle}
      </h2>
      <p className="mt-1 text-pretty text-muted">{words.baseText}</p>
      <div className="mt-4 rounded-2xl border border-line bg-card px-4 py-3 shadow-card sm:px-4">
        <RefusalTable
          codes={[...baseRefusals('player'), 'key-reused', 'too-many-subscriptions']}
          language={language}
        />
      </div>
    </section>
  )
}
