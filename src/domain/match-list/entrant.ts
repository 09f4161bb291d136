// The entrants of standings, and their results: a player, or two partners who stay together. Only
// confirmed matches count.
import type { Match, Side } from '../match/match.ts'
import type { ListPlayer } from './match-list.ts'

export type CountedMatch = Pick<
  Match,
  'stage' | 'round' | 'slot' | 'pool' | 'a' | 'b' | 'state' | 'games' | 'winner'
>
export type CountedList = {
  eventId: string
  players: readonly Pick<ListPlayer, 'number' | 'team' | 'presence'>[]
  matches: readonly CountedMatch[]
}

/** played, wins and losses count matches; a walkover has no points. met: by opponent's key. */
export type Tally = {
  key: string
  numbers: readonly number[]
  played: number
  wins: number
  losses: number
  games: number
  pointsFor: number
  pointsAgainst: number
  met: ReadonlyMap<string, { played: number; wins: number }>
}

export type EntrantMatch = { match: CountedMatch; side: Side; key: string }

const otherSide = { a: 'b', b: 'a' } as const

function getKeys(
  numbers: readonly number[],
  teams: ReadonlyMap<number, number | null> | null,
): string[] {
  if (numbers.length === 0) return []
  if (teams === null) return numbers.map(String)
  const named = new Set(numbers.flatMap((number) => teams.get(number) ?? []))
  if (named.size > 1) return []
  const [team] = named
  return [
    team === undefined ? numbers.toSorted((one, other) => one - other).join('+') : `team ${team}`,
  ]
}

export function readParts(
  { players, matches }: CountedList,
  isTeams: boolean,
): { numbersByKey: Map<string, number[]>; parts: EntrantMatch[] } {
  const teams = isTeams ? new Map(players.map(({ number, team }) => [number, team])) : null
  const parts = matches.flatMap((match) =>
    (['a', 'b'] as const).flatMap((side) =>
      getKeys(match[side], teams).map((key) => ({ match, side, key })),
    ),
  )
  const numbersByKey = new Map<string, Set<number>>()
  const add = (key: string, numbers: readonly number[]) =>
    numbersByKey.set(key, new Set([...(numbersByKey.get(key) ?? []), ...numbers]))
  for (const { match, side, key } of parts)
    add(
      key,
      match[side].filter((number) => isNamedBy(number, key, teams)),
    )
  for (const [key, numbers] of waiting(players, teams))
    if (!numbersByKey.has(key)) add(key, numbers)
  return {
    numbersByKey: new Map(
      [...numbersByKey].map(([key, numbers]) => [
        key,
        [...numbers].toSorted((one, other) => one - other),
      ]),
    ),
    parts,
  }
}

function isNamedBy(
  number: number,
  key: string,
  teams: ReadonlyMap<number, number | null> | null,
): boolean {
  if (teams === null) return key === String(number)
  const team = teams.get(number) ?? null
  return team === null ? !key.startsWith('team') : key === `team ${team}`
}

function waiting(
  players: CountedList['players'],
  teams: ReadonlyMap<number, number | null> | null,
): Map<string, number[]> {
  const here = players
    .filter(({ presence, team }) => presence === 'here' && (teams === null || team !== null))
    .map(({ number }) => number)
  const numbersByKey = new Map<string, number[]>()
  for (const number of here) {
    for (const key of getKeys([number], teams))
      numbersByKey.set(key, [...(numbersByKey.get(key) ?? []), number])
  }
  return numbersByKey
}

export function tallyParts(
  numbersByKey: ReadonlyMap<string, readonly number[]>,
  parts: readonly EntrantMatch[],
): Tally[] {
  const confirmed = parts.filter(({ match }) => match.state === 'confirmed')
  const partsByMatch = Map.groupBy(confirmed, ({ match }) => match)
  const partsByKey = Map.groupBy(confirmed, ({ key }) => key)
  return [...numbersByKey].map(([key, numbers]) => {
    const mine = partsByKey.get(key) ?? []
    const met = new Map<string, { played: number; wins: number }>()
    for (const { match, side } of mine) {
      for (const opponent of partsByMatch.get(match) ?? []) {
        if (opponent.side === side) continue
        const before = met.get(opponent.key) ?? { played: 0, wins: 0 }
        met.set(opponent.key, {
          played: before.played + 1,
          wins: before.wins + (match.winner === side ? 1 : 0),
        })
      }
    }
    const wins = mine.filter(({ match, side }) => match.winner === side).length
    return {
      key,
      numbers,
      played: mine.length,
      wins,
      losses: mine.length - wins,
      ...sumPoints(mine),
      met,
    }
  })
}

function sumPoints(
  mine: readonly EntrantMatch[],
): Pick<Tally, 'games' | 'pointsFor' | 'pointsAgainst'> {
  const sum = { games: 0, pointsFor: 0, pointsAgainst: 0 }
  for (const { match, side } of mine) {
    sum.games += match.games.length
    sum.pointsFor += pointsIn(match, side)
    sum.pointsAgainst += pointsIn(match, otherSide[side])
  }
  return sum
}

const pointsIn = ({ games }: CountedMatch, side: Side): number =>
  games.reduce((sum, [a, b]) => sum + (side === 'a' ? a : b), 0)
