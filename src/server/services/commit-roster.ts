// Stores a decided roster and lets everything follow it: own acts, match list, calendars, windows.
import { movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { forgetOwnActs } from '../features/event/own-act-queries.ts'
import type { EventFacts } from '../features/event/queries.ts'
import { publishRoster } from '../features/event/roster-commands.ts'
import { countRoster, saveCounts, saveEntries } from '../features/event/roster-queries.ts'
import { followRosterChanges } from '../features/match-list/presence-queries.ts'
import { updateCalendars } from './update-calendars.ts'

type DecidedRoster = { roster: Roster; changes: readonly EntryChange[] }

/**
 * Stores what was decided of the roster `before`, under the row lock of its event. `late`: players
 * with a late withdrawal.
 */
export async function commitRoster(
  unit: UnitOfWork,
  event: EventFacts,
  before: Roster,
  decided: DecidedRoster,
  late: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { roster, changes } = decided
  await saveCounts(unit.tx, event.eventId, countRoster(roster))
  await saveRosterChanges(unit, event, decided, late)
  await updateCalendars(unit, event, movedPlayers(changes))
  publishRoster(unit.effects, event, before, roster)
}

/** Stores changed entries; own acts and an open match list follow. The counts are the caller's. */
export async function saveRosterChanges(
  { tx, now }: UnitOfWork,
  event: { eventId: string; startDate: string },
  { roster: { sentOut }, changes }: DecidedRoster,
  late: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (changes.length === 0) return
  const gone = await saveEntries(tx, event, changes, { late, sentOut, now })
  await forgetOwnActs(tx, { eventId: event.eventId, playerIds: gone, now })
  await followRosterChanges(tx, event.eventId, changes)
}
