// What every text for a group chat is made of.
import { groupTexts } from '#words/en/app/group-text.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

/** Lines of one thing; an empty one is left out. */
export type MessageLines = readonly string[]

/** Blocks with a line between them. */
export const joinBlocks = (blocks: readonly MessageLines[]): string =>
  blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')

/** '13 of 20, 7 left'. */
export function formatPlaces(taken: number, all: number): string {
  const t = pick(groupTexts)
  return taken >= all ? t.full({ taken, all }) : t.places({ taken, all, left: all - taken })
}

type Placed = {
  fields: { startDate: string; startTime: string; duration: number }
  startsAt: string
  timezone: string
  locationName: string
  city: string
}

/** The day and time at the venue, and where that is. */
export const formatWhenAndWhere = ({ fields, ...event }: Placed): MessageLines => [
  `${formatDay(fields.startDate, 'long')}, ${formatEventTime({ ...event, ...fields })}`,
  [event.locationName, event.city].filter(Boolean).join(', '),
]

/** '1. Ana', and so on. */
export const numberLines = (lines: readonly string[]): MessageLines =>
  lines.map((line, index) => `${index + 1}. ${line}`)
