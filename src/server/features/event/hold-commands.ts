// Holds back the results of an event that an admin of its venue has to look at.
import type { MatchList } from '#domain/match-list/match-list.ts'
import {
  isSuspicious,
  isTooFast,
  listCircles,
  listCounted,
  type TimedMatch,
} from '#domain/result/held-results.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { findRankedAt, listCircleFacts } from './hold-queries.ts'
import type { EventFacts } from './queries.ts'
import { saveRanking } from './ranking-queries.ts'

/**
 * After scores changed: results that nobody can have played, or of a circle of puppets, count no
 * more. What an admin ranked stays; only results that came later are looked at again. An event
 * without such signs asks the store nothing.
 */
export async function holdSuspicious(
  { tx, effects, now }: UnitOfWork,
  event: EventFacts,
  list: MatchList,
): Promise<void> {
  if (event.ranking !== 'ranked') return
  const isHeld = async (matches: readonly TimedMatch[]): Promise<boolean> => {
    if (isTooFast(matches, event.terms.startsAt)) return true
    const circles = listCircles(matches)
    const facts = await listCircleFacts(tx, circles, { eventId: event.eventId, now })
    return circles.some((circle) =>
      isSuspicious(circle, facts.get(circle.playerId) ?? { fresh: 0, earlier: 0 }),
    )
  }
  const counted = listCounted(list, Date.parse)
  if (!(await isHeld(counted))) return
  const rankedAt = await findRankedAt(tx, event)
  if (rankedAt !== null) {
    const since = counted.filter(({ reportedAt }) => reportedAt > rankedAt)
    if (!(await isHeld(since))) return
  }
  await saveRanking(tx, event.eventId, 'held')
  effects.publish(topics.event(event.eventId), topics.order(event.location))
}
