// Checks a player into all their divisions of a tournament at once.
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { lockEvent, type EventFacts } from '../../core/event/queries.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { listArrivals, saveAttendance } from '../../core/roster/roster-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { followCheckIn } from './presence-queries.ts'

/**
 * Checking in for one division counts for the others of that day, except those already marked or
 * with missing agreements. isOwn: the player did it themselves.
 */
export async function arriveInDivisions(
  { tx, effects, now }: UnitOfWork,
  { eventId, tournamentId, startDate }: EventFacts,
  playerIds: readonly string[],
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  if (tournamentId === null || playerIds.length === 0) return
  const arrivals = await listArrivals(tx, { eventId, tournamentId, startDate }, playerIds)
  for (const [otherId, rows] of Map.groupBy(arrivals, (row) => row.eventId)) {
    const other = await lockEvent(tx, otherId)
    if (other === null || other.asksAgreements) continue
    for (const { playerId } of rows) {
      await saveAttendance(tx, otherId, playerId, 'here', now)
      await followCheckIn(tx, otherId, playerId, 'here')
    }
    const here = rows.map(({ playerId }) => playerId)
    if (isOwn) await saveOwnActs(tx, { eventId: otherId, playerIds: here, how: 'check-in', now })
    publishMatchList(effects, other)
    effects.publish(...here.map(topics.eventsOf))
  }
}
