// Formats a match's scoring rule: 'To 11, win by 2 · side-out scoring'.
import type { ScoreRule } from '#domain/event/format.ts'
import { scoreTexts } from '#words/en/match/score.ts'
import { pick } from '../../i18n/texts.ts'

export function ruleLine({ points, winBy, scoring, bestOf }: ScoreRule): string {
  const t = pick(scoreTexts)
  return [
    t.rule({ points, winBy }),
    ...(bestOf === 1 ? [] : [t.bestOf({ games: bestOf })]),
    scoring === 'rally' ? t.rally : t.sideOut,
  ].join(' · ')
}
