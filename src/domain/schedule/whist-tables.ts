// Exact tables of whist: in a full cycle everyone partners everyone once and opposes everyone twice. Round r adds r to every number modulo
// n - 1 (n, when one sits out); the last player of a table without byes, written -1, stays. Four numbers a game, partners beside each other.

/** The first round of the cycle of so many players. */
export const whistRounds: Readonly<Record<number, readonly number[]>> = {
  4: [-1, 1, 0, 2],
  5: [1, 4, 3, 2],
  8: [-1, 1, 0, 3, 2, 4, 6, 5],
  12: [-1, 10, 0, 6, 1, 4, 2, 9, 3, 5, 7, 8],
  13: [1, 12, 8, 5, 2, 11, 10, 3, 4, 9, 7, 6],
  16: [-1, 10, 11, 6, 0, 7, 8, 5, 1, 12, 3, 9, 2, 4, 14, 13],
  17: [1, 12, 13, 10, 2, 3, 14, 6, 4, 8, 15, 5, 7, 9, 16, 11],
  20: [-1, 10, 11, 17, 0, 15, 4, 9, 1, 2, 7, 18, 3, 12, 8, 5, 6, 13, 14, 16],
  21: [1, 12, 13, 19, 2, 16, 8, 11, 3, 4, 20, 18, 5, 17, 15, 7, 6, 10, 14, 9],
  24: [-1, 22, 11, 21, 0, 4, 16, 1, 2, 20, 18, 7, 3, 10, 6, 12, 5, 19, 15, 13, 8, 9, 17, 14],
  25: [1, 24, 13, 23, 2, 18, 22, 11, 3, 21, 7, 20, 4, 8, 10, 16, 5, 6, 12, 15, 9, 17, 14, 19],
}

/** The nine rounds of nine players, which no single round generates. */
export const whistOfNine: readonly (readonly number[])[] = [
  [1, 2, 3, 6, 4, 8, 5, 7],
  [2, 0, 4, 7, 5, 6, 3, 8],
  [0, 1, 5, 8, 3, 7, 4, 6],
  [4, 5, 6, 0, 7, 2, 8, 1],
  [5, 3, 7, 1, 8, 0, 6, 2],
  [3, 4, 8, 2, 6, 1, 7, 0],
  [7, 8, 0, 3, 1, 5, 2, 4],
  [8, 6, 1, 4, 2, 3, 0, 5],
  [6, 7, 2, 5, 0, 4, 1, 3],
]
