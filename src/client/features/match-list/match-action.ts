// Maps the domain's rights on a match to the one button this viewer gets.
import type { MatchView } from '#contract/match-list.ts'
import { isPlayed } from '#domain/match-list/match-list.ts'
import { matchActs, reportedSide } from '#domain/match/match-acts.ts'
import { isContested, findSide } from '#domain/match/match.ts'
import type { WatchedList } from './list-view.ts'

/**
 * enter: no score yet. confirm: the other side reported one. decide: it is disputed. see: view,
 * report again or correct.
 */
export type MatchAction = 'enter' | 'confirm' | 'decide' | 'see'

type Viewer = {
  list: Pick<WatchedList, 'players' | 'state'>
  number: number | null
  mayPlay: boolean
  isEarly: boolean
}

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
