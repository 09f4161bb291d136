import { drawRecord } from '#domain/event/draw.ts'
// Makes draws: at their time, or when an organizer asks earlier. The event's row lock and the key
// of its draw see to it that each is made once, however many servers look; one that was due while
// no server ran is made by the first that comes.
import { awaitsDraw, getPlayerIds } from '#domain/event/entry.ts'
import { drawAlerts } from '#domain/event/roster-alerts.ts'
import { movedPlayers } from '#domain/event/roster-change.ts'
import type { RosterRefusals } from '#domain/event/roster-request.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { topics } from '../../live/topics.ts'
import { addAlerts } from '../alert/store.ts'
import { tellCalendars } from '../calendar-feed/store.ts'
import { alertParams, lockEvent, type EventFacts } from '../event/store.ts'
import {
  addLog,
  countsOf,
  loadRoster,
  saveChanges,
  saveCounts,
  wakeRoster,
} from '../roster/store.ts'
import { countTurns, insertDraw, listDue } from './store.ts'

/**
 * The last 32 bits of a fresh id are chance: nobody knows the seed before the draw, nor chooses it.
 */
const seedOf = (id: string): number => Number.parseInt(id.slice(-8), 16)

/** Draws a locked event. `madeBy` is null at its time. */
export async function drawEvent(
  { tx, effects, newId, now }: UnitOfWork,
  event: EventFacts,
  madeBy: string | null,
): Promise<Result<null, RosterRefusals['draw']>> {
  const { eventId, terms } = event
  const before = await loadRoster(tx, event)
  const turns =
    terms.signupMode === 'take turns'
      ? await countTurns(tx, event, before.entries.flatMap(getPlayerIds), now)
      : new Map<string, number>()
  const request = { kind: 'draw' as const, seed: seedOf(newId()), turns }
  const decided = decideRoster(terms, before, request, now)
  if (!decided.ok) return decided
  const { roster, changes } = decided.value
  await insertDraw(tx, eventId, drawRecord({ terms, roster: before, now }, request, roster), {
    madeBy,
    now,
  })
  await saveCounts(tx, eventId, countsOf(roster))
  await saveChanges(tx, event, changes, { late: new Set(), now })
  await tellCalendars({ tx, effects, newId, now }, event, movedPlayers(changes))
  await addAlerts(
    { tx, effects, newId, now },
    drawAlerts(decided.value).map((alert) => ({ ...alert, eventId, params: alertParams(event) })),
  )
  if (madeBy !== null)
    await addLog(
      tx,
      eventId,
      [{ actorId: madeBy, action: 'draw', playerId: null, detail: '' }],
      now,
    )
  wakeRoster(effects, event, before, roster)
  if (event.seriesId !== null) effects.wake(topics.series(event.seriesId))
  return ok(null)
}

/**
 * Makes every draw that is due; answers how many it made. One that fails is logged, and tried again
 * the next time.
 */
export async function makeDueDraws(deps: Deps): Promise<number> {
  let made = 0
  for (const eventId of await listDue(deps.db, deps.clock.now())) {
    try {
      if (await makeDue(deps, eventId)) made += 1
    } catch (error) {
      deps.log.error({ err: error, eventId }, 'a draw could not be made')
    }
  }
  return made
}

/** False when another server, or the organizer, was first. */
async function makeDue(deps: Deps, eventId: string): Promise<boolean> {
  return transact(deps, deps.clock.now(), async (unit) => {
    const { tx, now } = unit
    const event = await lockEvent(tx, eventId)
    const isDue =
      event !== null &&
      event.status === 'published' &&
      awaitsDraw(event.terms) &&
      event.terms.drawAt !== null &&
      event.terms.drawAt <= now
    return isDue && (await drawEvent(unit, event, null)).ok
  })
}
