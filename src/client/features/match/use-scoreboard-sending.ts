// Sends the score of a finished scoreboard through the outbox, once, when there is a connection.
import { useEffect, useState } from 'react'
import type { GamePoints } from '#domain/match/match.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { outgoingScore } from './outgoing-scores.ts'
import { saveScoreboard } from './scoreboard-store.ts'

export function useScoreboardSending(
  matchId: string,
  { userId, about }: { userId: string; about: string },
) {
  const { outbox, items } = useOutbox(userId)
  const outgoing = outgoingScore(items, matchId)
  const [isAsked, setAsked] = useState(false)
  const isDone = outgoing?.state === 'done'
  useEffect(() => {
    if (isDone) saveScoreboard(matchId, [])
  }, [isDone, matchId])
  return {
    waiting: isDone ? null : outgoing,
    isSent: isDone || (isAsked && outgoing === null),
    send: (games: readonly GamePoints[]) => {
      setAsked(true)
      outbox.add(
        'matches-report',
        { matchId, games: games.map(([a, b]): [number, number] => [a, b]), walkover: null },
        about,
      )
    },
    retry: () => (outgoing === null ? undefined : outbox.retry(outgoing.key)),
    discard: () => {
      setAsked(false)
      if (outgoing !== null) outbox.remove(outgoing.key)
    },
  }
}

export type ScoreboardSending = ReturnType<typeof useScoreboardSending>
