// Texts that name an event: its type, its gender, and a name for an event without a title.
import type { EventType } from '#domain/event/event.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay } from './day-format.ts'
import { pick } from './texts.ts'

export const eventWindowTitle = (name: string, startDate: string): string =>
  `${name}, ${formatDay(startDate, 'short').replace(',', '')}`

export const eventName = ({
  title,
  type,
  locationName,
}: {
  title: string
  type: EventType
  locationName: string
}): string => (title === '' ? `${pick(eventTypeTexts)[type]} · ${locationName}` : title)
