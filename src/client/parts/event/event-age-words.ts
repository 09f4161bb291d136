// The age an event asks for, in a few letters.
import { eventAgeTexts } from '#words/en/event/event-age.ts'
import { pick } from '../../i18n/texts.ts'

/** '50+', 'Under 19' or '35–49'; null for any age. */
export function formatAges(ageMin: number | null, ageMax: number | null): string | null {
  const t = pick(eventAgeTexts)
  if (ageMin === null) return ageMax === null ? null : t.under({ n: ageMax + 1 })
  return ageMax === null ? t.from({ min: ageMin }) : t.range({ min: ageMin, max: ageMax })
}
