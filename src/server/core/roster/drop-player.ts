// Removes a player from a roster after the start.
import { findEntry } from '#domain/event/roster-edit.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { updateCalendars } from '../alerts/update-calendars.ts'
import type { EventFacts } from '../event/queries.ts'
import { runFollowers } from '../follow-ups/run-followers.ts'
import { publishRoster } from './publish-roster.ts'
import { countRoster, loadRoster, removeEntry, saveCounts } from './roster-queries.ts'

/**
 * No one moves up after the start, and a team's partner stays. Does nothing when the player isn't
 * on the roster.
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
  await removeEntry(tx, { eventId: event.eventId, playerId, order: before.nextOrder }, unit.now)
  const after = await loadRoster(tx, { eventId: event.eventId, nextOrder: before.nextOrder + 1 })
  await saveCounts(tx, event.eventId, countRoster(after))
  await updateCalendars(unit, event, [{ playerId, stands: 'out' }])
  publishRoster(unit.effects, event, before, after)
  await runFollowers(unit, 'playerDropped', { event, playerId })
}
