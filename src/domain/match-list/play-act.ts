// Distinguishes changes that record play from changes of the plan.
import type { Match } from '../match/match.ts'
import { isSame, type ListChange, type BeforeAfter } from './list-change.ts'
import type { ListPlayer } from './match-list.ts'

/**
 * True when a change marks someone present or gone, or records a result. Undoing that doesn't
 * count.
 */
export const isPlayAct = ({ players, matches }: Pick<ListChange, 'players' | 'matches'>): boolean =>
  players.some(marks) || matches.some(tells)

const marks = ({ before, after }: BeforeAfter<ListPlayer>): boolean =>
  after !== null && after.presence !== 'expected' && after.presence !== before?.presence

const tells = ({ before, after }: BeforeAfter<Match>): boolean =>
  after !== null &&
  after.state !== 'planned' &&
  !isSame(getResult(after), before === null ? null : getResult(before))

const getResult = ({ state, games, winner, walkover }: Match) => ({
  state,
  games,
  winner,
  walkover,
})

export function listForPlan<
  P extends Pick<ListPlayer, 'presence'>,
  L extends { players: readonly P[] },
>(list: L, isEarly: boolean): L {
  if (!isEarly) return list
  return {
    ...list,
    players: list.players.map((player) =>
      player.presence === 'expected' ? { ...player, presence: 'here' as const } : player,
    ),
  }
}
