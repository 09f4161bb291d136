// Retries database queries during startup while all connections are busy, because exiting would
// only restart the server into the same state.
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isUnavailable } from './db/errors.ts'

const usual = { withinMs: 60_000, pauseMs: 1000 }

/**
 * `ask` may run more than once. Rethrows any other error at once, and the last one after
 * `withinMs`.
 */
export async function retryWhileBusy<T>(
  ask: () => Promise<T>,
  log: Pick<Logger, 'warn'>,
  { withinMs, pauseMs } = usual,
): Promise<T> {
  const endsAt = performance.now() + withinMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= endsAt) throw error
      log.warn({ err: error }, 'the database has no time for a start yet; it is asked again')
    }
    await delay(pauseMs)
  }
}
