// What others see of a scoreboard while it goes on: each step is told, once this phone took one.
import { useEffect, useRef, useState } from 'react'
import type { ScoreboardState } from '#domain/match/rally.ts'
import { toRunningScore } from '#domain/match/running-score.ts'
import { call } from '../../net/call.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { createNoteSender } from './note-sender.ts'

/** A rally later the note is old. */
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
    /** Another value after each step. */
    steps: readonly unknown[]
    /** Of the note that is shown now; 0 for none. */
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
    // To open a board is no rally: what was counted yesterday is not live.
    if (told.current === steps) return
    told.current = steps
    sender.tell(toRunningScore(board))
  }, [sender, steps, board])
}
