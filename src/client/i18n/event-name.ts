// Words for what an event is, wherever one is named: its type, its gender, and the name of an event
// without a title.
import type { EventType } from '#domain/event/event.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay } from './day-format.ts'
import { pick } from './texts.ts'

/** What windows of its screens are called: its name and its day. */
export const eventWindowTitle = (name: string, startDate: string): string =>
  `${name}, ${formatDay(startDate, 'short').replace(',', '')}`

/** The title, or type and venue where the organizer gave none. */
export const eventName = ({
  title,
  type,
  locationName,
}: {
  title: string
  type: EventType
  locationName: string
}): string => (title === '' ? `${pick(eventTypeTexts)[type]} · ${locationName}` : title)
