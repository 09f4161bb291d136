import type { FoundingAct } from '#domain/registration/founding.ts'
import { foundingHoldTexts } from '#words/en/location/founding.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { inSentence } from '../../i18n/in-sentence.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'

/** Why this can't be founded now, in words; null when it can, or isn't known yet. */
export function useFounding(act: FoundingAct, locationId: string | null = null): string | null {
  const t = useTexts(foundingHoldTexts)
  const { data } = useLive('founding-mine', { locationId })
  const held = data?.[act] ?? null
  if (held === null) return null
  const { n, until } = held
  if (n === 0) return t[`${act}Admins`]
  return t[`${act}Young`]({ n, when: inSentence(formatInstant(new Date(until).toISOString())) })
}
