import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { movedPlayers } from '#domain/event/roster-change.ts'
import { findEntry } from '#domain/event/roster-edit.ts'
import { decideRoster } from '#domain/event/roster.ts'
// Changes rosters and announces it, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import { addAlerts } from '../alert/commands.ts'
import { tellCalendars } from '../calendar-feed/commands.ts'
import { type EventFacts, lockEvent, alertParams } from '../event/queries.ts'
import { wakeRoster } from '../event/roster-commands.ts'
import { loadRoster, saveCounts, countsOf, saveChanges } from '../event/roster-queries.ts'

/**
 * Takes one player off after the start, when no one moves up: of a team the other stays. Nothing
 * happens when they are not on the roster.
 */
export async function dropPlayer(
  unit: UnitOfWork,
  event: EventFacts,
  playerId: string,
): Promise<void> {
  const { tx } = unit
  const before = await loadRoster(tx, event)
  const entry = findEntry(before.entries, playerId)
  if (entry === undefined) return
  const at = new Date(unit.now)
  // The order they had is the partner's alone now.
  await tx
    .updateTable('player_events')
    .set({
      removed: true,
      gender: null,
      sent_out: false,
      attendance: null,
      partner_id: null,
      lead: true,
      guests: 0,
      entry_order: before.nextOrder,
      changed: at,
    })
    .where('event_id', '=', event.eventId)
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .updateTable('player_events')
    .set({ partner_id: null, lead: true, changed: at })
    .where('event_id', '=', event.eventId)
    .where('partner_id', '=', playerId)
    .where('removed', '=', false)
    .execute()
  const after = await loadRoster(tx, { eventId: event.eventId, nextOrder: before.nextOrder + 1 })
  await saveCounts(tx, event.eventId, countsOf(after))
  await tellCalendars(unit, event, [{ playerId, stands: 'out' }])
  wakeRoster(unit.effects, event, before, after)
}

/**
 * Takes a player out of one event as if they withdrew: the first waiting party that fits moves up
 * and is alerted. A partner leaves too.
 */
export async function withdrawPlayer(
  unit: UnitOfWork,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  const { tx } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  const before = await loadRoster(tx, event)
  const request = { kind: 'withdraw', playerId } as const
  const decided = decideRoster(event.terms, before, request, unit.now)
  if (!decided.ok) return
  const { roster, changes } = decided.value
  await saveCounts(tx, eventId, countsOf(roster))
  await saveChanges(tx, event, changes, {
    late: new Set(),
    sentOut: roster.sentOut,
    now: unit.now,
  })
  await tellCalendars(unit, event, movedPlayers(changes))
  wakeRoster(unit.effects, event, before, roster)
  const alerts = rosterAlerts(playerId, request, decided.value)
  await addAlerts(
    unit,
    alerts.map((alert) => ({ ...alert, eventId, params: alertParams(event) })),
  )
}
