// Guess counters with growing waits behave the same in memory and in a real Valkey.
import { Redis } from 'iovalkey'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { backoffs, getBackoffWait } from '#domain/shared/rate-limits.ts'
import { until } from '#test/support/until.ts'
import { hasValkey, startValkey, type TestValkey } from '#test/support/valkey.ts'
import {
  createMemoryGuessCounter,
  createValkeyGuessCounter,
  type GuessCounter,
} from './guess-counter.ts'

let valkey: TestValkey
const clients: Redis[] = []
beforeAll(async () => {
  if (hasValkey()) valkey = await startValkey()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  for (const client of clients) client.disconnect()
  if (hasValkey()) await valkey.kill()
})

async function counterIn(place: 'memory' | 'valkey'): Promise<GuessCounter> {
  if (place === 'memory') return createMemoryGuessCounter()
  const client = new Redis(valkey.url)
  client.on('error', () => undefined)
  clients.push(client)
  await until('Valkey answers', () => client.status === 'ready')
  return createValkeyGuessCounter(client)
}
const stopTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) })
const goOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const name = 'account-guess'

test('ten guesses are free; then the wait begins with a minute, doubles, and is an hour at most', () => {
  expect(
    [1, 9, 10, 11, 12, 15, 16, 17, 1000].map((guesses) => getBackoffWait(backoffs[name], guesses)),
  ).toEqual([0, 0, 60, 120, 240, 1920, 3600, 3600, 3600])
})

const places = hasValkey() ? (['memory', 'valkey'] as const) : (['memory'] as const)
describe.each(places)('in %s', (place) => {
  test('guesses wait longer and longer, and the refused ones are not counted', async () => {
    const counter = await counterIn(place)
    stopTime()
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await counter.take(name, 'ann')).toEqual({ seconds: null, guesses: guess })
    expect(await counter.take(name, 'ann')).toEqual({ seconds: 60, guesses: 10 })
    expect(await counter.take(name, 'ben')).toEqual({ seconds: null, guesses: 1 })
    expect(await counter.take('device-guess', 'ann')).toEqual({ seconds: null, guesses: 1 })
    goOn(59.5)
    expect((await counter.take(name, 'ann')).seconds).toBe(1)
    goOn(0.5)
    expect(await counter.take(name, 'ann')).toEqual({ seconds: null, guesses: 11 })
    expect((await counter.take(name, 'ann')).seconds).toBe(120)
    goOn(120)
    expect(await counter.take(name, 'ann')).toEqual({ seconds: null, guesses: 12 })
    expect((await counter.take(name, 'ann')).seconds).toBe(240)
  })

  test('a right answer forgets them, and one that was neither is given back with its wait', async () => {
    const counter = await counterIn(place)
    stopTime()
    for (let guess = 1; guess <= 10; guess += 1) await counter.take(name, 'cleo')
    await counter.giveBack(name, 'cleo')
    expect(await counter.take(name, 'cleo')).toEqual({ seconds: null, guesses: 10 })
    expect((await counter.take(name, 'cleo')).seconds).toBe(60)
    await counter.clear(name, 'cleo')
    expect(await counter.take(name, 'cleo')).toEqual({ seconds: null, guesses: 1 })
    await counter.giveBack(name, 'nobody')
    expect(await counter.take(name, 'nobody')).toEqual({ seconds: null, guesses: 1 })
  })

  test('however many come at once, ten are allowed', async () => {
    const counter = await counterIn(place)
    const answers = await Promise.all(Array.from({ length: 200 }, () => counter.take(name, 'dan')))
    expect(answers.filter(({ seconds }) => seconds === null)).toHaveLength(10)
  })
})

test('in memory a day without a guess forgets them', async () => {
  const counter = createMemoryGuessCounter()
  stopTime()
  for (let guess = 1; guess <= 12; guess += 1) {
    await counter.take(name, 'eve')
    goOn(3600)
  }
  goOn(24 * 3600)
  expect(await counter.take(name, 'eve')).toEqual({ seconds: null, guesses: 1 })
})

const testHere = test.skipIf(!hasValkey())
testHere(
  'two nodes count together, the count ends by itself, and without Valkey each goes on alone',
  async () => {
    const [one, other] = [await counterIn('valkey'), await counterIn('valkey')]
    for (let guess = 1; guess <= 10; guess += 2)
      expect([
        (await one.take(name, 'fay')).guesses,
        (await other.take(name, 'fay')).guesses,
      ]).toEqual([guess, guess + 1])
    expect((await one.take(name, 'fay')).seconds).toBeGreaterThan(50)
    expect(await clients.at(-1)?.pttl(`sideout:guess:${name}:fay`)).toBeGreaterThan(23 * 3_600_000)
    await valkey.kill()
    await until('both know', () => clients.every((client) => client.status !== 'ready'))
    expect(await one.take(name, 'fay')).toEqual({ seconds: null, guesses: 1 })
    await valkey.restart()
  },
)
