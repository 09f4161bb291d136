// Retries after lock conflicts, because servers of the previous release keep serving during
// migrations. It backs off each time, so that no one queues behind it for long.
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { isLockConflict } from '../errors.ts'

export type Waiting = {
  tell: (words: string) => void
  now: () => number
  sleep: (ms: number) => Promise<unknown>
}

const pauseMinMs = 250
const pauseMaxMs = 5_000
const givesUpMs = 300_000

export const quietWaiting: Waiting = {
  tell: () => undefined,
  now: () => Date.now(),
  sleep: (ms) => delay(ms),
}

export async function waitForLocks<T>(
  act: () => Promise<T>,
  describe: () => string,
  { tell, now, sleep }: Waiting,
): Promise<T> {
  const started = now()
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isLockConflict(error)) throw error
      if (now() - started >= givesUpMs)
        throw new StartError(
          `${describe()} did not get its tables in five minutes, because something else uses them: a backup, a long query, or a server that hangs. Nothing of it was kept. End that, and start again.`,
          { cause: error },
        )
      tell(`${describe()} waits for tables that others use, and tries again`)
      await sleep(Math.min(pauseMaxMs, pauseMinMs * 2 ** attempt))
    }
  }
}
