// Earlier rounds as the search reads them: how often each pair of present players met, and each
// player's byes.
import type { ByeStart } from './bye-book.ts'
import { getGamePlayers, type Round } from './schedule.ts'

export type History = { partner: Uint8Array; opponent: Uint8Array; byes: ByeStart }

/**
 * Players are numbered by their index in `here`. A latecomer starts with the fewest byes of anyone
 * here.
 */
export function readHistory(here: readonly number[], played: readonly Round[]): History {
  const width = here.length
  const numberOf = new Map(here.map((player, number) => [player, number]))
  const grids = { partner: new Uint8Array(width * width), opponent: new Uint8Array(width * width) }
  const count = (grid: Uint8Array, one: number, other: number): void => {
    const [a, b] = [numberOf.get(one), numberOf.get(other)]
    if (a === undefined || b === undefined) return
    for (const at of [a * width + b, b * width + a]) grid[at] = (grid[at] ?? 0) + 1
  }
  for (const [a, b, c, d] of played.flatMap((round) => round.games.map(getGamePlayers))) {
    count(grids.partner, a, b)
    count(grids.partner, c, d)
    for (const one of [a, b]) for (const other of [c, d]) count(grids.opponent, one, other)
  }
  return {
    ...grids,
    byes: readByes(
      here,
      played.map(({ games, byes }) => ({ playing: games.flatMap(getGamePlayers), byes })),
    ),
  }
}

export type RoundAttendance = { playing: readonly number[]; byes: readonly number[] }

export function readByes(here: readonly number[], played: readonly RoundAttendance[]): ByeStart {
  const isIn = ({ playing, byes }: RoundAttendance, player: number): boolean =>
    byes.includes(player) || playing.includes(player)
  const firstRound = here.map((player) => played.findIndex((round) => isIn(round, player)))
  const counts = here.map((player) => played.filter((round) => round.byes.includes(player)).length)
  const fromTheStart = counts.filter((_, number) => firstRound[number] === 0)
  const fewest = fromTheStart.length === 0 ? 0 : Math.min(...fromTheStart)
  const last = played.at(-1)
  return {
    had: counts.map((many) => Math.max(many, fewest)),
    satBefore: here.map((player) => last !== undefined && !last.playing.includes(player)),
  }
}

/**
 * The least cost of `meetings` more meetings, spread over the pairs with the fewest, and the level
 * that no pair then exceeds. A pair's meeting costs the number of meetings it had. Only pairs with
 * `isPair` can meet.
 */
export function leastCost(
  grid: Uint8Array,
  width: number,
  meetings: number,
  isPair: (one: number, other: number) => boolean = () => true,
): { cost: number; level: number } {
  const counts = new Map<number, number>()
  for (let one = 0; one < width; one += 1) {
    for (let other = one + 1; other < width; other += 1) {
      if (!isPair(one, other)) continue
      const had = grid[one * width + other] ?? 0
      counts.set(had, (counts.get(had) ?? 0) + 1)
    }
  }
  let [left, cost, level, pairs] = [meetings, 0, 0, counts.get(0) ?? 0]
  while (left > 0 && counts.size > 0) {
    const filled = Math.min(left, pairs)
    cost += filled * level
    left -= filled
    level += 1
    pairs += counts.get(level) ?? 0
  }
  return { cost, level }
}
