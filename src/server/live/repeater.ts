// Runs one task again whenever it is invalidated. Invariants: one run at a time; the invalidations until a run
// begins its work are answered by that run, and those after it together by one more; a failed run
// that may be tried again is, after longer and longer pauses.
import { randomInt } from 'node:crypto'

export type Repeater = {
  trigger(): void
  /**
   * What made it fail may be over: ends a pause after a failed run, and the next pauses are short
   * again.
   */
  retryNow(): void
  /** Ends it: a run under way finishes, none follows. */
  close(): void
}

/** One run. It calls `begin` when its work begins, where that is later than now. */
export type Run = (begin: () => void) => Promise<void>

export type RepeaterOptions = {
  /** The invalidations that come so soon after a run are answered together. */
  restMs: number
  /** Told of each failed run; it is tried again unless this answers 'give up'. */
  onError: (error: unknown) => 'give up' | void
  /** Pauses after failed runs grow up to this; a second when absent. */
  longestPauseMs?: number
  /** From 0 to 1, so that many that failed together are not tried together. */
  random?: () => number
}

/** From 0 to 1. */
const spreadByChance = (): number => randomInt(1_000) / 1_000

const firstPauseMs = 100
const longestPauseByDefaultMs = 1_000

/** A repeater of `run` that waits to be invalidated. */
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
    // The answer to the error may have been to close it.
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
