// The action of a tap on a match, for this viewer: domain says what they may do, here it becomes
// the one word of a button.
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { matchActs, reportedSide } from '#domain/match/match-acts.ts'
import { isContested, findSide } from '#domain/match/match.ts'
import type { WatchedList } from './list-view.ts'

/**
 * enter: no score yet. confirm: the other side told one. decide: it is disputed. see: look, tell
 * again or correct.
 */
export type MatchAction = 'enter' | 'confirm' | 'decide' | 'see'

type Viewer = {
  list: Pick<WatchedList, 'players' | 'state'>
  /** Mine in the list, null when I am not in it. */
  number: number | null
  mayPlay: boolean
  isEarly: boolean
}

/** The action, or null where the card says everything. */
export function matchAction(
  match: MatchView,
  { list: { players, state }, number, mayPlay, isEarly }: Viewer,
): MatchAction | null {
  const told = reportedSide(players, match)
  const side = number === null ? null : findSide(match, number)
  const acts = matchActs(match, told, {
    side,
    canPlay: mayPlay,
    isClosed: state === 'closed',
    isEarly,
    playerId: null,
    roles: [],
    decidedAfter: '',
  })
  if (!isPlayed(match)) return acts.report ? 'enter' : null
  if (acts.decide && match.state === 'disputed') return 'decide'
  if (acts.confirm && match.state === 'reported') return 'confirm'
  return acts.decide || side !== null || (mayPlay && isContested(match)) ? 'see' : null
}
