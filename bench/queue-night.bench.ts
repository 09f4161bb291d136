// A simulated night of open play (80 people, ten courts, three hours), compared with a plain paddle
// stack: blocks of four, friends take the first block with room for both, full blocks play. Fails
// when someone is passed twice by later arrivals, waits over two minutes longer than with the
// stack, or games spread by more than one extra. `npm run bench -- queue-night [seed]`.
import { decideQueue, type QueueStep } from '#domain/queue/queue-step.ts'
import { listSeated, openQueue, type LiveQueue, type QueueRule } from '#domain/queue/queue.ts'

const minute = 60_000
const nightMs = 180 * minute
const people = 80
const courtCount = 10

/** Mulberry32: the same night for the same seed. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Plan = {
  arrives: number
  leaves: number
  pause: { from: number; until: number } | null
  friend: number | null
}

function planPeople(chance: () => number): Plan[] {
  return Array.from({ length: people }, (_, number) => {
    const isEarly = number < (people * 2) / 3
    const arrives = Math.floor(chance() * (isEarly ? 20 : 90)) * minute
    const pausesAt = arrives + (30 + chance() * 60) * minute
    return {
      arrives,
      leaves: chance() < 0.25 ? (120 + chance() * 50) * minute : nightMs,
      pause:
        chance() < 0.2 ? { from: pausesAt, until: pausesAt + (8 + chance() * 12) * minute } : null,
      friend: number % 8 === 0 ? number + 1 : number % 8 === 1 ? number - 1 : null,
    }
  })
}

type Night = {
  arrive: (number: number, now: number) => void
  pause: (number: number, now: number) => void
  resume: (number: number, now: number) => void
  leave: (number: number, now: number) => void
  listGames: () => readonly { court: number; id: number; seats: readonly number[] }[]
  listWaiting: () => readonly number[]
  end: (court: number, id: number, now: number, isLeftWinner: boolean) => void
}

function createQueueNight(rule: QueueRule, plans: readonly Plan[]): Night {
  let queue: LiveQueue = openQueue(
    rule,
    [],
    Array.from({ length: courtCount }, (_, index) => ({ court: index + 1, lane: null })),
  )
  const step = (value: QueueStep, now: number): void => {
    const decided = decideQueue(queue, value, now)
    if (decided.ok) queue = decided.value
  }
  return {
    arrive: (number, now) => {
      step({ kind: 'arrive', numbers: [number], lane: 0 }, now)
      const friend = plans[number]?.friend ?? null
      if (friend !== null) step({ kind: 'pair', number, with: friend }, now)
    },
    pause: (number, now) => step({ kind: 'pause', number }, now),
    resume: (number, now) => step({ kind: 'resume', number }, now),
    leave: (number, now) => step({ kind: 'leave', number }, now),
    listGames: () =>
      queue.courts.flatMap(({ court, game }) =>
        game === null ? [] : [{ court, id: game.id, seats: listSeated(game) }],
      ),
    listWaiting: () =>
      queue.members.filter(({ state }) => state === 'waiting').map(({ number }) => number),
    end: (court, id, now, isLeftWinner) =>
      step(
        { kind: 'finish', court, game: id, winner: isLeftWinner ? 'a' : 'b', points: null },
        now,
      ),
  }
}

function createStackNight(plans: readonly Plan[]): Night {
  let blocks: number[][] = []
  const games = new Map<number, { id: number; seats: number[] }>()
  const leaving = new Map<number, 'pause' | 'leave'>()
  const alone = new Set<number>()
  let nextId = 1
  const isOnCourt = (number: number) =>
    [...games.values()].some(({ seats }) => seats.includes(number))
  const put = (numbers: readonly number[]): void => {
    const block = blocks.find((one) => one.length + numbers.length <= 4)
    if (block === undefined) blocks.push([...numbers])
    else block.push(...numbers)
  }
  /** Friends wait for each other beside the stack, and put both paddles into one block. */
  const comeIn = (number: number): void => {
    const friend = plans[number]?.friend ?? null
    if (friend !== null && alone.has(friend)) {
      alone.delete(friend)
      put([friend, number])
    } else if (friend !== null && isOnCourt(friend)) alone.add(number)
    else put([number])
  }
  const fill = (): void => {
    for (let court = 1; court <= courtCount; court += 1) {
      const full = blocks.find((block) => block.length === 4)
      if (games.has(court) || full === undefined) continue
      blocks = blocks.filter((block) => block !== full)
      games.set(court, { id: (nextId += 1), seats: full })
    }
  }
  const takeOut = (number: number): void => {
    alone.delete(number)
    blocks = blocks
      .map((block) => block.filter((one) => one !== number))
      .filter((block) => block.length > 0)
    const friend = plans[number]?.friend ?? -1
    if (alone.delete(friend)) put([friend])
  }
  const stop = (number: number, how: 'pause' | 'leave'): void => {
    if (isOnCourt(number)) leaving.set(number, how)
    else takeOut(number)
  }
  const listIn = () => [...blocks.flat(), ...alone]
  const enter = (number: number): void => {
    leaving.delete(number)
    if (!isOnCourt(number) && !listIn().includes(number)) comeIn(number)
    fill()
  }
  return {
    arrive: enter,
    resume: enter,
    pause: (number) => stop(number, 'pause'),
    leave: (number) => stop(number, 'leave'),
    listGames: () => [...games].map(([court, game]) => ({ court, ...game })),
    listWaiting: listIn,
    end: (court) => {
      const seats = games.get(court)?.seats ?? []
      games.delete(court)
      for (const number of seats) if (!leaving.delete(number)) comeIn(number)
      for (const number of seats) {
        const friend = plans[number]?.friend ?? -1
        if (alone.has(friend) && !isOnCourt(number) && !listIn().includes(number)) {
          alone.delete(friend)
          put([friend])
        }
      }
      fill()
    },
  }
}

type Figures = { waits: number[]; games: number[]; idleMinutes: number; passedTwice: number }

type Wait = { at: number; passes: Map<number, number>; order: number }

class Watch {
  readonly waits: number[] = []
  readonly played: number[]
  readonly twice = new Set<string>()
  readonly #plans: readonly Plan[]
  readonly #since = new Map<number, Wait>()
  readonly #entered = new Map<number, number>()
  #order = 0

  constructor(plans: readonly Plan[]) {
    this.#plans = plans
    this.played = plans.map(() => 0)
  }

  look(waiting: ReadonlySet<number>, now: number): void {
    for (const number of this.#since.keys()) if (!waiting.has(number)) this.#since.delete(number)
    for (const number of waiting)
      if (!this.#since.has(number))
        this.#since.set(number, { at: now, passes: new Map(), order: (this.#order += 1) })
  }

  start(seats: readonly number[], now: number): void {
    for (const number of seats) {
      this.played[number] = (this.played[number] ?? 0) + 1
      const waited = this.#since.get(number)
      this.waits.push(waited === undefined ? 0 : now - waited.at)
      const came = waited?.order ?? this.#entered.get(number) ?? this.#order + 1
      this.#entered.set(number, came)
      for (const [other, wait] of this.#since)
        if (!seats.includes(other)) this.#pass(number, came, other, wait)
    }
  }

  #pass(number: number, came: number, other: number, { passes, order }: Wait): void {
    if (order >= came || (this.#plans[other]?.friend ?? null) !== null) return
    passes.set(number, (passes.get(number) ?? 0) + 1)
    if ((passes.get(number) ?? 0) > 1) this.twice.add(`${number} ${other}`)
  }
}

const isNow = (instant: number, now: number): boolean =>
  Math.floor(instant / minute) * minute === now

function comeAndGo(night: Night, plans: readonly Plan[], now: number): void {
  for (const [number, { arrives, leaves, pause }] of plans.entries()) {
    if (arrives === now) night.arrive(number, now)
    if (pause !== null && isNow(pause.from, now)) night.pause(number, now)
    if (pause !== null && isNow(pause.until, now)) night.resume(number, now)
    if (isNow(leaves, now)) night.leave(number, now)
  }
}

function playNight(night: Night, plans: readonly Plan[], seed: number): Figures {
  const chance = createChance(seed + 7)
  const ends = new Map<number, number>()
  const watch = new Watch(plans)
  let idleMinutes = 0
  for (let now = 0; now <= nightMs; now += minute) {
    comeAndGo(night, plans, now)
    for (const { court, id } of night.listGames())
      if ((ends.get(id) ?? Infinity) <= now) night.end(court, id, now, chance() < 0.5)
    const games = night.listGames()
    for (const { id, seats } of games.filter((game) => !ends.has(game.id))) {
      ends.set(id, now + Math.round(9 + chance() * 8) * minute)
      watch.start(seats, now)
    }
    watch.look(new Set(night.listWaiting()), now)
    if (night.listWaiting().length >= 4) idleMinutes += courtCount - games.length
  }
  const games = plans.flatMap(({ arrives, leaves, pause }, number) =>
    pause === null && arrives <= 20 * minute && leaves === nightMs
      ? [watch.played[number] ?? 0]
      : [],
  )
  return { waits: watch.waits, games, idleMinutes, passedTwice: watch.twice.size }
}

const rules: Record<string, QueueRule> = {
  'four off': { kind: 'four-off', stay: 2, court: 1 },
  'winners stay 2': { kind: 'winners-stay', stay: 2, court: 1 },
  'challenge court': { kind: 'challenge', stay: 3, court: 1 },
}
const seed = Number(process.argv[2] ?? 1)
const plans = planPeople(createChance(seed))
const inMinutes = (ms: number): number => Math.round(ms / minute)

function show(name: string, figures: Figures): { longest: number; spread: number } {
  const { waits, games, idleMinutes, passedTwice } = figures
  const sorted = waits.toSorted((one, other) => one - other)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const longest = sorted.at(-1) ?? 0
  const [fewest, most] = [Math.min(...games), Math.max(...games)]
  console.log(
    `${name.padEnd(18)} | ${String(inMinutes(sorted[0] ?? 0)).padStart(2)} ${String(inMinutes(p95)).padStart(3)} ${String(inMinutes(longest)).padStart(4)} | ${fewest} ${String(most).padStart(2)} | ${String(waits.length / 4).padStart(4)} | ${String(idleMinutes).padStart(4)} | ${passedTwice}`,
  )
  return { longest, spread: most - fewest }
}

console.log(
  `${people} people, ${courtCount} courts, three hours; seed ${seed}\nrule               | wait min: least, p95, most | games: fewest, most | games in all | court minutes idle while four wait | passed twice`,
)
const stack = show('paddle stack', playNight(createStackNight(plans), plans, seed))
const failed = Object.entries(rules).filter(([name, rule]) => {
  const figures = playNight(createQueueNight(rule, plans), plans, seed)
  const { longest, spread } = show(name, figures)
  const isFourOff = rule.kind === 'four-off'
  return (
    isFourOff &&
    (figures.passedTwice > 0 || longest > stack.longest + 2 * minute || spread > stack.spread + 1)
  )
})
if (failed.length > 0) {
  console.error(`Does not hold: ${failed.map(([name]) => name).join(', ')}`)
  process.exitCode = 1
}
