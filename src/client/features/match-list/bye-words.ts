// Explains why someone sits out a round.
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { pick } from '../../i18n/texts.ts'
import type { WatchedList } from './list-view.ts'

export function formatByes(
  { byes }: Pick<WatchedList, 'byes'>,
  round: number,
  number: number,
): string | null {
  const t = pick(matchListTexts)
  const before = byes.filter((bye) => bye.number === number && bye.round < round)
  if (!byes.some((bye) => bye.number === number && bye.round === round)) return null
  const last = Math.max(0, ...before.map((bye) => bye.round))
  return before.length === 0 ? t.firstBye : t.byeAgain({ n: before.length + 1, last })
}
