// Watches the promises PostgreSQL made at the start, as it may take them back later: a reload of
// its settings, another server behind its address, a role that was made careless. It is asked again
// every minute and whenever it was away, as the role of requests. Invariant: what is found refuses
// no one; it is logged, and shown by /metrics, until it is mended.
import type { Logger } from 'pino'
import { everything, type Bus } from '../live/bus.ts'
import { createRepeater } from '../live/repeater.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { askThrough, listBrokenPromises } from './assert-durable.ts'
import { runAsKind } from './kind-of-work.ts'
import type { Database } from './open-database.ts'

export type DurabilityWatch = {
  /** What was found last; true until something else was. */
  isDurable: () => boolean
  stop: () => void
}

const everyMs = 60_000
/** Invalidations that come so soon after each other are answered together. */
const restMs = 1_000
/** A database that does not answer is asked again at least this often. */
const longestPauseMs = 10_000

type Options = { db: Database; bus: Bus; log: Logger }

/** Asks now and from now on. */
export function startDurabilityWatch({ db, bus, log }: Options): DurabilityWatch {
  const throttle = createLogThrottle(() => performance.now())
  let isDurable = true

  const ask = async (): Promise<void> => {
    const broken = await runAsKind('durability', () => listBrokenPromises(askThrough(db)))
    const wasDurable = isDurable
    isDurable = broken.length === 0
    if (isDurable && !wasDurable) log.info('PostgreSQL keeps what it answers again')
    if (isDurable) return
    throttle.log('careless', (leftOut) => {
      log.error(
        { broken, leftOut },
        'PostgreSQL may lose what it answered: its settings were changed',
      )
      return ''
    })
  }
  const asking = createRepeater(ask, {
    restMs,
    longestPauseMs,
    onError: (error) => log.debug({ err: error }, 'PostgreSQL could not be asked what it keeps'),
  })

  asking.trigger()
  const timer = setInterval(() => asking.trigger(), everyMs).unref()
  const stopListening = bus.listen((invalidation) => {
    if (invalidation === everything) asking.trigger()
  })
  return {
    isDurable: () => isDurable,
    stop: () => {
      clearInterval(timer)
      stopListening()
      asking.close()
    },
  }
}
