// Draws an event's places: by chance, weighted by turns.
import { drawRecord } from '#domain/event/draw.ts'
import { getPlayerIds } from '#domain/event/entry.ts'
import { drawAlerts } from '#domain/event/roster-alerts.ts'
import type { RosterRefusals } from '#domain/event/roster-request.ts'
import { decideRoster } from '#domain/event/roster.ts'
import { type Result, ok } from '#domain/shared/result.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { type EventFacts, alertParams } from '../../core/event/queries.ts'
import { addLog } from '../../core/log/event-log-queries.ts'
import { commitRoster } from '../../core/roster/commit-roster.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { countTurns, insertDraw } from './queries.ts'

/** The last 32 bits of a new id are random, so no one knows or chooses the seed before the draw. */
const toSeed = (id: string): number => Number.parseInt(id.slice(-8), 16)

export async function drawEvent(
  unit: UnitOfWork,
  event: EventFacts,
  madeBy: string | null,
): Promise<Result<null, RosterRefusals['draw']>> {
  const { tx, newId, now } = unit
  const { eventId, terms } = event
  const before = await loadRoster(tx, event)
  const turns =
    terms.signupMode === 'take turns'
      ? await countTurns(tx, event, before.entries.flatMap(getPlayerIds), now)
      : new Map<string, number>()
  const request = { kind: 'draw' as const, seed: toSeed(newId()), turns }
  const decided = decideRoster(terms, before, request, now)
  if (!decided.ok) return decided
  const { roster, changes } = decided.value
  await insertDraw(tx, eventId, drawRecord({ terms, roster: before, now }, request, roster), {
    madeBy,
    now,
  })
  await commitRoster(unit, event, before, { roster, changes })
  await sendAlerts(
    unit,
    drawAlerts(decided.value).map((alert) => ({ ...alert, eventId, params: alertParams(event) })),
  )
  if (madeBy !== null)
    await addLog(
      tx,
      eventId,
      [{ actorId: madeBy, action: 'draw', playerId: null, detail: '' }],
      now,
    )
  return ok(null)
}
