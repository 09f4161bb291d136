// The entrants of each bracket match as far as results are known. Pure: the same shape, entrants
// and results give the same matches.
import {
  placeKey,
  type BracketShape,
  type BracketSlot,
  type ShapeMatch,
  type Source,
} from '#domain/match/bracket-shape.ts'
import type { Side } from '#domain/match/match.ts'

type Entrant = readonly number[]
export type Known = { a: Entrant; b: Entrant; winner: Side | null }
/**
 * A match as it should be; a side is empty until it is known. `from` is the source of each side.
 */
export type FilledMatch = BracketSlot & {
  a: Entrant
  b: Entrant
  from: Readonly<Record<Side, Source>>
}

/** `nobody`: will stay empty. null: not known yet. */
type Reached = number | 'nobody' | null
type Outcome = { winner: Reached; loser: Reached; won: Side | null; through: Source | null }

const otherSide = { a: 'b', b: 'a' } as const

/**
 * Every match with its sides. A match with only one possible side doesn't exist: that side
 * advances. A substitute stays in their matches and in the later ones.
 */
export function fillBracket(
  shape: BracketShape,
  entrants: readonly Entrant[],
  known: ReadonlyMap<string, Known>,
): FilledMatch[] {
  const outcomes = new Map<string, Outcome>()
  const now = [...entrants]
  return shape.flatMap((match): FilledMatch[] => {
    const stored = known.get(placeKey(match))
    const sides = { a: reach(match.a, outcomes), b: reach(match.b, outcomes) }
    const isPlayable = isThere(match, outcomes)
    const names = {
      a: findEntrant(sides.a, now, stored?.a),
      b: findEntrant(sides.b, now, stored?.b),
    }
    outcomes.set(
      placeKey(match),
      isPlayable
        ? decideOutcome(match, sides, stored?.winner ?? null)
        : { winner: null, loser: null, won: null, through: null },
    )
    const isAlone = sides.a === 'nobody' || sides.b === 'nobody'
    const from = { a: origin(match.a, outcomes), b: origin(match.b, outcomes) }
    return isAlone || !isPlayable
      ? []
      : [{ stage: match.stage, round: match.round, slot: match.slot, ...names, from }]
  })
}

const isThere = ({ ifSecondWins }: ShapeMatch, outcomes: ReadonlyMap<string, Outcome>): boolean =>
  ifSecondWins === undefined || outcomes.get(placeKey(ifSecondWins))?.won === 'b'

function reach(source: Source, outcomes: ReadonlyMap<string, Outcome>): Reached {
  if ('seed' in source) return source.seed
  const outcome = outcomes.get(placeKey(source.from))
  if (outcome === undefined) return null
  if (source.takes === 'winner') return outcome.winner
  if (source.only === undefined || outcome.loser === 'nobody' || outcome.won === null)
    return outcome.loser
  return outcome.won === otherSide[source.only] ? outcome.loser : 'nobody'
}

function decideOutcome(
  match: ShapeMatch,
  sides: Readonly<Record<Side, Reached>>,
  won: Side | null,
): Outcome {
  if (sides.a === 'nobody') return { winner: sides.b, loser: 'nobody', won: null, through: match.b }
  if (sides.b === 'nobody') return { winner: sides.a, loser: 'nobody', won: null, through: match.a }
  if (won === null || sides.a === null || sides.b === null)
    return { winner: null, loser: null, won: null, through: null }
  return { winner: sides[won], loser: sides[otherSide[won]], won, through: null }
}

function origin(source: Source, outcomes: ReadonlyMap<string, Outcome>): Source {
  const through = 'seed' in source ? null : (outcomes.get(placeKey(source.from))?.through ?? null)
  return through === null ? source : origin(through, outcomes)
}

function findEntrant(side: Reached, now: Entrant[], stored: Entrant | undefined): Entrant {
  if (side === null || side === 'nobody') return []
  const mine = now[side] ?? []
  const isMine =
    stored !== undefined &&
    stored.length === mine.length &&
    (stored.some((number) => mine.includes(number)) ||
      !now.some((other) => other.some((number) => stored.includes(number))))
  if (!isMine) return mine
  now[side] = stored
  return stored
}
