// Removes a player from a roster after the start.
import { findEntry } from '#domain/event/roster-edit.ts'
import { runFollowers } from '../core/follow-ups/run-followers.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import type { EventFacts } from '../features/event/queries.ts'
import { publishRoster } from '../features/event/roster-commands.ts'
import {
  countRoster,
  loadRoster,
  removeEntry,
  saveCounts,
} from '../features/event/roster-queries.ts'
import { updateCalendars } from './update-calendars.ts'

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
