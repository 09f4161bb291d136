// Somebody outside who watches a live queue all evening: knows only what its windows show, who
// reported which game, and who went home. Nothing here asks the rules of the queue.
import { expect } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { sorted } from '../support/queue-builder.ts'

/** What the windows of players, of organizers and on the wall have in common. */
export type QueueSight = LiveOutput<'queues-watch'>['queue']
type SeenGame = { id: number; a: readonly number[]; b: readonly number[] }
type Side = 'a' | 'b'

/** entered: at which look somebody came to the line. passes: by whom, and how often. */
type Wait = { at: number; entered: number; passes: Map<number, number> }

const seatsOf = ({ a, b }: Pick<SeenGame, 'a' | 'b'>): number[] => [...a, ...b]

/** The state that all windows must agree on: without names, and without waits that grow by themselves. */
export const toSettledState = ({ state, rule, levels, courts, line, members }: QueueSight) => ({
  state,
  rule,
  levels,
  courts,
  line: line.map(({ number, position }) => ({ number, position })),
  members: members.map(({ number, lane, partner, games, wins, next, ...member }) => ({
    number,
    lane,
    partner,
    games,
    wins,
    next,
    state: member.state,
  })),
})

/** Any frame of any window: nobody at two places, four to a game, nobody in line who stopped. */
export function expectWhole({ courts, line, members }: QueueSight): void {
  const games = courts.flatMap(({ game }) => (game === null ? [] : [seatsOf(game)]))
  const seats = games.flat()
  const lined = line.map(({ number }) => number)
  const places = [...seats, ...lined]
  const isAt = (state: string, numbers: readonly number[]): boolean => {
    const at = members.flatMap((member) => (member.state === state ? [member.number] : []))
    return sorted(at).join(' ') === sorted(numbers).join(' ')
  }
  // One assertion, because a night has ten thousand frames.
  const laws = {
    'nobody is at two places': new Set(places).size === places.length,
    'four are to a game': games.every((game) => game.length === 4),
    'who plays is on a court': isAt('playing', seats),
    'who waits is in line': isAt('waiting', lined),
  }
  const broken = Object.entries(laws).flatMap(([law, isKept]) => (isKept ? [] : [law]))
  if (broken.length > 0) expect.fail(`${broken.join(', ')}: ${JSON.stringify({ courts, line })}`)
}

export class QueueWatcher {
  readonly #ended = new Map<number, { seats: number[]; won: readonly number[] }>()
  /** The seats of each game that was seen. */
  readonly #seats = new Map<number, readonly number[]>()
  readonly #gone = new Set<number>()
  readonly #lost = new Set<number>()
  #waiting = new Map<number, Wait>()
  #entered = new Map<number, number>()
  #looks = 0
  /** Waits that ended with a call, in ms. */
  readonly waits: number[] = []
  /** Who came later and was called twice while somebody of the same lane waited. */
  readonly passedTwice: string[] = []

  /** A game was reported, whoever pressed Done, and however often. */
  report(game: SeenGame, winner: Side | null): void {
    this.#ended.set(game.id, { seats: seatsOf(game), won: winner === null ? [] : game[winner] })
  }

  /** Reports a game, and gives what takes the report back: then nobody was called or passed by it. */
  reportForNow(game: SeenGame, winner: Side | null): () => void {
    const [waiting, entered] = [structuredClone(this.#waiting), new Map(this.#entered)]
    const [waits, passedTwice] = [this.waits.length, this.passedTwice.length]
    this.report(game, winner)
    return () => {
      this.#ended.delete(game.id)
      this.#waiting = waiting
      this.#entered = entered
      this.waits.length = waits
      this.passedTwice.length = passedTwice
    }
  }

  /** From now on nobody calls them. */
  leaves(number: number): void {
    this.#gone.add(number)
  }

  comesBack(number: number): void {
    this.#gone.delete(number)
  }

  /** From now on no game begins there. */
  loses(court: number): void {
    this.#lost.add(court)
  }

  get games(): number {
    return this.#ended.size
  }

  /** Looks at the evening when nothing is under way. */
  look(queue: QueueSight, now: number): void {
    this.#looks += 1
    expectWhole(queue)
    this.#count(queue)
    for (const { court, game } of queue.courts) {
      if (game === null) continue
      const before = this.#seats.get(game.id)
      if (before === undefined) expect(this.#lost.has(court), `court ${court} is lost`).toBe(false)
      const called = seatsOf(game).filter((number) => before?.includes(number) !== true)
      for (const number of called) this.#call(queue, number, { game, now })
      this.#seats.set(game.id, seatsOf(game))
    }
    const lined = new Set(queue.line.map(({ number }) => number))
    for (const number of this.#waiting.keys()) if (!lined.has(number)) this.#waiting.delete(number)
    for (const number of lined)
      if (!this.#waiting.has(number))
        this.#waiting.set(number, { at: now, entered: this.#looks, passes: new Map() })
  }

  /** Every game that was played counts once for its four, and a win for two of them. */
  #count({ members }: QueueSight): void {
    const ended = [...this.#ended.values()]
    expect(members.map(({ number, games, wins }) => ({ number, games, wins }))).toEqual(
      members.map(({ number }) => ({
        number,
        games: ended.filter(({ seats }) => seats.includes(number)).length,
        wins: ended.filter(({ won }) => won.includes(number)).length,
      })),
    )
  }

  #call(queue: QueueSight, number: number, { game, now }: { game: SeenGame; now: number }): void {
    expect(this.#gone.has(number), `${number} was called and had gone`).toBe(false)
    const wait = this.#waiting.get(number)
    if (wait !== undefined) this.waits.push(now - wait.at)
    const entered = wait?.entered ?? this.#entered.get(number) ?? this.#looks
    this.#entered.set(number, entered)
    const lane = queue.members.find((one) => one.number === number)?.lane
    // Half of a pair waits for the other half to come off the court.
    const others = queue.members.filter(
      (other) =>
        other.lane === lane && other.partner === null && !seatsOf(game).includes(other.number),
    )
    for (const other of others) {
      const passed = this.#waiting.get(other.number)
      if (passed === undefined || passed.entered >= entered) continue
      const times = (passed.passes.get(number) ?? 0) + 1
      passed.passes.set(number, times)
      if (times > 1) this.passedTwice.push(`${number} passed ${other.number}`)
    }
  }
}
