// The consolation bracket, for losers of their first match: first-round losers, and entrants with a
// bye who lose in the second round.
import {
  placeKey,
  type BracketShape,
  type BracketSlot,
  type ShapeMatch,
  type Source,
} from '#domain/match/bracket-shape.ts'

/**
 * Adds the consolation bracket; unchanged when fewer than two could be in it. Semifinal losers play
 * for bronze instead.
 */
export function withConsolation(shape: BracketShape): BracketShape {
  const places = new Set(shape.map(placeKey))
  const semifinal = Math.max(
    0,
    ...shape.filter(({ stage }) => stage === 'winners').map(({ round }) => round),
  )
  if (semifinal < 2) return shape
  const slots = 2 ** semifinal
  const first = Array.from({ length: slots }, (_, index): Source | null => {
    const mine: BracketSlot = { stage: 'winners', round: 1, slot: index + 1 }
    if (places.has(placeKey(mine))) return { from: mine, takes: 'loser' }
    return semifinal === 2
      ? null
      : {
          from: { stage: 'winners', round: 2, slot: Math.floor(index / 2) + 1 },
          takes: 'loser',
          only: index % 2 === 0 ? 'a' : 'b',
        }
  })
  return [...shape, ...tree(first, 1)]
}

function tree(sides: readonly (Source | null)[], round: number): ShapeMatch[] {
  if (sides.length < 2) return []
  const matches: ShapeMatch[] = []
  const next = Array.from({ length: sides.length / 2 }, (_, index): Source | null => {
    const [a, b] = [sides[index * 2] ?? null, sides[index * 2 + 1] ?? null]
    if (a === null || b === null) return a ?? b
    if (isSameLoser(a, b)) return { from: a.from, takes: 'loser' }
    const match: ShapeMatch = { stage: 'consolation', round, slot: index + 1, a, b }
    matches.push(match)
    return { from: match, takes: 'winner' }
  })
  return [...matches, ...tree(next, round + 1)]
}

/** When two with a bye meet in the second round, one of them arrives, whichever loses. */
const isSameLoser = (a: Source, b: Source): a is Extract<Source, { from: BracketSlot }> =>
  'from' in a &&
  'from' in b &&
  a.only !== undefined &&
  b.only !== undefined &&
  placeKey(a.from) === placeKey(b.from)
