// Why house rules keep someone from signing up, in the words that an event and its card share.
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { CallOutput } from '#contract/contract.ts'
import { houseAskedTexts } from '#words/en/house-rule/house-rule.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

export type HouseRefusal = NonNullable<CallOutput<'houseRules-mine'>['refusal']>

const words = {
  'house-opens': 'opens',
  'house-paused': 'paused',
  'house-day': 'day',
  'house-week': 'week',
  'house-waitlist': 'waitlist',
  'house-partner': 'partner',
} as const

/** An instant is told on the clocks of the venue. */
export function formatHouseRefusal({ code, until, n }: HouseRefusal, timezone: string): string {
  const t = pick(houseAskedTexts)
  const when = until === null ? '' : inSentence(formatInstant(until, timezone))
  if (code === 'house-day' || code === 'house-week') return t[words[code]]({ n: n ?? 1 })
  return code === 'house-opens' || code === 'house-paused'
    ? t[words[code]]({ when })
    : t[words[code]]
}
