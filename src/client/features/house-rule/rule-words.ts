// House rules in plain sentences, one per active rule.
import type { KeptRules } from '#contract/club/house-rule.ts'
import { asksNothing } from '#domain/house-rule/house-rule.ts'
import { houseRuleTexts } from '#words/en/house-rule/house-rule.ts'
import { formatTime } from '../../i18n/formats.ts'
import { pick } from '../../i18n/texts.ts'

/** club: the name of the club whose members go first; '' for a club's own rules. */
export function formatRules(rules: KeptRules, club: string): string[] {
  const t = pick(houseRuleTexts)
  if (asksNothing(rules)) return [t.nothing]
  const { aDay, aWeek, oneWaitlist } = rules
  return [
    ...sayOpening(rules, club),
    ...(aDay === null ? [] : [t.sayDay({ n: aDay })]),
    ...(aWeek === null ? [] : [t.sayWeek({ n: aWeek })]),
    ...(oneWaitlist ? [t.sayWaitlist] : []),
    ...sayMisses(rules),
  ]
}

function sayOpening({ daysAhead, opensAt, laterDays }: KeptRules, club: string): string[] {
  const t = pick(houseRuleTexts)
  if (daysAhead === null) return []
  const when = { n: daysAhead, time: formatTime(opensAt) }
  return [
    laterDays === null
      ? t.sayOpens(when)
      : t.sayMembers({ ...when, later: laterDays, club: club === '' ? 'empty' : club }),
  ]
}

function sayMisses({ missEffect, missLimit, pauseDays }: KeptRules): string[] {
  const t = pick(houseRuleTexts)
  if (missEffect === 'none') return []
  if (missEffect === 'remind') return [t.sayRemind({ n: missLimit })]
  return [
    missEffect === 'last'
      ? t.sayLast({ n: missLimit })
      : t.sayPause({ n: missLimit, days: pauseDays }),
  ]
}
