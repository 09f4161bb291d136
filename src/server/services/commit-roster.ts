// Stores decided rosters and updates everything that depends on them: own acts, match lists,
// calendars, windows.
import { getPlayerIds } from '#domain/event/entry.ts'
import { listUnseated, movedPlayers, type EntryChange } from '#domain/event/roster-change.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import { writeTogether, type Write } from '../db/together.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { forgetActs } from '../features/event/own-act-queries.ts'
import type { EventFacts } from '../features/event/queries.ts'
import { publishEntries, type ChangedRoster } from '../features/event/roster-commands.ts'
import {
  countRoster,
  listGone,
  writeCounts,
  writeEntries,
} from '../features/event/roster-queries.ts'
import { followRosterChanges } from '../features/match-list/presence-queries.ts'
import { deleteSeekers } from '../features/partner/queries.ts'
import { followQueueRoster } from '../features/queue/arrival-commands.ts'
import { topics } from '../live/topics.ts'
import { listCalendarWrites } from './update-calendars.ts'

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

/** For several events, as writes to send with others. Open match lists are updated at once. */
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
 * Stores changed entries and updates own acts, an open match list and an open queue. The caller
 * updates the counts.
 */
export async function saveRosterChanges(unit: UnitOfWork, stored: EntriesOf): Promise<void> {
  await writeTogether(unit.tx, await listEntryWrites(unit, [stored]))
}

async function listEntryWrites(unit: UnitOfWork, stored: readonly EntriesOf[]): Promise<Write[]> {
  const { tx, now } = unit
  const changed = stored.filter(({ changes }) => changes.length > 0)
  if (changed.length === 0) return []
  for (const { event, changes } of changed)
    if (event.hasOpenList) await followRosterChanges(tx, event, changes)
  for (const { event, changes } of changed)
    if (event.hasOpenQueue) await followQueueRoster(unit, event, listUnseated(changes))
  await endSeeking(unit, changed)
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

async function endSeeking(
  { tx, effects }: Pick<UnitOfWork, 'tx' | 'effects'>,
  stored: readonly EntriesOf[],
): Promise<void> {
  const come = stored
    .filter(({ event }) => event.terms.entryBy === 'team')
    .flatMap(({ event: { eventId }, changes }) =>
      changes.flatMap((change) =>
        change.kind === 'insert'
          ? getPlayerIds(change.after).map((playerId) => ({ eventId, playerId }))
          : [],
      ),
    )
  effects.publish(...(await deleteSeekers(tx, come)).map(topics.partners))
}
