// Brackets as matches of a match list: created from seeds and updated as results come in. Shape and
// seeds are read from the matches themselves, so a bracket survives changes of the event's format.
import { isPlayed, type MatchList } from '#domain/match-list/match-list.ts'
import { isOfRound, plannedMatch, playedRounds } from '#domain/match-list/replace-rounds.ts'
import { placeKey, type BracketShape } from '#domain/match/bracket-shape.ts'
import type { Match } from '#domain/match/match.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { bracketShape, type BracketKind } from './bracket-shape.ts'
import { withConsolation } from './consolation.ts'
import { giveCourts } from './court-giver.ts'
import { fillBracket, type FilledMatch, type Known } from './fill-bracket.ts'

type Entrant = readonly number[]
type BracketPlan = { kind: BracketKind; hasConsolation: boolean; entrants: readonly Entrant[] }

export const loadShape = async (
  kind: BracketKind,
  hasConsolation: boolean,
  entrants: number,
): Promise<BracketShape> => {
  const shape = await bracketShape(kind, entrants)
  return hasConsolation && kind === 'single' ? withConsolation(shape) : shape
}

/**
 * The list with a bracket for these entrants, best seed first. Replaces rounds without played
 * matches and any earlier bracket.
 */
export async function storeBracket(
  list: MatchList,
  { kind, hasConsolation, entrants }: BracketPlan,
  newId: () => string,
): Promise<MatchList> {
  const stay = playedRounds(list)
  const kept = list.matches.filter((match) => isOfRound(match) && stay.has(match.round))
  const filled = fillBracket(
    await loadShape(kind, hasConsolation, entrants.length),
    entrants,
    new Map(),
  )
  const matches = [...kept, ...filled.map((match) => planned(match, newId))]
  return {
    ...list,
    matches: giveCourts(matches, list.courts),
    byes: list.byes.filter(({ round }) => stay.has(round)),
  }
}

/**
 * All matches of a list after a result was entered, changed or withdrawn (already in the list):
 * later matches get the players who reach them, and courts where playable. Refused when one of
 * those was played with others.
 */
export async function followResult(
  list: Pick<MatchList, 'matches' | 'courts'>,
  newId: () => string,
): Promise<Result<readonly Match[], 'bracket-went-on'>> {
  const bracket = list.matches.filter((match) => !isOfRound(match))
  if (bracket.length === 0) return ok(list.matches)
  const filled = await refill(bracket)
  const byKey = new Map(filled.map((match) => [placeKey(match), match]))
  const isWrong = (match: Match): boolean => {
    const now = byKey.get(placeKey(match))
    return (
      isPlayed(match) && (now === undefined || !isSame(now.a, match.a) || !isSame(now.b, match.b))
    )
  }
  if (bracket.some(isWrong)) return refuse('bracket-went-on')
  const before = new Map(bracket.map((match) => [placeKey(match), match]))
  const after = filled.map((match) => {
    const known = before.get(placeKey(match))
    return known === undefined
      ? planned(match, newId)
      : { ...known, a: sorted(match.a), b: sorted(match.b) }
  })
  return ok(giveCourts([...list.matches.filter(isOfRound), ...after], list.courts))
}

const sorted = (numbers: Entrant): number[] => numbers.toSorted((one, other) => one - other)
const isSame = (one: Entrant, other: Entrant): boolean =>
  sorted(one).join() === sorted(other).join()
const planned = ({ stage, round, slot, a, b }: FilledMatch, newId: () => string): Match =>
  plannedMatch({ matchId: newId(), stage, round, slot, court: null, pool: null, a, b })

export async function readBracket(
  bracket: readonly Match[],
): Promise<{ shape: BracketShape; entrants: Entrant[] }> {
  const shape = await loadShape(...findBracketKind(bracket))
  const byKey = new Map(bracket.map((match) => [placeKey(match), match]))
  const entrants: Entrant[] = []
  for (const match of shape)
    for (const side of ['a', 'b'] as const) {
      const source = match[side]
      if ('seed' in source) entrants[source.seed] = byKey.get(placeKey(match))?.[side] ?? []
    }
  return { shape, entrants }
}

async function refill(bracket: readonly Match[]): Promise<FilledMatch[]> {
  const { shape, entrants } = await readBracket(bracket)
  const known = bracket.map((match): [string, Known] => [
    placeKey(match),
    { a: match.a, b: match.b, winner: match.state === 'confirmed' ? match.winner : null },
  ])
  return fillBracket(shape, entrants, new Map(known))
}

/**
 * The kind of a bracket and its number of entrants. The first round has one match for each entrant
 * above half of its slots.
 */
function findBracketKind(bracket: readonly Match[]): [BracketKind, boolean, number] {
  const winners = bracket.filter(({ stage }) => stage === 'winners')
  const kind = bracket.some(({ stage }) => stage === 'losers') ? 'double' : 'single'
  const rounds = Math.max(0, ...winners.map(({ round }) => round))
  const places = kind === 'double' ? 2 ** rounds : 2 ** (rounds + 1)
  const first = rounds === 0 ? 1 : winners.filter(({ round }) => round === 1).length
  return [kind, bracket.some(({ stage }) => stage === 'consolation'), places / 2 + first]
}

export type Feed = { matchId: string; side: 'a' | 'b'; from: string; takes: 'winner' | 'loser' }

export async function listFeeds(matches: readonly Match[]): Promise<Feed[]> {
  const bracket = matches.filter((match) => !isOfRound(match))
  if (bracket.length === 0) return []
  const idOf = new Map(bracket.map((match) => [placeKey(match), match.matchId]))
  return (await refill(bracket)).flatMap((match) =>
    (['a', 'b'] as const).flatMap((side): Feed[] => {
      const source = match.from[side]
      if ('seed' in source) return []
      const [matchId, from] = [idOf.get(placeKey(match)), idOf.get(placeKey(source.from))]
      return matchId === undefined || from === undefined
        ? []
        : [{ matchId, side, from, takes: source.takes }]
    }),
  )
}
