// Sets whether an event counts, with all consequences.
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { saveRanking } from '../event/ranking-queries.ts'

/** The event must be locked. actorId: the admin of its venue; null for the operator. */
export async function rankEvent(
  unit: UnitOfWork,
  event: EventFacts,
  { isRanked, actorId }: { isRanked: boolean; actorId: string | null },
): Promise<void> {
  const { tx, effects, now } = unit
  const { eventId, location } = event
  await saveRanking(tx, eventId, isRanked ? 'ranked' : 'unranked')
  await runFollowers(unit, 'countingChanged', { eventId })
  const action = isRanked ? 'event-ranked' : 'event-unranked'
  await addLocationLog(tx, [{ locationId: location, actorId, action, eventId }], now)
  publishMatchList(effects, event)
}
