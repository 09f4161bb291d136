// The live day of a tournament for its viewers.
import { useMemo } from 'react'
import { useLiveList } from '../../../net/use-live-list.ts'
import { usePlayer } from '../../../session/use-me.ts'
import type { Tournament } from '../tournament-words.ts'
import { findMe, type DayBoard } from './day-board.ts'

export function useDayBoard(tournament: Tournament): {
  board: DayBoard | null
  refused: boolean
  retry: () => void
} {
  const { tournamentId, fields, timezone, divisions } = tournament
  const { playerId } = usePlayer().player
  const { live, retry } = useLiveList('tournaments-day', { tournamentId }, tournamentId)
  const day = live.status === 'ready' ? live.data : null
  const board = useMemo(
    () =>
      day === null
        ? null
        : {
            ...day,
            name: fields.name,
            timezone,
            courts: fields.courts,
            courtsOut: fields.courtsOut,
            restMinutes: fields.restMinutes,
            divisions,
            me: findMe(day, playerId),
          },
    [day, fields, timezone, divisions, playerId],
  )
  return { board, refused: live.status === 'refused', retry }
}
