// Runs one task again whenever it is woken. Invariants: one run at a time; a wake during a run or the rest after it
// causes exactly one more run; a failed run is tried again until it succeeds, each time after a longer rest.

export type Repeater = {
  wake(): void
  /** Ends it: a run under way finishes, none follows. */
  close(): void
}

const firstRetryMs = 100
const lastRetryMs = 1_000

/** A repeater of `run`; `restMs` after a run the wakes that came meanwhile are answered together. */
export function createRepeater(run: () => Promise<void>, options: { restMs: number; onError: (error: unknown) => void }): Repeater {
  let isBusy = false
  let isWoken = false
  let isClosed = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined

  const rest = (ms: number): void => {
    timer = setTimeout(() => {
      isBusy = false
      if (isWoken) wake()
    }, ms).unref()
  }

  const wake = (): void => {
    isWoken = true
    if (isBusy || isClosed) return
    isBusy = true
    isWoken = false
    run().then(
      () => {
        retryMs = firstRetryMs
        if (!isClosed) rest(options.restMs)
      },
      (error: unknown) => {
        if (isClosed) return
        options.onError(error)
        isWoken = true
        rest(retryMs)
        retryMs = Math.min(retryMs * 2, lastRetryMs)
      },
    )
  }

  return {
    wake,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
