// Stores decided rosters and updates everything that depends on them: own acts, followers,
// calendars, windows.
import { movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { writeTogether, type Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { listCalendarWrites } from '../alerts/update-calendars.ts'
import type { EventFacts } from '../event/queries.ts'
import { runFollowers } from '../follow-ups/run-followers.ts'
import { forgetActs } from './own-act-queries.ts'
import { publishEntries, type ChangedRoster } from './publish-roster.ts'
import { countRoster, listGone, writeCounts, writeEntries } from './roster-queries.ts'

type DecidedRoster = { roster: Roster; changes: readonly EntryChange[] }
type StoredRoster = DecidedRoster & { lateLeavers?: ReadonlySet<string> }
export type CommittedRoster = StoredRoster & ChangedRoster

/** Must run under the event's row lock. `before` is the roster it was decided from. */
export async function commitRoster(
  unit: UnitOfWork,
  event: EventFacts,
  before: Roster,
  decided: DecidedRoster,
): Promise<void> {
  await writeTogether(unit.tx, await listRosterWrites(unit, [{ event, before, ...decided }]))
}

/** For several events, as writes to send with others. Followers run at once. */
export async function listRosterWrites(
  unit: UnitOfWork,
  committed: readonly CommittedRoster[],
): Promise<Write[]> {
  if (committed.length === 0) return []
  for (const changed of committed) publishEntries(unit.effects, changed)
  const counts = committed.map(({ event: { eventId }, roster }) => ({
    eventId,
    ...countRoster(roster),
  }))
  return [
    { query: writeCounts(unit.tx, counts) },
    ...(await listEntryWrites(unit, committed)),
    ...listCalendarWrites(
      unit,
      committed.map(({ event, changes }) => ({ event, news: movedPlayers(changes) })),
    ),
  ]
}

type EntriesOf = StoredRoster & {
  event: EventFacts
}

/**
 * Stores changed entries, and runs their followers. The caller updates the counts.
 */
export async function saveRosterChanges(unit: UnitOfWork, stored: EntriesOf): Promise<void> {
  await writeTogether(unit.tx, await listEntryWrites(unit, [stored]))
}

async function listEntryWrites(unit: UnitOfWork, stored: readonly EntriesOf[]): Promise<Write[]> {
  const { tx, now } = unit
  const changed = stored.filter(({ changes }) => changes.length > 0)
  if (changed.length === 0) return []
  await runFollowers(unit, 'rosterChanged', changed)
  const gone = changed.flatMap(({ event: { eventId }, changes }) =>
    listGone(changes).map((playerId) => ({ eventId, playerId })),
  )
  const rows = changed.map(({ event, changes, roster: { sentOut }, lateLeavers }) => ({
    event,
    changes,
    late: lateLeavers ?? new Set<string>(),
    sentOut,
  }))
  return [
    { query: writeEntries(tx, rows, now) },
    ...(gone.length > 0 ? [{ query: forgetActs(tx, gone, now) }] : []),
  ]
}
