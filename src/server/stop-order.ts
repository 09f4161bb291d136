// Stops what the start made, the other way round and within a bounded time, whatever state it is
// in. A step that takes too long is left behind and named; what must not be left behind, such as
// PostgreSQL, has a share of the time of its own.
import { setTimeout as delay } from 'node:timers/promises'

export type StopStep = {
  name: string
  stop: (withinMs: number) => Promise<unknown>
  /** Runs after all others, with all the time that is left. */
  isLast?: boolean
  /** Makes `stop`, under way or to come, end at once. */
  hurry?: () => void
}

export type StopTimes = {
  /** Everything together. */
  allMs: number
  /** Everything but the last step. */
  othersMs: number
}

export type StopOrder = {
  /** Aborted when the stop begins: a start under way gives up. */
  signal: AbortSignal
  /**
   * Keeps what was started to be stopped. Once the stop has begun it is stopped right away, and
   * this throws.
   */
  keep(step: StopStep): Promise<void>
  /**
   * Stops everything; resolves with the names of what was left behind. Once, however often it is
   * called.
   */
  stopAll(times: StopTimes): Promise<readonly string[]>
  /** Waits for nothing anymore. */
  hurry(): void
}

/** Thrown out of a start that was told to stop. */
export class StoppedError extends Error {
  override name = 'StoppedError'
}

export function createStopOrder(): StopOrder {
  const stopping = new AbortController()
  const hurrying = Promise.withResolvers<false>()
  const steps: StopStep[] = []
  let stopped: Promise<readonly string[]> | null = null
  let isHurried = false

  /** True when it ended in time. One that throws has ended. */
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
