// Shared context of the match list screens: the list, its rounds, the viewer, and their actions.
import { useMemo } from 'react'
import type { MatchView } from '#contract/match-list.ts'
import { listRounds, type RoundOfList } from '#domain/match-list/rounds.ts'
import { usePlayTime } from '../../parts/event/use-play-time.ts'
import { nameOfNumbers, findNumber, type NameOf, type WatchedList } from './list-view.ts'
import { nothingRuns, type RunningScores } from './running/running-scores.ts'

export type MatchListContext = {
  list: WatchedList
  rounds: readonly RoundOfList<MatchView>[]
  nameOf: NameOf
  running: RunningScores
  number: number | null
  mayPlay: boolean
  isEarly: boolean
  opens: string
  onMatch: ((matchId: string) => void) | null
  onScoreboard: ((matchId: string) => void) | null
}

type Viewer = { playerId: string | null; running?: RunningScores } & Pick<
  MatchListContext,
  'mayPlay' | 'onMatch' | 'onScoreboard'
>

export function useMatchListContext(
  list: WatchedList,
  { playerId, mayPlay, onMatch, onScoreboard, running = nothingRuns }: Viewer,
): MatchListContext {
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
