// Event times as text for server-rendered pages, in the venue's local time and its country's
// format.
import type { DayStatus } from '#domain/day-status/day-status.ts'
import type { EventType } from '#domain/event/event.ts'
import { skillToText } from '#domain/player/skill.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { localeIn, type Language } from '#domain/shared/language.ts'
import { dayChipTexts } from '#words/en/day-status/day-status.ts'
import { eventAgeTexts } from '#words/en/event/event-age.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { invitationTexts } from '#words/en/page/invitation.ts'
import { wordsIn } from '#words/words.ts'

export type ShownEvent = Moment & {
  title: string
  type: EventType
  skillMin: number | null
  skillMax: number | null
  ageMin: number | null
  ageMax: number | null
}
type Moment = { startsAt: Date; endsAt: Date; timezone: string; country: string }

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const dayWords = ({ startsAt, timezone, country }: Moment, language: Language): string =>
  capitalized(
    dateFormat(localeIn(language, country), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: timezone,
    }).format(startsAt),
  )

export function tileWords(
  { startsAt, timezone, country }: Omit<Moment, 'endsAt'>,
  language: Language,
): { top: string; number: string; bottom: string } {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(localeIn(language, country), { ...options, timeZone: timezone })
      .format(startsAt)
      .replace(/\.$/, '')
  return {
    top: part({ weekday: 'short' }),
    number: part({ day: 'numeric' }),
    bottom: part({ month: 'short' }),
  }
}

/** '6:00 – 8:00 PM'; times only, even for an event that ends on another day. */
export function timeWords(
  { startsAt, endsAt, timezone, country }: Moment,
  language: Language,
): string {
  const time = dateFormat(localeIn(language, country), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  })
  const day = dateFormat('en-CA', { dateStyle: 'short', timeZone: timezone })
  return day.format(startsAt) === day.format(endsAt)
    ? time.formatRange(startsAt, endsAt)
    : `${time.format(startsAt)} – ${time.format(endsAt)}`
}

export const titleWords = (
  { title, type }: { title: string; type: EventType },
  language: Language,
): string => (title === '' ? wordsIn(language, eventTypeTexts)[type] : title)

/** 'Level 3.0–3.75', 'Level 4.0 and up' or 'All levels'. */
export function levelWords(
  { skillMin, skillMax }: Pick<ShownEvent, 'skillMin' | 'skillMax'>,
  language: Language,
): string {
  const t = wordsIn(language, invitationTexts)
  if (skillMin === null)
    return skillMax === null ? t.allLevels : t.levelTo({ skill: skillToText(skillMax) })
  return skillMax === null
    ? t.levelFrom({ skill: skillToText(skillMin) })
    : t.levels({ min: skillToText(skillMin), max: skillToText(skillMax) })
}

/** The level, and the age if the event has a limit: '50+', 'Under 19' or '35–49'. */
export function toAskedWords(
  { ageMin, ageMax, ...event }: Pick<ShownEvent, 'skillMin' | 'skillMax' | 'ageMin' | 'ageMax'>,
  language: Language,
): string[] {
  const t = wordsIn(language, eventAgeTexts)
  const level = levelWords(event, language)
  if (ageMin === null) return ageMax === null ? [level] : [level, t.under({ n: ageMax + 1 })]
  return [level, ageMax === null ? t.from({ min: ageMin }) : t.range({ min: ageMin, max: ageMax })]
}

/** The chip of a day status, such as 'Delayed to 7:30 PM'; null without one. */
export const dayStatusWords = (
  { dayStatus, country }: { dayStatus: DayStatus | null; country: string },
  language: Language,
): string | null =>
  dayStatus === null
    ? null
    : wordsIn(language, dayChipTexts).chip({
        state: dayStatus.state,
        until: dayStatus.until === null ? '' : clockWords(dayStatus.until, country, language),
      })

const clockWords = (time: string, country: string, language: Language): string =>
  dateFormat(localeIn(language, country), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}:00Z`))
