// Byes of each round, in laps: no one starts the next lap before everyone had a bye in this one,
// and no one sits out twice in a row if avoidable. Trades keep the laps, so byes are balanced in
// every round.
import type { Random } from '../shared/random.ts'
import type { SearchGrid } from './search-grid.ts'

export type ByeStart = {
  had: readonly number[]
  satBefore: readonly boolean[]
}

/**
 * Player `x` sits in round `inRound` and trades with `y`, who sits in `otherRound` of the same lap
 * (-1: not in this lap).
 */
export type Trade = {
  x: number
  y: number
  inRound: number
  otherRound: number
  entry: number
  otherEntry: number
}

/** rested: even in every round, no one twice in a row. in the end: even overall only. */
export type Freedom = 'rested' | 'in every round' | 'in the end'

type ByeRecord = { round: number; player: number; lap: number }

/**
 * Per round, picks `sitting` byes: fewest byes first, then longest time since the last one, then by
 * lot.
 */
export function assignByes(
  sitting: readonly number[],
  start: ByeStart,
  random: Random,
): number[][] {
  const had = [...start.had]
  const last: number[] = start.satBefore.map((sat) => (sat ? -1 : -2))
  return sitting.map((many, round) => {
    const order = random.shuffle(had.map((_, player) => player))
    const isTired = (player: number): number => (last[player] === round - 1 ? 1 : 0)
    order.sort((a, b) => (had[a] ?? 0) - (had[b] ?? 0) || isTired(a) - isTired(b))
    const byes = order.slice(0, many)
    for (const player of byes) {
      had[player] = (had[player] ?? 0) + 1
      last[player] = round
    }
    return byes
  })
}

export class ByeBook {
  readonly #entries: ByeRecord[] = []
  readonly #laps = new Map<number, number[]>()
  readonly #all: number[]
  readonly #total: number[]
  readonly #satBefore: readonly boolean[]
  readonly #lastLap: number
  readonly #freedom: Freedom
  readonly isTradeable: boolean

  constructor(byes: readonly (readonly number[])[], start: ByeStart, freedom: Freedom) {
    this.#freedom = freedom
    this.#total = [...start.had]
    this.#satBefore = start.satBefore
    for (const [round, players] of byes.entries()) {
      for (const player of players) {
        const lap = this.#total[player] ?? 0
        this.#total[player] = lap + 1
        this.#laps.set(lap, [...(this.#laps.get(lap) ?? []), this.#entries.length])
        this.#entries.push({ round, player, lap })
      }
    }
    this.#all = [...this.#entries.keys()]
    this.#lastLap = Math.max(-1, ...this.#laps.keys())
    this.isTradeable = this.#entries.length > 0
  }

  /**
   * A trade that keeps the laps and adds no consecutive byes; null when the draw doesn't find one.
   */
  propose(board: SearchGrid, random: Random): Trade | null {
    const entry = Math.floor(random.next() * this.#entries.length)
    const { player: x, round: inRound, lap } = this.#entries[entry] as ByeRecord
    const isLoose = this.#freedom === 'in the end'
    const lapEntries = isLoose ? this.#all : (this.#laps.get(lap) ?? [])
    const mayEnd = isLoose ? this.#total[x] === this.#lastLap + 1 : lap === this.#lastLap
    const pick = Math.floor(random.next() * (lapEntries.length + (mayEnd ? 2 : 0)))
    if (pick >= lapEntries.length) return this.#proposeNewcomer(board, random, entry)
    const otherEntry = lapEntries[pick] as number
    const { player: y, round: otherRound } = this.#entries[otherEntry] as ByeRecord
    if (inRound === otherRound || board.isBye(inRound, y) || board.isBye(otherRound, x)) return null
    const trade = { x, y, inRound, otherRound, entry, otherEntry }
    return this.#isRested(board, trade) ? trade : null
  }

  #proposeNewcomer(board: SearchGrid, random: Random, entry: number): Trade | null {
    const { player: x, round: inRound } = this.#entries[entry] as ByeRecord
    const y = Math.floor(random.next() * board.width)
    if (this.#total[y] !== this.#lastLap || board.isBye(inRound, y)) return null
    const trade = { x, y, inRound, otherRound: -1, entry, otherEntry: -1 }
    return this.#isRested(board, trade) ? trade : null
  }

  #sits(board: SearchGrid, round: number, player: number): boolean {
    if (round < 0) return this.#satBefore[player] ?? false
    return round < board.rounds && board.isBye(round, player)
  }

  #beside(board: SearchGrid, round: number, player: number, leaving: number): number {
    if (round < 0 || round >= board.rounds) return 0
    let many = 0
    for (const other of [round - 1, round + 1])
      if (other !== leaving && this.#sits(board, other, player)) many += 1
    return many
  }

  #isRested(board: SearchGrid, { x, y, inRound, otherRound }: Trade): boolean {
    if (this.#freedom !== 'rested') return true
    const none = -9
    const other = otherRound < 0 ? none : otherRound
    const before = this.#beside(board, inRound, x, none) + this.#beside(board, other, y, none)
    const after = this.#beside(board, inRound, y, other) + this.#beside(board, other, x, inRound)
    return after <= before
  }

  apply(board: SearchGrid, trade: Trade): void {
    this.#give(board, trade.inRound, trade.x, trade.y)
    ;(this.#entries[trade.entry] as ByeRecord).player = trade.y
    if (trade.otherRound >= 0) {
      this.#give(board, trade.otherRound, trade.y, trade.x)
      ;(this.#entries[trade.otherEntry] as ByeRecord).player = trade.x
      return
    }
    this.#total[trade.x] = (this.#total[trade.x] ?? 0) - 1
    this.#total[trade.y] = (this.#total[trade.y] ?? 0) + 1
  }

  undo(board: SearchGrid, trade: Trade): void {
    this.apply(board, { ...trade, x: trade.y, y: trade.x })
  }

  #give(board: SearchGrid, round: number, sitter: number, player: number): void {
    const start = round * board.stride
    const i = start + (board.place[round * board.width + player] as number)
    const j = start + (board.place[round * board.width + sitter] as number)
    board.swap(round, i, j, true, board.cost(i, j, true))
  }
}
