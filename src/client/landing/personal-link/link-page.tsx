// The personal link page: an empty frame with templates that its script fills in. It contains no
// personal data, so all contacts get the same page.
import type { ReactNode } from 'react'
import type { Language } from '#client/i18n/texts.ts'
import { signedNameMax } from '#domain/agreement/agreement.ts'
import { agreementTexts } from '#words/en/agreement/agreement.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { personalLinkTexts } from '#words/en/landing/personal-link.ts'
import { payTexts, payWayTexts, priceTexts } from '#words/en/payment/payment.ts'
import { translate } from '#words/translations.ts'
import { wordsIn } from '#words/words.ts'
import { EveningTemplate } from './evening-template.tsx'
import { NewsTemplates } from './news-templates.tsx'

const button =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-xl border border-line bg-card px-4 font-semibold hover:bg-soft'
const big =
  'min-h-14 cursor-pointer rounded-xl border-2 border-line bg-card text-lg font-bold hover:bg-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand disabled:cursor-default disabled:opacity-50'
const main =
  'inline-flex min-h-12 w-full cursor-pointer items-center justify-center rounded-xl bg-brand px-6 font-semibold text-on-brand hover:bg-brand-press'
const danger = 'min-h-11 cursor-pointer rounded-xl bg-bad px-4 font-semibold text-on-bad'
const card = 'rounded-2xl border border-line bg-card p-4 shadow-card'

export function LinkPage({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  const words = JSON.stringify({
    ...translate(language, personalLinkTexts),
    types: translate(language, eventTypeTexts),
    signing: translate(language, agreementTexts),
    paying: { ...translate(language, priceTexts), ...choosePayWords(language) },
    ways: translate(language, payWayTexts),
  })
  return (
    <main className="mx-auto max-w-xl px-4 pb-16">
      <div id="link" aria-busy="true" className="grid gap-4 pt-4">
        <p className="text-muted">{t.loading}</p>
        <noscript>{t.needsScript}</noscript>
      </div>
      <output id="said" className="sr-only" />
      <script
        type="application/json"
        id="words"
        dangerouslySetInnerHTML={{ __html: words.replaceAll('<', '\\u003c') }}
      />
      <script type="application/json" id="opened" dangerouslySetInnerHTML={{ __html: 'null' }} />
      <Part name="greeting">
        <header>
          <h1 data-part="hi" className="text-3xl font-extrabold tracking-tight">
            {t.title}
          </h1>
          <p data-part="invites" className="mt-1 text-lg text-muted" />
        </header>
      </Part>
      <EventPart language={language} />
      <EveningTemplate language={language} />
      <SignPart language={language} />
      <Part name="line">
        <li className="flex flex-wrap justify-between gap-x-4 py-1">
          <span data-part="what" className="font-semibold" />
          <span data-part="when" className="text-muted" />
        </li>
      </Part>
      <NewsTemplates language={language} />
      <Part name="played">
        <section className={card}>
          <h2 className="font-bold">{t.played}</h2>
          <ul data-part="rows" className="mt-2" />
        </section>
      </Part>
      <Part name="account">
        <section className={card}>
          <p data-part="text">{t.accountText}</p>
          <button type="button" data-do="account" className={`${main} mt-4`}>
            {t.account}
          </button>
        </section>
      </Part>
      <PrivacyPart language={language} />
      <Part name="message">
        <section className={card}>
          <h1 data-part="title" className="text-xl font-bold">
            {t.title}
          </h1>
          <p data-part="text" className="mt-2 text-muted" />
          <a data-part="link" className={`${button} mt-4`} href="/signin">
            {t.signIn}
          </a>
          <button type="button" data-do="retry" className={`${button} mt-4`}>
            {t.retry}
          </button>
        </section>
      </Part>
    </main>
  )
}

function choosePayWords(language: Language) {
  const { owe, paid, splitLater } = translate(language, payTexts)
  return { owe, paid, splitLater }
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <template id={`part-${name}`}>{children}</template>
)

function EventPart({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  return (
    <Part name="event">
      <article className={card}>
        <p data-part="when" className="font-semibold text-brand" />
        <h2 data-part="title" className="mt-1 text-xl font-bold">
          {t.title}
        </h2>
        <p data-part="where" className="mt-1" />
        <p data-part="host" className="text-muted" />
        <p data-part="counts" className="mt-1 text-muted" />
        <p data-part="reason" className="mt-2 font-semibold wrap-anywhere" />
        <p data-part="note" dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line" />
        <p data-part="price" className="mt-2 wrap-anywhere" />
        <div data-part="money" className="mt-2" />
        <p data-part="day" className="mt-2 font-semibold wrap-anywhere text-warm" />
        <p data-part="standing" className="mt-3 rounded-xl bg-soft px-4 py-3 font-semibold" />
        <div data-part="offer" className="mt-3 grid grid-cols-2 gap-3">
          <button type="button" data-do="take" className={big}>
            {t.offerYes}
          </button>
          <button type="button" data-do="pass" className={big}>
            {t.offerNo}
          </button>
        </div>
        <fieldset
          data-part="answers"
          aria-label={t.question}
          className="mt-3 grid grid-cols-2 gap-3"
        >
          <button type="button" data-do="in" className={big}>
            {t.in}
          </button>
          <button type="button" data-do="out" className={big}>
            {t.out}
          </button>
        </fieldset>
        <button type="button" data-do="arrive" className={`${main} mt-3`}>
          {t.arrive}
        </button>
        <div data-part="evening" />
        <label data-part="guests" className="mt-3 flex items-center justify-between gap-4">
          <span>{t.guests}</span>
          <select data-do="guests" aria-label={t.guests} className={`${button} min-w-20`} />
        </label>
        <button type="button" data-do="calendar" className={`${button} mt-3`}>
          {t.calendar}
        </button>
      </article>
    </Part>
  )
}

const field = 'min-h-12 w-full rounded-xl border border-line bg-card px-4 text-base font-normal'

function SignPart({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  const signing = wordsIn(language, agreementTexts)
  return (
    <>
      <Part name="sign">
        <form noValidate className={`${card} grid gap-4`}>
          <header>
            <p data-part="event" className="font-semibold text-brand" />
            <h1 tabIndex={-1} data-part="heading" className="text-2xl font-extrabold">
              {signing.title}
            </h1>
            <p className="mt-1 text-muted">{signing.lead}</p>
          </header>
          <div data-part="texts" className="grid gap-4" />
          <label className="grid gap-1 font-semibold">
            {signing.yourName}
            <input data-do="name" autoComplete="name" maxLength={signedNameMax} className={field} />
            <span className="text-sm font-normal text-muted">{signing.nameHint}</span>
          </label>
          <div data-part="names" className="grid gap-4 empty:hidden" />
          <label data-part="minor" className="grid gap-1 font-semibold">
            {signing.guardian}
            <input data-do="guardian" maxLength={signedNameMax} className={field} />
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" data-do="tick" className="size-6 shrink-0 accent-brand" />
            {signing.tick}
          </label>
          <p role="alert" data-part="problem" className="font-semibold text-bad empty:sr-only" />
          <button type="submit" data-do="sign" className={main}>
            {t.sign}
          </button>
          <button type="button" data-do="back" className={button}>
            {t.back}
          </button>
        </form>
      </Part>
      <Part name="agreement">
        <section>
          <h2 data-part="title" dir="auto" className="font-bold">
            {signing.title}
          </h2>
          <p data-part="text" dir="auto" className="mt-1 wrap-break-word whitespace-pre-line" />
        </section>
      </Part>
      <Part name="guest">
        <label className="grid gap-1 font-semibold">
          <span data-part="label">{signing.yourName}</span>
          <input data-do="guest" maxLength={signedNameMax} className={field} />
        </label>
      </Part>
    </>
  )
}

function PrivacyPart({ language }: { language: Language }) {
  const t = wordsIn(language, personalLinkTexts)
  return (
    <Part name="privacy">
      <section className="grid gap-3">
        <div data-part="naming">
          <p data-part="namedAs" className="text-sm text-muted" />
          <button type="button" data-do="hide-name" className={`${button} mt-2`}>
            {t.hideName}
          </button>
        </div>
        <div data-part="stop">
          <button type="button" data-do="stop" className={button}>
            {t.stop}
          </button>
          <p data-part="stopText" className="mt-2 text-sm text-muted" />
        </div>
        <details className={card}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t.stored}
          </summary>
          <dl data-part="stored" className="mt-2 grid gap-2" />
          <button type="button" data-do="forget" className={`${button} mt-4`}>
            {t.forget}
          </button>
          <div data-part="sure" hidden className="mt-4 grid gap-3">
            <p className="font-semibold">{t.forgetSure}</p>
            <div className="flex flex-wrap gap-3">
              <button type="button" data-do="forget-yes" className={danger}>
                {t.forgetYes}
              </button>
              <button type="button" data-do="keep" className={button}>
                {t.keep}
              </button>
            </div>
          </div>
        </details>
      </section>
    </Part>
  )
}
