// The rounds as flat arrays for the search: players by place, how often each pair met, and the cost
// of swaps. Four places are a game (0 and 1 against 2 and 3), places after the games are byes, and
// rounds start at multiples of four. In a DuelGrid two places are a game.

/** Players are numbers from 0 through `width` - 1; the grids hold earlier rounds. */
export type SearchGridSize = { width: number; courts: readonly number[] }

const partnerStep = 4096

export class SearchGrid {
  readonly width: number
  readonly rounds: number
  readonly stride: number
  readonly playing: Int32Array
  readonly slots: Int16Array
  readonly place: Int16Array
  readonly partner: Uint8Array
  readonly opponent: Uint8Array
  readonly raise: Int32Array
  readonly gameSize: number
  partnerCost = 0
  opponentCost = 0

  constructor(
    { width, courts }: SearchGridSize,
    raise: Int32Array,
    partner: Uint8Array,
    opponent: Uint8Array,
    gameSize = 4,
  ) {
    this.width = width
    this.rounds = courts.length
    this.stride = Math.ceil(width / gameSize) * gameSize
    this.playing = Int32Array.from(courts, (each) => each * gameSize)
    this.slots = new Int16Array(this.rounds * this.stride).fill(-1)
    this.place = new Int16Array(this.rounds * width)
    this.partner = Uint8Array.from(partner)
    this.opponent = Uint8Array.from(opponent)
    this.raise = raise
    this.gameSize = gameSize
  }

  /** Call once; each round lists games first. */
  seat(rounds: readonly (readonly number[])[]): void {
    for (const [round, players] of rounds.entries()) {
      for (const [place, player] of players.entries()) {
        this.slots[round * this.stride + place] = player
        this.place[round * this.width + player] = place
      }
      for (
        let at = round * this.stride;
        at < round * this.stride + (this.playing[round] ?? 0);
        at += this.gameSize
      )
        this.meet(at)
    }
  }

  protected meet(at: number): void {
    const [a, b, c, d] = this.slots.subarray(at, at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ]
    for (const [one, other] of [
      [a, b],
      [c, d],
    ] as const) {
      this.partnerCost += this.partner[one * this.width + other] as number
      this.count(this.partner, one, other, 1)
    }
    for (const one of [a, b]) {
      for (const other of [c, d]) {
        this.opponentCost += this.raise[this.opponent[one * this.width + other] as number] as number
        this.count(this.opponent, one, other, 1)
      }
    }
  }

  protected count(grid: Uint8Array, one: number, other: number, by: number): void {
    const [at, mirrored] = [one * this.width + other, other * this.width + one]
    grid[at] = (grid[at] as number) + by
    grid[mirrored] = (grid[mirrored] as number) + by
  }

  isBye(round: number, player: number): boolean {
    return (this.place[round * this.width + player] as number) >= (this.playing[round] as number)
  }

  /**
   * Cost change of swapping places `i` (in a game) and `j` (perhaps a bye) of one round: packed,
   * see partnerPart and opponentPart.
   */
  cost(i: number, j: number, isBye: boolean): number {
    if (isBye) return this.#leaving(i, this.slots[j] as number)
    if (i >> 2 === j >> 2) return this.#within(i, j)
    return this.#leaving(i, this.slots[j] as number) + this.#leaving(j, this.slots[i] as number)
  }

  #leaving(i: number, b: number): number {
    const { slots, width, partner, opponent, raise } = this
    const from = (slots[i] as number) * width
    const to = b * width
    const p = slots[i ^ 1] as number
    const q = slots[i ^ 2] as number
    const r = slots[i ^ 3] as number
    const partners = (partner[to + p] as number) - (partner[from + p] as number) + 1
    const gained =
      (raise[opponent[to + q] as number] as number) + (raise[opponent[to + r] as number] as number)
    const lost =
      (raise[(opponent[from + q] as number) - 1] as number) +
      (raise[(opponent[from + r] as number) - 1] as number)
    return partners * partnerStep + gained - lost
  }

  #within(i: number, j: number): number {
    const { slots, width, partner, opponent, raise } = this
    const a = (slots[i] as number) * width
    const b = (slots[j] as number) * width
    const p = slots[i ^ 1] as number
    const q = slots[j ^ 1] as number
    const partners =
      (partner[a + q] as number) +
      (partner[b + p] as number) -
      (partner[a + p] as number) -
      (partner[b + q] as number) +
      2
    const gained =
      (raise[opponent[a + p] as number] as number) + (raise[opponent[b + q] as number] as number)
    const lost =
      (raise[(opponent[a + q] as number) - 1] as number) +
      (raise[(opponent[b + p] as number) - 1] as number)
    return partners * partnerStep + gained - lost
  }

  swap(round: number, i: number, j: number, isBye: boolean, packed: number): void {
    this.partnerCost += partnerPart(packed)
    this.opponentCost += opponentPart(packed)
    const { slots, place, width } = this
    this.link(i, -1)
    if (!isBye) this.link(j, -1)
    const [a, b] = [slots[i] as number, slots[j] as number]
    slots[i] = b
    slots[j] = a
    place[round * width + a] = j - round * this.stride
    place[round * width + b] = i - round * this.stride
    this.link(i, 1)
    if (!isBye) this.link(j, 1)
  }

  protected link(i: number, by: number): void {
    const { slots } = this
    const player = slots[i] as number
    this.count(this.partner, player, slots[i ^ 1] as number, by)
    this.count(this.opponent, player, slots[i ^ 2] as number, by)
    this.count(this.opponent, player, slots[i ^ 3] as number, by)
  }
}

export class DuelGrid extends SearchGrid {
  constructor(size: SearchGridSize, raise: Int32Array, opponent: Uint8Array) {
    super(size, raise, new Uint8Array(opponent.length), opponent, 2)
  }

  protected override meet(at: number): void {
    const [one, other] = this.slots.subarray(at, at + 2) as unknown as [number, number]
    this.opponentCost += this.raise[this.opponent[one * this.width + other] as number] as number
    this.count(this.opponent, one, other, 1)
  }

  override cost(i: number, j: number, isBye: boolean): number {
    if (isBye) return this.#leaving(i, this.slots[j] as number)
    return i >> 1 === j >> 1
      ? 0
      : this.#leaving(i, this.slots[j] as number) + this.#leaving(j, this.slots[i] as number)
  }

  #leaving(i: number, b: number): number {
    const { slots, width, opponent, raise } = this
    const other = slots[i ^ 1] as number
    return (
      (raise[opponent[b * width + other] as number] as number) -
      (raise[(opponent[(slots[i] as number) * width + other] as number) - 1] as number)
    )
  }

  protected override link(i: number, by: number): void {
    this.count(this.opponent, this.slots[i] as number, this.slots[i ^ 1] as number, by)
  }
}

export const opponentPart = (packed: number): number =>
  ((packed + partnerStep / 2) & (partnerStep - 1)) - partnerStep / 2

export const partnerPart = (packed: number): number => (packed + partnerStep / 2) >> 12
