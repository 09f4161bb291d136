import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeater } from './repeater.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A repeater whose runs end when the test says so. */
function heldRepeater(restMs = 20) {
  const runs: PromiseWithResolvers<void>[] = []
  const errors: unknown[] = []
  const repeater = createRepeater(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }, { restMs, onError: (error) => void errors.push(error) })
  return { repeater, runs, errors, end: async (index: number) => { runs[index]?.resolve(); await vi.advanceTimersByTimeAsync(0) } }
}

test('it runs at once, one run at a time, and once more for all wakes during a run', async () => {
  const { repeater, runs, end } = heldRepeater()
  for (let n = 0; n < 5; n += 1) repeater.wake()
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
  repeater.wake()
  await end(0)
  repeater.wake()
  repeater.wake()
  await vi.advanceTimersByTimeAsync(19)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
})

test('a failed run is tried again, each time later, up to once a second, until it succeeds', async () => {
  const startedMs: number[] = []
  const errors: unknown[] = []
  const repeater = createRepeater(() => {
    startedMs.push(performance.now())
    return startedMs.length < 7 ? Promise.reject(new Error('away')) : Promise.resolve()
  }, { restMs: 0, onError: (error) => void errors.push(error) })
  repeater.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(startedMs.slice(1).map((ms, index) => ms - (startedMs[index] ?? 0))).toEqual([100, 200, 400, 800, 1_000, 1_000])
  expect(errors).toHaveLength(6)
})

test('after it is closed nothing runs and no error is told', async () => {
  const { repeater, runs, errors } = heldRepeater()
  repeater.wake()
  repeater.wake()
  repeater.close()
  runs[0]?.reject(new Error('late'))
  await vi.advanceTimersByTimeAsync(5_000)
  repeater.wake()
  expect(runs).toHaveLength(1)
  expect(errors).toEqual([])
})
