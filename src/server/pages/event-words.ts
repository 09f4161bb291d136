// When an event is, in words for a page that the server makes: on the wall of its venue.
import { eventTypeTexts } from '#contract/event-texts.ts'
import type { EventType } from '#domain/event/event.ts'
import type { Language } from '#domain/shared/language.ts'

type Moment = { startsAt: Date; endsAt: Date; timezone: string }

const locales: Record<Language, string> = { en: 'en-US', es: 'es' }
const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** 'Tuesday, June 2'. */
export const dayWords = ({ startsAt, timezone }: Moment, language: Language): string =>
  capitalized(
    new Intl.DateTimeFormat(locales[language], {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: timezone,
    }).format(startsAt),
  )

/** '6:00 – 8:00 PM'; an event that ends on another day names its clock times alone. */
export function timeWords({ startsAt, endsAt, timezone }: Moment, language: Language): string {
  const time = new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  })
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: timezone })
  return day.format(startsAt) === day.format(endsAt)
    ? time.formatRange(startsAt, endsAt)
    : `${time.format(startsAt)} – ${time.format(endsAt)}`
}

/** The title, or the type where the organizer gave none. */
export const titleWords = (
  { title, type }: { title: string; type: EventType },
  language: Language,
): string => (title === '' ? eventTypeTexts[language][type] : title)
