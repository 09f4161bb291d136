// A week of a venue's courts: lanes for overlapping events, and times when more courts are booked
// than exist. Times are venue time, in minutes from midnight.
import { addDays, getWeekday, type Day } from '../shared/day.ts'

/** startTime 'HH:mm', duration in minutes. */
export type Booking = {
  eventId: string
  startDate: string
  startTime: string
  duration: number
  courts: number
}

export type Block = {
  eventId: string
  from: number
  until: number
  lane: number
  lanes: number
  isOver: boolean
}

type Load = { from: number; until: number; courts: number }

export type CourtDay = {
  day: Day
  blocks: readonly Block[]
  loads: readonly Load[]
  peak: number
  over: readonly Load[]
}

export const dayMinutes = 1440
const hourMinutes = 60
const daysOfWeek = 7
const usualHours = { from: 8, until: 21 }

export const findSunday = (day: Day): Day => addDays(day, -getWeekday(day))

type Span = Booking & { from: number; until: number }

function spanOn(day: Day, booking: Booking): Span | null {
  const [hours = 0, minutes = 0] = booking.startTime.split(':').map(Number)
  const start = hours * hourMinutes + minutes
  const isBefore = booking.startDate === addDays(day, -1)
  if (booking.startDate !== day && !isBefore) return null
  const from = start - (isBefore ? dayMinutes : 0)
  const until = Math.min(from + booking.duration, dayMinutes)
  return until <= 0 ? null : { ...booking, from: Math.max(from, 0), until }
}

function measureLoads(spans: readonly Span[]): Load[] {
  const ends = [...new Set(spans.flatMap(({ from, until }) => [from, until]))].sort((a, b) => a - b)
  const loads: Load[] = []
  for (const [index, from] of ends.entries()) {
    const until = ends[index + 1]
    if (until === undefined) break
    const courts = spans
      .filter((span) => span.from < until && span.until > from)
      .reduce((sum, span) => sum + span.courts, 0)
    const last = loads.at(-1)
    if (last !== undefined && last.courts === courts) last.until = until
    else loads.push({ from, until, courts })
  }
  return loads
}

function groupSpans(spans: readonly Span[]): Span[][] {
  const groups: Span[][] = []
  let end = -1
  for (const span of spans) {
    if (span.from >= end) groups.push([])
    groups.at(-1)?.push(span)
    end = Math.max(end, span.until)
  }
  return groups
}

function layGroup(spans: readonly Span[], over: readonly Load[]): Block[] {
  const ends: number[] = []
  const laid = spans.map((span) => {
    const free = ends.findIndex((end) => end <= span.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = span.until
    return { span, lane }
  })
  return laid.map(({ span: { eventId, from, until }, lane }) => ({
    eventId,
    from,
    until,
    lane,
    lanes: ends.length,
    isOver: over.some((load) => load.from < until && load.until > from),
  }))
}

function layDay(day: Day, bookings: readonly Booking[], courts: number): CourtDay {
  const spans = bookings
    .flatMap((booking) => spanOn(day, booking) ?? [])
    .sort((a, b) => a.from - b.from || b.until - a.until || (a.eventId < b.eventId ? -1 : 1))
  const loads = measureLoads(spans)
  const over = courts === 0 ? [] : loads.filter((load) => load.courts > courts)
  return {
    day,
    blocks: groupSpans(spans).flatMap((group) => layGroup(group, over)),
    loads: loads.filter((load) => load.courts > 0),
    peak: Math.max(0, ...loads.map((load) => load.courts)),
    over,
  }
}

export const layWeek = (sunday: Day, bookings: readonly Booking[], courts: number): CourtDay[] =>
  Array.from({ length: daysOfWeek }, (_, index) => layDay(addDays(sunday, index), bookings, courts))

export function findHours(week: readonly CourtDay[]): { from: number; until: number } {
  const blocks = week.flatMap(({ blocks: ofDay }) => ofDay)
  return {
    from: Math.min(usualHours.from, ...blocks.map(({ from }) => Math.floor(from / hourMinutes))),
    until: Math.max(usualHours.until, ...blocks.map(({ until }) => Math.ceil(until / hourMinutes))),
  }
}
