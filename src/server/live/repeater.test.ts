import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeater, type RepeaterOptions } from './repeater.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function heldRepeater(restMs = 20) {
  const runs: PromiseWithResolvers<void>[] = []
  const errors: unknown[] = []
  const repeater = createRepeater(
    () => {
      const run = Promise.withResolvers<void>()
      runs.push(run)
      return run.promise
    },
    { restMs, onError: (error) => void errors.push(error) },
  )
  return {
    repeater,
    runs,
    errors,
    end: async (index: number) => {
      runs[index]?.resolve()
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

test('it runs at once, one run at a time, and once more for all wakes during a run', async () => {
  const { repeater, runs, end } = heldRepeater()
  for (let n = 0; n < 5; n += 1) repeater.trigger()
  expect(runs).toHaveLength(1)
  await end(0)
  await vi.advanceTimersByTimeAsync(20)
  expect(runs).toHaveLength(2)
  await end(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toHaveLength(2)
})

test('wakes during the rest are answered together at its end', async () => {
  const { repeater, runs, end } = heldRepeater()
  repeater.trigger()
  await end(0)
  repeater.trigger()
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(19)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
})

function failingRepeater(failures: number, options: Partial<RepeaterOptions> = {}) {
  const startedMs: number[] = []
  const errors: unknown[] = []
  const repeater = createRepeater(
    () => {
      startedMs.push(performance.now())
      return startedMs.length <= failures ? Promise.reject(new Error('away')) : Promise.resolve()
    },
    { restMs: 0, random: () => 1, onError: (error) => void errors.push(error), ...options },
  )
  const pauses = (): number[] => startedMs.slice(1).map((ms, index) => ms - (startedMs[index] ?? 0))
  return { repeater, startedMs, errors, pauses }
}

test('a failed run is tried again, each time later, up to the longest pause, until it succeeds', async () => {
  const { repeater, pauses, errors } = failingRepeater(12, { longestPauseMs: 30_000 })
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(pauses()).toEqual([
    100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000, 30_000,
  ])
  expect(errors).toHaveLength(12)
})

test('pauses are spread by chance, between a half of each and all of it', async () => {
  const { repeater, pauses } = failingRepeater(3, { random: () => 0 })
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(pauses()).toEqual([50, 100, 200])
})

test('a wake does not end a pause, hearing that what failed may be over does, and pauses are short again', async () => {
  const { repeater, startedMs, pauses } = failingRepeater(8, { longestPauseMs: 30_000 })
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(6_300)
  expect(startedMs).toHaveLength(7)
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(startedMs).toHaveLength(7)
  repeater.retryNow()
  expect(startedMs).toHaveLength(8)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pauses().at(-1)).toBe(100)
  expect(startedMs).toHaveLength(9)
})

test('hearing that it may be over while nothing failed runs nothing', async () => {
  const { repeater, startedMs } = failingRepeater(0)
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(1_000)
  repeater.retryNow()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(startedMs).toHaveLength(1)
})

test('a run that is given up is not tried again before the next wake', async () => {
  const { repeater, startedMs } = failingRepeater(1, { onError: () => 'give up' })
  repeater.trigger()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(startedMs).toHaveLength(1)
  repeater.trigger()
  expect(startedMs).toHaveLength(2)
})

test('wakes before a run begins its work are answered by it', async () => {
  const begins: (() => void)[] = []
  const ends: (() => void)[] = []
  const repeater = createRepeater(
    (begin) => {
      begins.push(begin)
      return new Promise<void>((resolve) => {
        ends.push(resolve)
      })
    },
    { restMs: 0, onError: () => undefined },
  )
  repeater.trigger()
  repeater.trigger()
  begins[0]?.()
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(begins).toHaveLength(1)
})

test('after it is closed nothing runs and no error is told', async () => {
  const { repeater, runs, errors } = heldRepeater()
  repeater.trigger()
  repeater.trigger()
  repeater.close()
  runs[0]?.reject(new Error('late'))
  await vi.advanceTimersByTimeAsync(5_000)
  repeater.trigger()
  expect(runs).toHaveLength(1)
  expect(errors).toEqual([])
})
