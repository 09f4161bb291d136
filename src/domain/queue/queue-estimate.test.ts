// Random games by the queue's rules: estimated waits compared with real ones.
import { describe, expect, test } from 'vitest'
import { fourOff, minute, winnersStay } from '#test/support/queue-builder.ts'
import { decideQueue, type QueueStep } from './queue-step.ts'
import { listPositions } from './queue-wait.ts'
import { openQueue, type LiveQueue, type QueueGame, type QueueRule } from './queue.ts'

function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Setting = {
  rule: QueueRule
  levels: readonly number[]
  courts: readonly { court: number; lane: number | null }[]
  people: readonly number[]
}

const eveningMs = 150 * minute

type Told = { number: number; at: number; wait: number }

class Evening {
  readonly #lanes: readonly number[]
  readonly #chance: () => number
  readonly #ends = new Map<number, number>()
  #queue: LiveQueue
  #told: Told[] = []
  readonly off: number[][]

  constructor({ rule, levels, courts, people }: Setting, seed: number) {
    this.#chance = createChance(seed)
    this.#queue = openQueue(rule, levels, courts)
    this.#lanes = people.flatMap((count, lane) => Array.from({ length: count }, () => lane))
    this.off = people.map(() => [])
    for (const [number, lane] of this.#lanes.entries())
      this.#take({ kind: 'arrive', numbers: [number], lane }, 0)
  }

  pass(now: number): void {
    for (const { court, game } of this.#queue.courts)
      if (game !== null && this.#findEnd(game) <= now) this.#finish(court, game, now)
    for (const { number, waitMs } of listPositions(this.#queue, now))
      if (waitMs !== null) this.#told.push({ number, at: now, wait: waitMs })
  }

  #take(step: QueueStep, now: number): void {
    const decided = decideQueue(this.#queue, step, now)
    if (!decided.ok) throw new Error(decided.refusal.code)
    this.#queue = decided.value
  }

  #findEnd({ id, started }: QueueGame): number {
    const end = this.#ends.get(id) ?? started + (8 + this.#chance() * 10) * minute
    this.#ends.set(id, end)
    return end
  }

  #finish(court: number, { id }: QueueGame, now: number): void {
    const before = new Set(listPlaying(this.#queue))
    const winner = this.#chance() < 0.5 ? 'a' : 'b'
    this.#take({ kind: 'finish', court, game: id, winner, points: null }, now)
    const called = new Set(listPlaying(this.#queue).filter((number) => !before.has(number)))
    for (const { number, at, wait } of this.#told.filter((one) => called.has(one.number)))
      this.off[this.#lanes[number] ?? 0]?.push((wait - (now - at)) / minute)
    this.#told = this.#told.filter(({ number }) => !called.has(number))
  }
}

function playEvening(setting: Setting, seed: number): number[][] {
  const evening = new Evening(setting, seed)
  for (let now = minute; now < eveningMs; now += minute) evening.pass(now)
  return evening.off
}

const listPlaying = ({ members }: LiveQueue): number[] =>
  members.flatMap(({ number, state }) => (state === 'playing' ? [number] : []))

const toMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity

const anyLane = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ court: index + 1, lane: null }))
const challenge: QueueRule = { kind: 'challenge', stay: 3, court: 1 }

describe('waits are told within three minutes at the median', () => {
  test.each<[string, Setting]>([
    ['on one line', { rule: fourOff, levels: [], courts: anyLane(4), people: [28] }],
    [
      'where two lanes share all courts',
      { rule: fourOff, levels: [3.5], courts: anyLane(4), people: [24, 6] },
    ],
    [
      'where lanes share one court beside their own',
      {
        rule: fourOff,
        levels: [3.5],
        courts: [
          { court: 1, lane: 0 },
          { court: 2, lane: 1 },
          { court: 3, lane: null },
        ],
        people: [16, 10],
      },
    ],
    [
      'where winners stay for two games',
      { rule: winnersStay(2), levels: [], courts: anyLane(3), people: [22] },
    ],
    [
      'where winners stay for four games',
      { rule: winnersStay(4), levels: [], courts: anyLane(4), people: [30] },
    ],
    [
      'where winners stay and lanes share courts',
      { rule: winnersStay(2), levels: [3.5], courts: anyLane(4), people: [18, 12] },
    ],
    ['with a challenge court', { rule: challenge, levels: [], courts: anyLane(3), people: [20] }],
  ])('%s', (_title, setting) => {
    const evenings = [1, 2, 3].map((seed) => playEvening(setting, seed))
    for (const lane of setting.people.keys()) {
      const off = evenings.flatMap((evening) => evening[lane] ?? [])
      expect(off.length).toBeGreaterThan(300)
      expect(Math.abs(toMedian(off))).toBeLessThanOrEqual(3)
    }
  })
})
