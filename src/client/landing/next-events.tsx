// The next public events below the slogan, filled in by next-events.ts.
import type { Language } from '#client/i18n/texts.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { landingTexts } from '#words/en/landing/landing.ts'
import { wordsIn } from '#words/words.ts'

export function NextEvents({ language }: { language: Language }) {
  const words = wordsIn(language, landingTexts)
  return (
    <section
      id="next-events"
      aria-labelledby="next-events-title"
      data-types={JSON.stringify(wordsIn(language, eventTypeTexts))}
      data-places={words.places({ n: '' })}
      className="mb-8 sm:mb-12"
    >
      <h2 id="next-events-title" className="text-lg">
        {words.nextEvents}
      </h2>
      <ul className="mt-4 grid gap-3 empty:hidden sm:gap-6 md:min-h-44 md:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <li
            key={place}
            aria-hidden="true"
            className="h-36 rounded-2xl border border-line md:h-auto"
          />
        ))}
      </ul>
      <p
        hidden
        className="mt-4 grid place-items-center rounded-2xl border border-line p-4 text-muted md:min-h-44"
      >
        {words.noEvents}
      </p>
      <template>
        <li className="min-w-0">
          <a
            href="/landing"
            className="flex h-full flex-col gap-1 rounded-2xl border border-line bg-card p-4 shadow-card outline-offset-4 hover:border-brand"
          >
            <span data-part="when" className="text-sm font-semibold text-brand">
              {words.nextEvents}
            </span>
            <b data-part="title" className="line-clamp-2 text-lg leading-tight" />
            <span data-part="where" className="truncate text-muted" />
            <span data-part="places" className="mt-auto pt-2 text-sm font-semibold" />
          </a>
        </li>
      </template>
    </section>
  )
}
