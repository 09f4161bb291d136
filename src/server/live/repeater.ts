// Reruns a task whenever it is invalidated, one run at a time. Invalidations before a run begins
// its work are covered by that run, later ones together by one more; failed runs are retried after
// growing pauses.
import { randomInt } from 'node:crypto'

export type Repeater = {
  trigger(): void
  /** The cause may be over: ends the pause after a failed run, and resets the pauses. */
  retryNow(): void
  close(): void
}

/** One run; it calls `begin` when its work begins, if that is later than the call. */
export type Run = (begin: () => void) => Promise<void>

export type RepeaterOptions = {
  restMs: number
  /** Called for each failed run, which is retried unless it returns 'give up'. */
  onError: (error: unknown) => 'give up' | void
  /** Longest pause after failed runs; a second when absent. */
  longestPauseMs?: number
  /** From 0 to 1; spreads the retries of many that failed together. */
  random?: () => number
}

const spreadByChance = (): number => randomInt(1_000) / 1_000

const firstPauseMs = 100
const longestPauseByDefaultMs = 1_000

export function createRepeater(run: Run, options: RepeaterOptions): Repeater {
  const {
    restMs,
    onError,
    longestPauseMs = longestPauseByDefaultMs,
    random = spreadByChance,
  } = options
  let isBusy = false
  let isWoken = false
  let isClosed = false
  let isPausing = false
  let pauseMs = firstPauseMs
  let timer: NodeJS.Timeout | undefined

  const goOnAfter = (ms: number): void => {
    timer = setTimeout(goOn, ms).unref()
  }

  const goOn = (): void => {
    clearTimeout(timer)
    isBusy = false
    isPausing = false
    if (isWoken) trigger()
  }

  const fail = (error: unknown): void => {
    if (isClosed) return
    const isGivenUp = onError(error) === 'give up'
    // `onError` may have closed it.
    if (isClosed) return
    if (isGivenUp) return goOnAfter(restMs)
    isWoken = true
    isPausing = true
    goOnAfter(pauseMs * (0.5 + random() / 2))
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  const trigger = (): void => {
    isWoken = true
    if (isBusy || isClosed) return
    isBusy = true
    isWoken = false
    run(() => {
      isWoken = false
    }).then(() => {
      pauseMs = firstPauseMs
      if (!isClosed) goOnAfter(restMs)
    }, fail)
  }

  return {
    trigger,
    retryNow: () => {
      pauseMs = firstPauseMs
      if (isPausing && !isClosed) goOn()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
