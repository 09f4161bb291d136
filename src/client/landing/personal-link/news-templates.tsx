// The templates of the personal link page for payments, messages and club news, filled in by its
// script.
import type { ReactNode } from 'react'
import type { Language } from '#client/i18n/texts.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { wordsIn } from '#words/words.ts'

const card = 'rounded-2xl border border-line bg-card p-4 shadow-card'
const answer =
  'min-h-14 flex-1 cursor-pointer rounded-xl border-2 border-line bg-card px-4 text-lg font-bold hover:bg-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand'

export function NewsTemplates({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  return (
    <>
      <Part name="money">
        <div className="rounded-xl bg-soft px-4 py-3">
          <p data-part="owes" className="font-bold" />
          <ul data-part="ways" />
          <p data-part="reference" className="text-sm wrap-anywhere" />
          <p data-part="refunds" className="text-sm wrap-anywhere text-muted" />
        </div>
      </Part>
      <Part name="letter">
        <li className="border-t border-line py-2 first:border-t-0">
          <p data-part="from" className="text-sm text-muted" />
          <p data-part="text" dir="auto" className="wrap-anywhere whitespace-pre-line" />
        </li>
      </Part>
      <Part name="notices">
        <section className={card}>
          <h2 className="font-bold">{t.notices}</h2>
          <ul data-part="letters" className="mt-1" />
        </section>
      </Part>
      <Part name="poll">
        <fieldset className={card}>
          <p className="text-sm text-muted">{t.poll}</p>
          <legend data-part="question" dir="auto" className="contents text-lg font-bold" />
          <p data-part="several" className="text-sm text-muted">
            {t.pollTimes}
          </p>
          <div data-part="options" className="mt-3 flex flex-wrap gap-3" />
        </fieldset>
      </Part>
      <Part name="option">
        <button type="button" className={answer}>
          {t.yes}
        </button>
      </Part>
      <Part name="messages">
        <section className={card}>
          <h2 className="font-bold">{t.messages}</h2>
          <ul data-part="letters" className="mt-1" />
        </section>
      </Part>
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <template id={`part-${name}`}>{children}</template>
)
