// Rechecks PostgreSQL's durability settings, which may change after startup by a reload, another
// server behind the address, or changes to the role. It checks every minute and after outages, as
// the request role. A violation refuses no requests; it is logged and shown in /metrics until
// fixed.
import type { Logger } from 'pino'
import { everything, type Bus } from '../live/bus.ts'
import { createRepeater } from '../live/repeater.ts'
import { createLogThrottle } from '../log-throttle.ts'
import { queryWith, listDurabilityProblems } from './assert-durable.ts'
import { runAsKind } from './kind-of-work.ts'
import type { Database } from './open-database.ts'

export type DurabilityWatch = {
  isDurable: () => boolean
  stop: () => void
}

const everyMs = 60_000
const restMs = 1_000
const longestPauseMs = 10_000

type Options = { db: Database; bus: Bus; log: Logger }

export function startDurabilityWatch({ db, bus, log }: Options): DurabilityWatch {
  const throttle = createLogThrottle(() => performance.now())
  let isDurable = true

  const ask = async (): Promise<void> => {
    const broken = await runAsKind('durability', () => listDurabilityProblems(queryWith(db)))
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
