// Decides which results count for ratings.
import { isCompetitive, type EventType } from '../event/event.ts'
import type { Side } from '../match/match.ts'
import type { Discipline } from './rating.ts'
import type { RatedResult } from './replay.ts'

/**
 * ranked is null when no format was chosen; the event's type decides then. playerId is null for
 * guests and for players without an own act in the event.
 */
export type ConfirmedResult = {
  order: number
  play: Discipline
  type: EventType
  ranked: boolean | null
  deleted: boolean
  pointsA: readonly number[]
  pointsB: readonly number[]
  seats: readonly { side: Side; playerId: string | null }[]
}

const sum = (points: readonly number[]): number => points.reduce((total, game) => total + game, 0)

/**
 * null when it doesn't count: only ranked events that stand, with a point played and a rated player
 * in every seat. A guest has no rating, so no expectation exists.
 */
export function ratedResult({
  order,
  play,
  type,
  ranked,
  deleted,
  pointsA,
  pointsB,
  seats,
}: ConfirmedResult): RatedResult | null {
  if (deleted || !(ranked ?? isCompetitive(type))) return null
  const listIds = (wanted: Side): string[] =>
    seats
      .flatMap(({ side, playerId }) => (side === wanted && playerId !== null ? [playerId] : []))
      .toSorted()
  const [a, b] = [listIds('a'), listIds('b')]
  const size = play === 'doubles' ? 2 : 1
  const points = { pointsA: sum(pointsA), pointsB: sum(pointsB) }
  if (
    a.length !== size ||
    b.length !== size ||
    seats.length !== 2 * size ||
    points.pointsA + points.pointsB === 0
  )
    return null
  return { order, discipline: play, a, b, ...points }
}
