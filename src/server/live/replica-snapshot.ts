// Loads suitable queries on a replica. The answer includes everything committed when the load
// began, otherwise the primary does it; its version is the primary's, taken before the replica is
// asked, so that versions never claim more than is shown.
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/open-database.ts'
import { readFromReplica, readStoreMark, type StoreMark } from '../db/replica.ts'
import type { LoadSnapshot } from './snapshot.ts'

const askAgainMs = 10
const replicaPatienceMs = 100
/** A lagging or unreachable replica isn't used for this long. */
const restMs = 2_000

type Options = {
  replica: Database
  loadOnPrimary: LoadSnapshot
  log: Logger
  patienceMs?: number
}

export function createReplicaSnapshots({
  replica,
  loadOnPrimary,
  log,
  patienceMs = replicaPatienceMs,
}: Options): LoadSnapshot {
  let restsUntil = 0
  let isResting = false

  const tryReplica = async <T>(
    mark: StoreMark,
    load: (tx: Database) => Promise<T>,
  ): Promise<{ value: T } | null> => {
    const givesUpAt = performance.now() + patienceMs
    for (;;) {
      const loaded = await readFromReplica(replica, mark, load)
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

  return async (load) => {
    if (performance.now() < restsUntil) return loadOnPrimary(load)
    const { value: mark, version } = await loadOnPrimary(readStoreMark)
    if (mark === null) return loadOnPrimary(load)
    try {
      const loaded = await tryReplica(mark, load)
      if (loaded !== null) {
        goOn()
        return { value: loaded.value, version }
      }
      rest(null)
    } catch (error) {
      // Also after errors of the replica's own: the primary decides whether they are real.
      rest(error)
    }
    return loadOnPrimary(load)
  }
}
