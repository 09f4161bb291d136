// Pairs players for formats with fixed teams: existing teams, agreed partners, or balanced by
// level.
import type { ViewedPlayer } from '../list-view.ts'

export type Pair = readonly [number, number]
type Pairable = Pick<ViewedPlayer, 'number' | 'playerId' | 'skillSelf' | 'team'>

const twos = (numbers: readonly number[]): Pair[] => {
  const [a, b] = numbers
  return a === undefined || b === undefined ? [] : [[a, b]]
}

export const listPairs = (players: readonly Pairable[]): Pair[] =>
  [
    ...Map.groupBy(
      players.filter(({ team }) => team !== null),
      ({ team }) => team,
    ).values(),
  ].flatMap((team) => twos(team.map(({ number }) => number)))

export function pairByRequest(
  players: readonly Pairable[],
  partnerIds: ReadonlyMap<string, string>,
): Pair[] {
  const numberById = new Map(
    players.flatMap(({ playerId, number }) =>
      playerId === null ? [] : [[playerId, number] as const],
    ),
  )
  return players.flatMap(({ playerId, number }): Pair[] => {
    const partner = numberById.get(partnerIds.get(playerId ?? '') ?? '')
    return partner === undefined || partner < number ? [] : [[number, partner]]
  })
}

/**
 * Strongest with weakest, and so on to the middle; an unknown level counts as the middle. With an
 * odd number one is left over.
 */
export function pairByLevel(players: readonly Pairable[]): Pair[] {
  const known = players
    .flatMap(({ skillSelf }) => (skillSelf === null ? [] : [skillSelf]))
    .toSorted((a, b) => a - b)
  const middle = known[Math.floor(known.length / 2)] ?? 0
  const sorted = players
    .toSorted(
      (one, other) =>
        (other.skillSelf ?? middle) - (one.skillSelf ?? middle) || one.number - other.number,
    )
    .map(({ number }) => number)
  const even =
    sorted.length % 2 === 0
      ? sorted
      : sorted.filter((_, index) => index !== (sorted.length - 1) / 2)
  return even
    .slice(0, even.length / 2)
    .flatMap((number, index) => twos([number, even[even.length - 1 - index] ?? number]))
}

export function proposePairs(
  players: readonly (Pairable & Pick<ViewedPlayer, 'presence'>)[],
  partnerIds: ReadonlyMap<string, string>,
): Pair[] {
  const isFree =
    (pairs: readonly Pair[]) =>
    ({ number }: Pairable): boolean =>
      !pairs.flat().includes(number)
  const have = listPairs(players)
  const here = players.filter(({ presence }) => presence === 'here')
  const agreed = [...have, ...pairByRequest(here.filter(isFree(have)), partnerIds)]
  return [...agreed, ...pairByLevel(here.filter(isFree(agreed)))]
}
