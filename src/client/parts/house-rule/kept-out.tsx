// Explains why house rules keep someone from signing up, on the event and on its card.
import { inSentence } from '#client/i18n/in-sentence.ts'
import type { CallOutput } from '#contract/contract.ts'
import { houseAskedTexts } from '#words/en/house-rule/house-rule.ts'
import { formatDay } from '../../i18n/day-format.ts'
import { formatInstant } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

export type ToldRefusal = NonNullable<CallOutput<'houseRules-mine'>['refusal']>

const words = {
  'house-opens': 'opens',
  'house-paused': 'paused',
  'house-day': 'day',
  'house-week': 'week',
  'house-waitlist': 'waitlist',
  'house-partner': 'partner',
  'league-only': 'leagueOnly',
  'age-not-allowed': 'otherAge',
  'birth-year-needed': 'asksAge',
} as const

/** Instants show in the venue's time zone. */
export function formatHouseRefusal(
  { code, until, n, next }: ToldRefusal,
  timezone: string,
): string {
  const t = pick(houseAskedTexts)
  const when = until === null ? '' : inSentence(formatInstant(until, timezone))
  if (code === 'house-day' || code === 'house-week')
    return t[words[code]]({
      n: n ?? 1,
      next: next === null ? 'none' : inSentence(formatDay(next)),
    })
  return code === 'house-opens' || code === 'house-paused'
    ? t[words[code]]({ when })
    : t[words[code]]
}

type KeptOutProps = { event: { house?: ToldRefusal | 'asked'; timezone: string } }

export function HouseRuleNotice({ event: { house, timezone } }: KeptOutProps) {
  if (house === undefined || house === 'asked') return null
  return (
    <span className="block text-sm font-medium text-pretty text-muted" data-house={house.code}>
      {formatHouseRefusal(house, timezone)}
    </span>
  )
}
