// Decides whether an event counts beyond itself.
import { type Ranking, rankingBy } from '#domain/event/ranking.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { isEstablished } from '../newcomer/queries.ts'
import type { EventFacts } from './queries.ts'
import { saveRanking } from './ranking-queries.ts'

type RankingContext = { now: number; deps: Pick<Deps, 'installation'> }

/** The ranking of events that a player organizes from now on. */
export async function findRanking(
  db: Database,
  organizerId: string,
  { now, deps }: RankingContext,
): Promise<Ranking> {
  return rankingBy(await isEstablished(db, { playerId: organizerId, now, deps }))
}

/**
 * Ranks an event that waits, once its organizer has become old enough. Ask it while the event is
 * still ahead, or begins.
 */
export async function rankIfEstablished(
  tx: Database,
  { eventId, organizerId, ranking }: Pick<EventFacts, 'eventId' | 'organizerId' | 'ranking'>,
  context: RankingContext,
): Promise<void> {
  if (ranking === 'waiting' && (await findRanking(tx, organizerId, context)) === 'ranked')
    await saveRanking(tx, eventId, 'ranked')
}
