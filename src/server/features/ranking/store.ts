// Which events count beyond themselves, as rows. Written under the event's row lock.
import { rankingBy, type Ranking } from '#domain/event/ranking.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import type { EventFacts } from '../event/store.ts'
import { isEstablished } from '../newcomer/store.ts'

type Given = { now: number; deps: Pick<Deps, 'installation'> }

/** The ranking of events that a player organizes from now on. */
export async function rankingOf(db: Database, organizerId: string, { now, deps }: Given): Promise<Ranking> {
  return rankingBy(await isEstablished(db, { playerId: organizerId, now, deps }))
}

/** Writes a ranking; workers bring what follows from it up to date. */
export async function saveRanking(tx: Database, eventId: string, ranking: Ranking): Promise<void> {
  await tx.updateTable('events').set({ ranking }).where('event_id', '=', eventId).execute()
}

/** Ranks an event that waits and whose organizer has become old enough. Ask it while the event is still ahead, or begins. */
export async function rankIfEstablished(tx: Database, { eventId, organizerId, ranking }: Pick<EventFacts, 'eventId' | 'organizerId' | 'ranking'>, given: Given): Promise<void> {
  if (ranking === 'waiting' && await rankingOf(tx, organizerId, given) === 'ranked') await saveRanking(tx, eventId, 'ranked')
}
