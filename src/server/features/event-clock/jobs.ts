// Updates the instants of upcoming events when a new Node release changes time-zone rules, so that
// an event at 18:00 stays at 18:00 on its venue's clocks.
import { transact } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { createRepeater } from '../../live/repeater.ts'
import { zoneRules } from '../../time/zone-time.ts'
import { isElsewhere, moveEventClock } from './commands.ts'
import * as store from './queries.ts'

const pageSize = 1_000

/**
 * Moves the instants of upcoming events that the current rules place elsewhere, and notifies their
 * players; returns how many moved. Skipped when the database already follows this edition of the
 * rules.
 */
export async function followZoneRules(deps: Deps, edition = zoneRules): Promise<number> {
  if ((await store.findZoneRules(deps.db)) === edition) return 0
  let moved = 0
  let after: string | null = null
  for (;;) {
    const page: store.ComingEvent[] = await store.listComing(
      deps.db,
      deps.clock.now(),
      after,
      pageSize,
    )
    for (const event of page)
      if (isElsewhere(event) && (await moveInstant(deps, event.eventId))) moved += 1
    after = page.at(-1)?.eventId ?? null
    if (page.length < pageSize) break
  }
  await store.saveZoneRules(deps.db, edition)
  if (moved > 0)
    deps.log.info({ edition, events: moved }, 'events moved with their time-zone rules')
  return moved
}

const moveInstant = (deps: Deps, eventId: string): Promise<boolean> =>
  transact(deps, deps.clock.now(), (unit) => moveEventClock(unit, eventId))

/**
 * Logs the venue zones in which PostgreSQL's clocks differ from this server's within a year; the
 * app never uses PostgreSQL's.
 */
export async function reportForeignRules({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<string[]> {
  const zones = await store.listForeignZones(db, clock.now())
  if (zones.length > 0) {
    log.warn(
      { zones, edition: zoneRules },
      'PostgreSQL has other time-zone rules than this server, which uses its own',
    )
  }
  return zones
}

/**
 * Runs both once in the background at start, retrying while the database is down; returns a
 * function that stops it.
 */
export function startZoneRules(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const repeater = createRepeater(
    () => {
      const run = followZoneRules(deps)
        .then(() => reportForeignRules(deps))
        .then(() => undefined)
      running = run.catch(() => undefined)
      return run
    },
    {
      restMs: 0,
      onError: (error) =>
        deps.log.warn({ err: error }, 'time-zone rules could not be compared; trying again'),
    },
  )
  repeater.trigger()
  return async () => {
    repeater.close()
    await running
  }
}
