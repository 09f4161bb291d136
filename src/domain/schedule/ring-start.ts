// Evenings of ring-tables.ts, round by round.
import { withByes } from './cyclic-start.ts'
import { ringTables, type RingTable } from './ring-tables.ts'

const letterA = 97
const readLetters = (letters: string): number[] =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - letterA)

/** The player who stands `by` places ahead in this player's ring. */
function moveOn(player: number, by: number, rings: readonly number[]): number {
  let first = 0
  for (const size of rings) {
    if (player < first + size) return first + ((player - first + by) % size)
    first += size
  }
  return player
}

function unroll({ rings, turning, alone = [], order }: RingTable): number[][] {
  const rounds = [
    ...turning.flatMap((round) =>
      Array.from({ length: rings[0] ?? 1 }, (_, by) =>
        readLetters(round).map((player) => moveOn(player, by, rings)),
      ),
    ),
    ...alone.map(readLetters),
  ]
  return order === undefined ? rounds : readLetters(order).map((round) => rounds[round] ?? [])
}

/** The seats of each round (games first, then byes), or null where there is no table. */
export function ringStart(players: number, courts: number, rounds: number): number[][] | null {
  const table = ringTables[`${players},${courts},${rounds}`]
  return table === undefined ? null : unroll(table).map((games) => withByes(games, players))
}
