// The templates of the personal link page for an event in progress, filled in by its script.
import type { Language } from '#client/i18n/texts.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { wordsIn } from '#words/words.ts'

const summary = 'flex min-h-11 cursor-pointer items-center font-semibold'

export function EveningTemplate({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  return (
    <template id="part-evening">
      <section aria-label={t.evening} className="mt-3 grid gap-3">
        <div data-part="place" className="rounded-xl bg-soft px-4 py-3">
          <p data-part="when" className="font-semibold text-brand" />
          <p data-part="court" className="text-2xl font-extrabold" />
          <p data-part="partners" className="font-semibold" />
          <p data-part="opponents" className="font-semibold" />
        </div>
        <details data-part="rounds">
          <summary className={summary}>{t.rounds}</summary>
          <ul data-part="matches" className="grid gap-1" />
        </details>
        <details data-part="table">
          <summary className={summary}>{t.table}</summary>
          <ul data-part="ranks" className="grid gap-1" />
        </details>
      </section>
    </template>
  )
}
