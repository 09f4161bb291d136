// Loads on a replica what may come from there. Invariants: a load shows everything that was
// committed when it began, or it is done on the primary; its version is one of the primary, taken
// before the replica was asked, so that versions never say more than is shown.
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ReadingEnd } from '../db/framed-transaction.ts'
import type { Database } from '../db/open-database.ts'
import { readFromReplica, readStoreMark, type StoreMark } from '../db/replica.ts'
import { createLoadEnds } from './load-ends.ts'
import type { LoadSnapshot } from './snapshot.ts'

/** A replica that is not as far as the primary was is asked again so often, and waited for so long. */
const askAgainMs = 10
const replicaPatienceMs = 100
/** One that was behind or away is left alone for so long. */
const restMs = 2_000

type Options = {
  replica: Database
  loadOnPrimary: LoadSnapshot
  log: Logger
  patienceMs?: number
}

/** Tells the log when the primary takes over, and when the replica is back. */
export function createReplicaSnapshots({
  replica,
  loadOnPrimary,
  log,
  patienceMs = replicaPatienceMs,
}: Options): LoadSnapshot {
  const ends = createLoadEnds()
  let restsUntil = 0
  let isResting = false

  const tryReplica = async <T>(
    known: { mark: StoreMark; end: ReadingEnd },
    load: (tx: Database) => Promise<T>,
  ): Promise<{ value: T } | null> => {
    const givesUpAt = performance.now() + patienceMs
    for (;;) {
      const loaded = await readFromReplica(replica, known, load)
      if (loaded !== null || performance.now() > givesUpAt) return loaded
      await delay(askAgainMs)
    }
  }
  const rest = (error: unknown): void => {
    restsUntil = performance.now() + restMs
    if (!isResting)
      log.warn({ err: error }, 'the replica is behind or away: the primary is read in its place')
    isResting = true
  }
  const goOn = (): void => {
    if (isResting) log.info('the replica is read again')
    isResting = false
  }

  return async (load, kind) => {
    if (performance.now() < restsUntil) return loadOnPrimary(load, kind)
    const { value: mark, version } = await loadOnPrimary(readStoreMark, 'store mark')
    if (mark === null) return loadOnPrimary(load, kind)
    try {
      const loaded = await tryReplica({ mark, end: ends.find(kind) }, load)
      if (loaded !== null) {
        goOn()
        return { value: loaded.value, version }
      }
      rest(null)
    } catch (error) {
      // Also what it refused for a reason of its own: the primary says whether it is right.
      rest(error)
    }
    return loadOnPrimary(load, kind)
  }
}
