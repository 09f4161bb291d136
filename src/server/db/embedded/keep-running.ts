// Keeps one process running: when it ends unexpectedly it is restarted, at once the first time,
// then with growing pauses while it keeps failing. After stop() it isn't restarted.
import { setTimeout as delay } from 'node:timers/promises'

export type Runnable = {
  pid: number
  exited: Promise<void>
  stop: (withinMs?: number) => Promise<void>
}

export type KeepRunningOptions<R extends Runnable> = {
  start: () => Promise<R>
  onDown: () => void
  onUp: (running: R) => void
  onFailure: (error: unknown, nextTryMs: number) => void
  /**
   * The pause before a restart after this many failures in a row. Running for less than `steadyMs`
   * counts as a failure.
   */
  pauseMs?: (failures: number) => number
  steadyMs?: number
}

export type SupervisedProcess = {
  pid: () => number | null
  stop: (withinMs?: number) => Promise<void>
}

/** At most two seconds: once a full disk has space again, writes must work within five. */
const pauseMaxMs = 2_000
const growingPauseMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(pauseMaxMs, 50 * 2 ** (failures - 1))

export async function keepRunning<R extends Runnable>(
  options: KeepRunningOptions<R>,
): Promise<SupervisedProcess> {
  const stopping = new AbortController()
  let running: R | null = await options.start()
  const watching = watch(options, running, stopping.signal, (now) => {
    running = now
  })
  return {
    pid: () => running?.pid ?? null,
    stop: async (withinMs) => {
      stopping.abort()
      await running?.stop(withinMs)
      await watching
    },
  }
}

async function watch<R extends Runnable>(
  options: KeepRunningOptions<R>,
  first: R,
  stopping: AbortSignal,
  setRunning: (now: R | null) => void,
): Promise<void> {
  const { steadyMs = 250 } = options
  let current = first
  let failures = 0
  for (;;) {
    const began = performance.now()
    await current.exited
    setRunning(null)
    if (stopping.aborted) return
    options.onDown()
    failures = performance.now() - began < steadyMs ? failures + 1 : 0
    const next = await startAgain(options, failures, stopping)
    if (next === null) return
    if (stopping.aborted) return next.stop()
    current = next
    setRunning(current)
    options.onUp(current)
  }
}

async function startAgain<R extends Runnable>(
  options: KeepRunningOptions<R>,
  failuresBefore: number,
  stopping: AbortSignal,
): Promise<R | null> {
  const { pauseMs = growingPauseMs } = options
  for (let failures = failuresBefore; ; failures += 1) {
    await delay(pauseMs(failures), undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return null
    try {
      return await options.start()
    } catch (error) {
      options.onFailure(error, pauseMs(failures + 1))
    }
  }
}
