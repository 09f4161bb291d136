// Draw places: entrants who left with matches to come, and those who replace them.
import { getPlayerIds } from '../event/entry.ts'
import type { EntryChange } from '../event/roster-change.ts'
import { playersOfMatch, type Match } from '../match/match.ts'
import { isPlayed, type ListPlayer, type MatchList } from './match-list.ts'
import { isOfRound } from './replace-rounds.ts'

type Drawn = Pick<Match, 'a' | 'b' | 'state'>
type DrawnList = {
  players: readonly Pick<ListPlayer, 'number' | 'presence' | 'team'>[]
  matches: readonly Drawn[]
}

export function listLeftSides({ players, matches }: DrawnList): (readonly number[])[] {
  const left = new Set(
    players.filter(({ presence }) => presence === 'left').map(({ number }) => number),
  )
  const sides = matches
    .filter((match) => !isPlayed(match))
    .flatMap(({ a, b }) => [a, b])
    .filter((side) => side.some((number) => left.has(number)))
  return [...new Map(sides.map((side) => [side.join(), side])).values()]
}

export function listWithoutMatch({ players, matches }: DrawnList): number[] {
  const drawn = new Set(matches.flatMap(playersOfMatch))
  return players
    .filter(({ number, presence }) => presence !== 'left' && !drawn.has(number))
    .map(({ number }) => number)
}

export function replaceEntrant(
  list: MatchList,
  out: readonly number[],
  into: readonly number[],
): MatchList {
  const replace = (side: readonly number[]): readonly number[] =>
    side.join() === out.join() ? into.toSorted((one, other) => one - other) : side
  const at = new Map(out.map((number, index) => [number, into[index] ?? number]))
  return {
    ...list,
    matches: list.matches.map((match) =>
      isPlayed(match) ? match : { ...match, a: replace(match.a), b: replace(match.b) },
    ),
    byes: list.byes.map((bye) => ({ ...bye, number: at.get(bye.number) ?? bye.number })),
  }
}

/**
 * New parties on the roster take the places of entrants who left before playing: in all of a
 * division's draw, elsewhere in a bracket only, because rounds are planned again.
 */
export function applyRosterToDraw(
  list: MatchList,
  changes: readonly EntryChange[],
  { isDivision }: { isDivision: boolean },
): MatchList {
  return listNewcomers(list, changes).reduce((followed, into) => {
    const matches = followed.matches.filter((match) => isDivision || !isOfRound(match))
    const played = new Set(followed.matches.filter(isPlayed).flatMap(playersOfMatch))
    const left = new Map(followed.players.map(({ number, presence }) => [number, presence]))
    const out = listLeftSides({ players: followed.players, matches }).find(
      (side) =>
        side.length === into.length &&
        side.every((number) => left.get(number) === 'left' && !played.has(number)),
    )
    return out === undefined ? followed : replaceEntrant(followed, out, into)
  }, list)
}

function listNewcomers(list: MatchList, changes: readonly EntryChange[]): (readonly number[])[] {
  const without = new Set(listWithoutMatch(list))
  return changes
    .flatMap((change) =>
      change.kind !== 'delete' &&
      change.after.place === 'playing' &&
      !(change.kind === 'update' && change.before.place === 'playing')
        ? [getPlayerIds(change.after)]
        : [],
    )
    .map((ids) =>
      list.players.flatMap(({ number, playerId }) =>
        playerId !== null && ids.includes(playerId) ? [number] : [],
      ),
    )
    .filter((numbers) => numbers.length > 0 && numbers.every((number) => without.has(number)))
}
