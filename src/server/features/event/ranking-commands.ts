// Decides whether an event counts toward rankings.
import { type Ranking, rankingBy } from '#domain/event/ranking.ts'
import type { EventFacts } from '../../core/event/queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { isEstablished } from '../newcomer/queries.ts'
import { saveRanking } from './ranking-queries.ts'

type RankingContext = { now: number; deps: Pick<Deps, 'installation'> }

export async function findRanking(
  db: Database,
  organizerId: string,
  { now, deps }: RankingContext,
): Promise<Ranking> {
  return rankingBy(await isEstablished(db, { playerId: organizerId, now, deps }))
}

/**
 * Ranks a pending event once its organizer's account is old enough. Only for events that haven't
 * begun.
 */
export async function rankIfEstablished(
  tx: Database,
  { eventId, organizerId, ranking }: Pick<EventFacts, 'eventId' | 'organizerId' | 'ranking'>,
  context: RankingContext,
): Promise<void> {
  if (ranking === 'waiting' && (await findRanking(tx, organizerId, context)) === 'ranked')
    await saveRanking(tx, eventId, 'ranked')
}
