// The facts every part of the screen needs: the list, its rounds, the viewer, and what a
// tap leads to.
import { useMemo } from 'react'
import type { MatchView } from '#contract/match-list.ts'
import { listRounds, type RoundOfList } from '#domain/match-list/rounds.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { nameOfNumbers, findNumber, type NameOf, type WatchedList } from './list-view.ts'
import { nothingRuns, type RunningScores } from './running/running-scores.ts'

export type ListScene = {
  list: WatchedList
  rounds: readonly RoundOfList<MatchView>[]
  nameOf: NameOf
  /** Of the matches that are counted now. */
  running: RunningScores
  /** The viewer's, null when they are not in the list. */
  number: number | null
  mayPlay: boolean
  /** No one can be checked in and no score entered yet; opens says from when. */
  isEarly: boolean
  opens: string
  /** Opens the score of a match; null where no one can tell one, as for a visitor. */
  onMatch: ((matchId: string) => void) | null
  onScoreboard: ((matchId: string) => void) | null
}

type Viewer = { playerId: string | null; running?: RunningScores } & Pick<
  ListScene,
  'mayPlay' | 'onMatch' | 'onScoreboard'
>

/** The scene of a list that changes under the viewer's eyes. */
export function useListScene(
  list: WatchedList,
  { playerId, mayPlay, onMatch, onScoreboard, running = nothingRuns }: Viewer,
): ListScene {
  const { isEarly, words: opens } = usePlayTime(list)
  const scene = useMemo(
    () => ({
      list,
      rounds: listRounds(list),
      nameOf: nameOfNumbers(list.players),
      number: findNumber(list, playerId),
      mayPlay,
      isEarly,
      opens,
      onMatch,
      onScoreboard,
    }),
    [list, playerId, mayPlay, isEarly, opens, onMatch, onScoreboard],
  )
  return useMemo(() => ({ ...scene, running }), [scene, running])
}
