// Texts for how an event is played, wherever a format is named or chosen.
import type { FormatFields } from '#domain/event/format.ts'
import { ruleTexts, formatTexts } from '#words/en/event/format.ts'
import { pick } from './texts.ts'

/**
 * 'Rotating partners · to 11'; unusual rules are added: 'Singles · to 15 · win by 1 · best of 3 ·
 * Rally'.
 */
export function formatLine({ format, points, winBy, scoring, bestOf }: FormatFields): string {
  const t = pick(ruleTexts)
  return [
    pick(formatTexts)[format],
    t.rule({ points }),
    ...(winBy === 1 ? [t.byOne] : []),
    ...(bestOf === 1 ? [] : [t.games({ n: bestOf })]),
    ...(scoring === 'rally' ? [t.rally] : []),
  ].join(' · ')
}
