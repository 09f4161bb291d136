// Formats the age limits of an event.
import { eventAgeTexts } from '#words/en/event/event-age.ts'
import { pick } from '../../i18n/texts.ts'

/** Undefined in answers stored before age limits were sent. */
type Bound = number | null | undefined

/** '50+', 'Under 19' or '35–49'; null for any age. */
export function formatAges(ageMin: Bound, ageMax: Bound): string | null {
  const t = pick(eventAgeTexts)
  const [min, max] = [ageMin ?? null, ageMax ?? null]
  if (min === null) return max === null ? null : t.under({ n: max + 1 })
  return max === null ? t.from({ min }) : t.range({ min, max })
}
