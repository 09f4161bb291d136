// The score sheets over a match list: the one in the address, and my unsent scores.
import { Suspense, useEffect } from 'react'
import { isComplete } from '#domain/match/match-acts.ts'
import type { MatchListContext } from '../../features/match-list/list-scene.ts'
import { formatSide, formatWhere, type ListView } from '../../features/match-list/list-view.ts'
import {
  findRunning,
  formatRunningGames,
} from '../../features/match-list/running/running-scores.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { usePlayer } from '../../session/use-me.ts'

const ScoreSheet = lazyPart(() => import('../../features/match/score-sheet.tsx'), 'ScoreSheet')
const loadScoreboard = () => import('../../features/match/scoreboard.tsx')
const Scoreboard = lazyPart(loadScoreboard, 'Scoreboard')
const UnsentScores = lazyPart(
  () => import('../../features/match/unsent-scores.tsx'),
  'UnsentScores',
)

type MatchScoresProps = {
  matchId: string | undefined
  boardId: string | undefined
  list: ListView
  scene: MatchListContext
  mayPlay: boolean
  roles: readonly string[]
  onMatch: (matchId: string) => void
  onScoreboard: (matchId: string) => void
  onClose: () => void
}

type MatchScoreProps = Pick<MatchScoresProps, 'list' | 'scene' | 'mayPlay' | 'roles'> &
  Pick<MatchScoresProps, 'onScoreboard' | 'onClose'> & {
    match: ListView['matches'][number]
    isInPlace?: boolean
  }

export function MatchScore({
  match,
  list,
  scene: { nameOf, running },
  mayPlay,
  roles,
  onScoreboard,
  onClose,
  isInPlace = false,
}: MatchScoreProps) {
  const { player, userId } = usePlayer()
  const counted = findRunning(running, match)
  return (
    <Suspense>
      <ScoreSheet
        key={match.matchId}
        list={list}
        match={match}
        title={formatWhere(match)}
        counted={counted === null ? null : formatRunningGames(counted, list.format)}
        names={{ a: formatSide(match.a, nameOf), b: formatSide(match.b, nameOf) }}
        viewer={{ playerId: player.playerId, userId, mayPlay, roles }}
        onClose={onClose}
        onScoreboard={match.state === 'planned' ? () => onScoreboard(match.matchId) : null}
        isInPlace={isInPlace}
      />
    </Suspense>
  )
}

export function MatchScores({
  matchId,
  boardId,
  list,
  scene,
  mayPlay,
  roles,
  onMatch,
  onScoreboard,
  onClose,
}: MatchScoresProps) {
  const { player, userId } = usePlayer()
  // Preloaded, because the connection may be gone when the match begins.
  useEffect(() => void loadScoreboard().catch(() => undefined), [])
  const match = list.matches.find((each) => each.matchId === matchId)
  const board = list.matches.find((each) => each.matchId === boardId)
  const viewer = { playerId: player.playerId, userId, mayPlay, roles }
  return (
    <Suspense>
      <UnsentScores userId={userId} matches={list.matches} titleOf={formatWhere} onOpen={onMatch} />
      {match !== undefined && (
        <MatchScore {...{ match, list, scene, mayPlay, roles, onScoreboard, onClose }} />
      )}
      {board !== undefined && isComplete(board) && (
        <Scoreboard
          key={board.matchId}
          list={list}
          match={board}
          title={formatWhere(board)}
          names={{ a: board.a.map(scene.nameOf), b: board.b.map(scene.nameOf) }}
          turn={scene.running.get(board.matchId)?.turn ?? 0}
          viewer={viewer}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
