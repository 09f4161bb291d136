// Texts of an event card: level, day, and the viewer's local time.
import { skillToText } from '#domain/player/skill.ts'
import { dateFormat } from '#domain/shared/date-format.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { eventCardTexts } from '#words/en/event/event-card.ts'
import { formatDay, formatInstant, formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

/** '3.0–3.75', 'Up to 3.5', '4.0 and up' or 'All levels'. */
export function formatLevel(skillMin: number | null, skillMax: number | null): string {
  const t = pick(eventCardTexts)
  if (skillMin === null)
    return skillMax === null ? t.allLevels : t.levelTo({ skill: skillToText(skillMax) })
  return skillMax === null
    ? t.levelFrom({ skill: skillToText(skillMin) })
    : t.levels({ min: skillToText(skillMin), max: skillToText(skillMax) })
}

/** 'Today · Fri, Nov 20'; the day alone when it isn't close. */
export function formatNearDay(day: string, today: Day): string {
  const t = pick(eventCardTexts)
  const near = new Map<string, string>([
    [addDays(today, -1), t.yesterday],
    [today, t.today],
    [addDays(today, 1), t.tomorrow],
  ]).get(day)
  return near === undefined ? formatDay(day) : `${near} · ${formatDay(day)}`
}

/**
 * The start in the viewer's time zone, with the day if it differs; null when the venue's clock
 * shows the same. `viewerZone` undefined is this device's.
 */
export function viewerTime(
  startsAt: string,
  venueZone: string,
  viewerZone?: string,
): string | null {
  const [own, there] = [wallIn(startsAt, viewerZone), wallIn(startsAt, venueZone)]
  if (own === there) return null
  return own.slice(0, 10) === there.slice(0, 10)
    ? formatTime(own.slice(11))
    : formatInstant(startsAt, viewerZone)
}

const wallIn = (instant: string, timeZone: string | undefined): string =>
  dateFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(instant))
