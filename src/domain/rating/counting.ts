// Which results count for ratings.
import { isCompetitive, type EventType } from '../event/event.ts'
import type { Side } from '../match/match.ts'
import type { Discipline } from './rating.ts'
import type { RatedResult } from './replay.ts'

/**
 * A confirmed result with its event. ranked is null where no format was chosen: then the type of
 * the event decides. A guest has no playerId, and nor has a player without an own action in
 * the event.
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
 * The result as ratings see it, or null when it does not count: only in ranked events that stand,
 * only where a point was played, and only with a player in every place (those of a side by id). A
 * guest has no rating, so no one can say what was to be expected.
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
