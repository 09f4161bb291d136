// Words for what an event is, wherever one is named: its type, its gender, and the name of an event
// without a title.
import { eventTypeTexts } from '#contract/event-texts.ts'
import type { EventGender, EventType } from '#domain/event/event.ts'
import { formatDay } from './day-format.ts'
import { pick, texts } from './texts.ts'

export { eventTypeTexts }

const genders: Record<EventGender, string> = {
  Any: 'Everyone',
  Men: 'Men',
  Mixed: 'Mixed',
  Women: 'Women',
}
const generos: Record<EventGender, string> = {
  Any: 'Para todos',
  Men: 'Hombres',
  Mixed: 'Mixto',
  Women: 'Mujeres',
}
export const eventGenderTexts = texts(genders, generos)

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
