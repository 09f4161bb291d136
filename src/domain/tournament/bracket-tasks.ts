// A division's unplayed matches as tasks for the day plan: drawn matches with their players, and
// bracket slots with everyone who may reach them.
import type { ScoreRule } from '../event/format.ts'
import { usualRoundMinutes } from '../match-list/pace.ts'
import {
  placeKey,
  type BracketShape,
  type BracketSlot,
  type ShapeMatch,
} from '../match/bracket-shape.ts'
import type { PlanTask } from './day-plan.ts'

export type DrawnMatch = BracketSlot & {
  pool: number | null
  a: readonly string[]
  b: readonly string[]
  isPlayed: boolean
}

/** A seed is a team, or anyone of a pool, or of all pools (null). */
export type DivisionSeed = { team: readonly string[] } | { pool: number | null }

/**
 * earliest: the division's start, in minutes from midnight. seeds: by number, from 0. shape is
 * empty without a bracket; once bracket matches are drawn, it is theirs.
 */
export type DivisionDraw = {
  eventId: string
  earliest: number
  rule: Pick<ScoreRule, 'points' | 'bestOf'>
  drawn: readonly DrawnMatch[]
  shape: BracketShape
  seeds: readonly DivisionSeed[]
}

export const planKey = (eventId: string, match: BracketSlot): string =>
  `${eventId} ${placeKey(match)}`

type Reach = { people: readonly string[]; isKnown: boolean; after: readonly string[] }

export function listBracketTasks(draw: DivisionDraw): PlanTask[] {
  const places = new Set(draw.shape.map(placeKey))
  const rounds = draw.drawn.filter((match) => !places.has(placeKey(match)))
  const toTask = (match: BracketSlot, { people, isKnown, after }: Reach): PlanTask => ({
    key: planKey(draw.eventId, match),
    division: draw.eventId,
    after,
    people,
    isKnown,
    minutes: usualRoundMinutes(draw.rule),
    earliest: draw.earliest,
  })
  return [
    ...rounds
      .filter(({ isPlayed }) => !isPlayed)
      .map((match) =>
        toTask(match, { people: [...match.a, ...match.b], isKnown: true, after: [] }),
      ),
    ...listPlaces(draw, rounds).map(({ match, reach }) => toTask(match, reach)),
  ]
}

function listPlaces(
  draw: DivisionDraw,
  rounds: readonly DrawnMatch[],
): { match: ShapeMatch; reach: Reach }[] {
  const drawnByPlace = new Map(draw.drawn.map((match) => [placeKey(match), match]))
  const isLaid = draw.shape.some((match) => drawnByPlace.has(placeKey(match)))
  const reaches = new Map<string, Reach>()
  const seeds = new Map<DivisionSeed, Reach>()
  const pools = new Map<number | null, Reach>()
  const reachSeed = (seed: number): Reach => {
    const known = draw.seeds[seed]
    if (known === undefined) return { people: [], isKnown: false, after: [] }
    const made =
      seeds.get(known) ??
      ('team' in known
        ? { people: known.team, isKnown: true, after: [] }
        : (pools.get(known.pool) ?? reachPool(draw.eventId, rounds, known.pool)))
    seeds.set(known, made)
    if ('pool' in known) pools.set(known.pool, made)
    return made
  }
  return draw.shape.flatMap((match) => {
    const drawn = drawnByPlace.get(placeKey(match))
    const sides = (['a', 'b'] as const).map((side): Reach => {
      const source = match[side]
      const from = 'seed' in source ? reachSeed(source.seed) : reaches.get(placeKey(source.from))
      const before = from ?? { people: [], isKnown: false, after: [] }
      const team = drawn?.[side] ?? []
      if (team.length > 0) return { people: team, isKnown: true, after: before.after }
      return { ...before, isKnown: before.isKnown && 'seed' in source }
    })
    const reach = joinReaches(sides)
    const isThere =
      !isLaid ||
      drawn !== undefined ||
      (match.ifSecondWins !== undefined &&
        !drawnByPlace.get(placeKey(match.ifSecondWins))?.isPlayed)
    const after = isThere ? [planKey(draw.eventId, match)] : reach.after
    reaches.set(placeKey(match), { ...reach, after })
    return isThere && drawn?.isPlayed !== true ? [{ match, reach }] : []
  })
}

function reachPool(eventId: string, rounds: readonly DrawnMatch[], pool: number | null): Reach {
  const mine = rounds.filter((match) => pool === null || match.pool === pool)
  return {
    people: [...new Set(mine.flatMap(({ a, b }) => [...a, ...b]))],
    isKnown: false,
    after: mine.map((match) => planKey(eventId, match)),
  }
}

/** Returns the same array when no one is added, which the planner relies on for speed. */
function joinReaches(sides: readonly Reach[]): Reach {
  const [a, b] = sides
  const people =
    a === undefined || b === undefined || a.people === b.people
      ? (a?.people ?? [])
      : [...new Set([...a.people, ...b.people])]
  return {
    people: people.length === a?.people.length ? a.people : people,
    isKnown: sides.every(({ isKnown }) => isKnown),
    after: [...new Set(sides.flatMap(({ after }) => after))],
  }
}
