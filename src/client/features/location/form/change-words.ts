// Formats a suggested change of a venue: field, current value and suggested value. A moved venue is
// one change.
import type { LiveOutput } from '#contract/contract.ts'
import type { Position } from '#domain/location/distance.ts'
import { locationEditTexts } from '#words/en/location/location-edit.ts'
import {
  accessTexts,
  answerTexts,
  fieldTexts,
  netTexts,
  surfaceTexts,
} from '#words/en/location/location-field.ts'
import { pick } from '../../../i18n/texts.ts'
import { mapUrl } from '../../../parts/location/outside-links.ts'

type Change = LiveOutput<'suggestions-atLocation'>['suggestions'][number]['changes'][number]
export type ChangeWords = { name: string; now: string; suggested: string; map: string | null }

export function formatChanges(changes: readonly Change[], venue: Position): ChangeWords[] {
  const names = pick(fieldTexts)
  const to = { ...venue }
  const lines: ChangeWords[] = []
  for (const { field, now, suggested } of changes) {
    if (field !== 'lat' && field !== 'lon')
      lines.push({
        name: names[field],
        now: valueWords(field, now),
        suggested: valueWords(field, suggested),
        map: null,
      })
    else if (typeof suggested === 'number') to[field] = suggested
  }
  const hasMoved = to.lat !== venue.lat || to.lon !== venue.lon
  return hasMoved
    ? [
        ...lines,
        {
          name: pick(locationEditTexts).position,
          now: pair(venue),
          suggested: pair(to),
          map: mapUrl(to),
        },
      ]
    : lines
}

const pair = ({ lat, lon }: Position): string =>
  `${Number(lat.toFixed(5))}, ${Number(lon.toFixed(5))}`

const choices: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  surface: () => pick(surfaceTexts),
  nets: () => pick(netTexts),
  access: () => pick(accessTexts),
}

function valueWords(field: Change['field'], value: Change['now']): string {
  const answers = pick(answerTexts)
  if (value === null || (field === 'courts' && value === 0)) return answers.unknown
  if (typeof value === 'boolean') return value ? answers.yes : answers.no
  if (value === '') return pick(locationEditTexts).nothing
  return choices[field]?.()[value] ?? String(value)
}
