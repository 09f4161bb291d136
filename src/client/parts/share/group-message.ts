// The building blocks of group chat texts.
import { groupTexts } from '#words/en/app/group-text.ts'
import { formatDay, formatEventTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

export type MessageLines = readonly string[]

export const joinBlocks = (blocks: readonly MessageLines[]): string =>
  blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')

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

export const formatWhenAndWhere = ({ fields, ...event }: Placed): MessageLines => [
  `${formatDay(fields.startDate, 'long')}, ${formatEventTime({ ...event, ...fields })}`,
  [event.locationName, event.city].filter(Boolean).join(', '),
]

export const numberLines = (lines: readonly string[]): MessageLines =>
  lines.map((line, index) => `${index + 1}. ${line}`)
