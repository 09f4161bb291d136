// Stops what was started, in reverse order and bounded time, whatever its state. A step that takes
// too long is abandoned and reported; the last one, such as PostgreSQL, has time reserved.
import { setTimeout as delay } from 'node:timers/promises'

export type StopStep = {
  name: string
  stop: (withinMs: number) => Promise<unknown>
  isLast?: boolean
  /** Makes a current or later `stop` end at once. */
  hurry?: () => void
}

export type StopTimes = {
  allMs: number
  othersMs: number
}

export type StopOrder = {
  /** Aborted when the stop begins, so that a running start gives up. */
  signal: AbortSignal
  /** Registers a step. Once the stop has begun it runs at once, and this throws. */
  keep(step: StopStep): Promise<void>
  /** Idempotent; resolves with the names of abandoned steps. */
  stopAll(times: StopTimes): Promise<readonly string[]>
  hurry(): void
}

export class StoppedError extends Error {
  override name = 'StoppedError'
}

export function createStopOrder(): StopOrder {
  const stopping = new AbortController()
  const hurrying = Promise.withResolvers<false>()
  const steps: StopStep[] = []
  let stopped: Promise<readonly string[]> | null = null
  let isHurried = false

  const runWithin = async ({ stop }: StopStep, withinMs: number): Promise<boolean> => {
    const timer = new AbortController()
    const ended = stop(withinMs).then(
      () => true,
      () => true,
    )
    const late = delay(withinMs, false, { signal: timer.signal }).catch(() => false)
    const inTime = await Promise.race([ended, late, hurrying.promise])
    timer.abort()
    return inTime
  }
  const stopEach = async ({ allMs, othersMs }: StopTimes): Promise<readonly string[]> => {
    const began = performance.now()
    const left: string[] = []
    const leftMs = (wholeMs: number): number => Math.max(0, wholeMs - (performance.now() - began))
    for (const step of steps.toReversed().filter(({ isLast }) => isLast !== true)) {
      if (isHurried || !(await runWithin(step, leftMs(othersMs)))) left.push(step.name)
    }
    for (const step of steps.toReversed().filter(({ isLast }) => isLast === true)) {
      if (isHurried) step.hurry?.()
      const ended = step.stop(leftMs(allMs)).then(
        () => true,
        () => false,
      )
      if (!(await ended)) left.push(step.name)
    }
    return left
  }
  return {
    signal: stopping.signal,
    keep: async (step) => {
      if (stopped === null) {
        steps.push(step)
        return
      }
      await step.stop(0)
      throw new StoppedError(`stopped while ${step.name} was started`)
    },
    stopAll: (times) => {
      stopping.abort(new StoppedError('the server is stopping'))
      return (stopped ??= stopEach(times))
    },
    hurry: () => {
      isHurried = true
      hurrying.resolve(false)
      for (const step of steps) step.hurry?.()
    },
  }
}
