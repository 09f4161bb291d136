// Publishes a scoreboard's running score: each step is sent once this phone has recorded one.
import { useEffect, useRef, useState } from 'react'
import type { ScoreboardState } from '#domain/match/rally.ts'
import { toRunningScore } from '#domain/match/running-score.ts'
import { call } from '../../net/call.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { createNoteSender } from './note-sender.ts'

const noteMs = 8000

export function useNoting(
  matchId: string,
  {
    board,
    steps,
    turn,
    mayNote,
  }: {
    board: ScoreboardState
    steps: readonly unknown[]
    turn: number
    mayNote: boolean
  },
): void {
  const isConnected = useIsConnected()
  const [sender] = useState(() =>
    createNoteSender(({ games, points, ...note }) =>
      call(
        'matches-noteScore',
        { matchId, games: games.map(([a, b]) => [a, b]), points: [...points], ...note },
        { attempts: 1, signal: AbortSignal.timeout(noteMs) },
      ),
    ),
  )
  const told = useRef(steps)
  useEffect(() => sender.learn(turn), [sender, turn])
  useEffect(() => sender.connect(isConnected && mayNote), [sender, isConnected, mayNote])
  useEffect(() => {
    // Opening a board isn't a rally, so an old count doesn't become live.
    if (told.current === steps) return
    told.current = steps
    sender.tell(toRunningScore(board))
  }, [sender, steps, board])
}
