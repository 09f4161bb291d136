// Events as iCalendar (RFC 5545) and as calendar invitations (RFC 5546). An event's UID never
// changes, SEQUENCE grows with each visible change, and times are local to the venue with its zone
// rules. Contains no player's address but the reader's own.
import {
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { tzlib_get_ical_block as zoneRulesOf } from 'timezones-ical-library'
import type { DayStatus } from '#domain/day-status/day-status.ts'
import type { EventFields } from '#domain/event/event-fields.ts'
import { numberFormat } from '#domain/shared/count-format.ts'
import type { Language } from '#domain/shared/language.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { calendarGenderTexts, calendarEntryTexts } from '#words/en/page/calendar-entry.ts'
import { appName, wordsIn } from '#words/words.ts'

/**
 * An event as one calendar shows it. Instants in ms. `mine`: the reader's own place; null for a
 * general calendar.
 */
export type CalendarEntry = Pick<
  EventFields,
  | 'title'
  | 'type'
  | 'play'
  | 'gender'
  | 'minPlayers'
  | 'maxPlayers'
  | 'skillMin'
  | 'skillMax'
  | 'fee'
  | 'note'
> & {
  eventId: string
  sequence: number
  startsAt: number
  endsAt: number
  timezone: string
  changed: number
  isCancelled: boolean
  cancelReason: string
  locationName: string
  address: string
  lat: number
  lon: number
  organizerName: string
  mine: 'playing' | 'waiting' | 'left' | null
  dayStatus: DayStatus | null
}

type Reading = { language: Language; publicUrl: string; name?: string }

export const calendarType = 'text/calendar; charset=utf-8'

export function calendarFile(entries: readonly CalendarEntry[], reading: Reading): string {
  const calendar = emptyCalendar(reading)
  for (const entry of entries) calendar.createEvent(toCalendarEvent(entry, reading))
  return `${calendar.toString()}\r\n`
}

export type Invitation = {
  entry: CalendarEntry
  to: string
  from: string
  now: number
}

export function calendarInvitation(
  { entry, to, from, now }: Invitation,
  reading: Reading,
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const isGone = isDropped(entry)
  const calendar = emptyCalendar(reading)
  calendar.method(isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST)
  const event = calendar.createEvent({ ...toCalendarEvent(entry, reading), stamp: new Date(now) })
  event.organizer({ name: wordsIn(reading.language, calendarEntryTexts).feedName, email: from })
  event.createAttendee({
    email: to,
    rsvp: false,
    status: entry.mine === 'waiting' ? ICalAttendeeStatus.TENTATIVE : ICalAttendeeStatus.ACCEPTED,
  })
  return { method: isGone ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` }
}

function emptyCalendar({ language, name }: Reading): ICalCalendar {
  return new ICalCalendar({
    prodId: { company: appName(), product: appName(), language: language.toUpperCase() },
    name: name ?? wordsIn(language, calendarEntryTexts).feedName,
    timezone: { name: null, generator: getZoneRules },
    ttl: 60 * 60,
  })
}

function getZoneRules(timezone: string): string | null {
  const block = zoneRulesOf(timezone)
  return Array.isArray(block) ? (block[0] ?? null) : null
}

const isDropped = ({ isCancelled, mine }: CalendarEntry): boolean => isCancelled || mine === 'left'

function toCalendarEvent(entry: CalendarEntry, { language, publicUrl }: Reading): ICalEventData {
  const { timezone } = entry
  const [start, end] = [entry.startsAt, entry.endsAt].map((ms) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timezone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  // Falls back to UTC for unknown zones and for ambiguous times when clocks are set back.
  const isOnWall = getZoneRules(timezone) !== null && !isShownTwice(start) && !isShownTwice(end)
  const url = `${publicUrl.replace(/\/$/, '')}/vieweditevent/${entry.eventId}`
  return {
    id: `${entry.eventId}@sideout`,
    sequence: entry.sequence,
    stamp: new Date(entry.changed),
    lastModified: new Date(entry.changed),
    ...(isOnWall
      ? { start, end, timezone }
      : { start: new Date(entry.startsAt), end: new Date(entry.endsAt) }),
    summary: formatTitle(entry, language),
    description: { plain: formatDescription(entry, language, url) },
    url,
    location: {
      title: entry.locationName,
      ...(entry.address !== '' && { address: entry.address }),
      geo: { lat: entry.lat, lon: entry.lon },
    },
    status: isDropped(entry)
      ? ICalEventStatus.CANCELLED
      : entry.mine === 'waiting'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    busystatus: isDropped(entry)
      ? ICalEventBusyStatus.FREE
      : entry.mine === 'waiting'
        ? ICalEventBusyStatus.TENTATIVE
        : ICalEventBusyStatus.BUSY,
  }
}

function isShownTwice(moment: Temporal.ZonedDateTime): boolean {
  const wall = moment.toPlainDateTime()
  const as = (disambiguation: 'earlier' | 'later') =>
    wall.toZonedDateTime(moment.timeZoneId, { disambiguation }).epochMilliseconds
  return as('earlier') !== as('later')
}

export const entryTitle = (
  { title, type, locationName }: Pick<CalendarEntry, 'title' | 'type' | 'locationName'>,
  language: Language,
): string => (title === '' ? `${wordsIn(language, eventTypeTexts)[type]} · ${locationName}` : title)

function formatTitle(entry: CalendarEntry, language: Language): string {
  const t = wordsIn(language, calendarEntryTexts)
  const title = entryTitle(entry, language)
  return entry.isCancelled
    ? t.cancelledTitle({ title })
    : entry.mine === 'waiting'
      ? t.waitingTitle({ title })
      : t.dayTitle({
          title,
          state: entry.dayStatus?.state ?? '',
          until: entry.dayStatus?.until ?? '',
        })
}

function formatDescription(entry: CalendarEntry, language: Language, url: string): string {
  const t = wordsIn(language, calendarEntryTexts)
  const lines = [
    ...(entry.isCancelled
      ? [t.cancelled({ reason: entry.cancelReason })]
      : entry.mine === 'waiting'
        ? [t.waiting]
        : []),
    ...listEventFacts(entry, language),
    ...(entry.organizerName === '' ? [] : [t.organizer({ name: entry.organizerName })]),
    ...(entry.note === '' ? [] : ['', entry.note]),
    '',
    url,
    t.invitation,
  ]
  return lines.join('\n')
}

export function listEventFacts(
  {
    type,
    play,
    gender,
    skillMin,
    skillMax,
    minPlayers,
    maxPlayers,
    fee,
  }: Pick<
    CalendarEntry,
    'type' | 'play' | 'gender' | 'skillMin' | 'skillMax' | 'minPlayers' | 'maxPlayers' | 'fee'
  >,
  language: Language,
): string[] {
  const t = wordsIn(language, calendarEntryTexts)
  const level = numberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  return [
    `${wordsIn(language, eventTypeTexts)[type]}, ${t[play]}, ${wordsIn(language, calendarGenderTexts)[gender]}`,
    ...(skillMin === null && skillMax === null
      ? []
      : [
          t.level({
            from: skillMin === null ? '' : level.format(skillMin),
            to: skillMax === null ? '' : level.format(skillMax),
            isOne: skillMin === skillMax,
          }),
        ]),
    t.players({ min: minPlayers, max: maxPlayers }),
    ...(fee === '' ? [] : [t.fee({ fee })]),
  ]
}
