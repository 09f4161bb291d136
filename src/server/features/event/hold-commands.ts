// Holds back suspicious results of an event until a venue admin has reviewed them.
import type { MatchList } from '#domain/match-list/match-list.ts'
import {
  isSuspicious,
  isTooFast,
  listCircles,
  listCounted,
  type TimedMatch,
} from '#domain/result/held-results.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, type EventFacts } from '../../core/event/queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { findRankedAt, listCircleFacts, listHoldAdmins } from './hold-queries.ts'
import { saveRanking } from './ranking-queries.ts'

/**
 * After a score change: impossible results, or those of a ring of puppet accounts, stop counting.
 * An admin's ranking stays; only later results are checked again. Events without such signs cost no
 * query.
 */
export async function holdSuspicious(
  unit: UnitOfWork,
  event: EventFacts,
  list: MatchList,
): Promise<void> {
  const { tx, now } = unit
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
  await tellAdmins(unit, event)
}

/**
 * Alerts each admin who didn't play, once per event; when all of them played, alerts them all that
 * the operator reviews the results.
 */
async function tellAdmins(unit: UnitOfWork, event: EventFacts): Promise<void> {
  const admins = await listHoldAdmins(unit.tx, event)
  const neutral = admins.filter(({ hasPlayed }) => !hasPlayed)
  const why = neutral.length > 0 ? 'look' : 'operator'
  const hearers = neutral.length > 0 ? neutral : admins
  await sendAlerts(
    unit,
    hearers.flatMap(({ playerId, wasTold }) =>
      wasTold
        ? []
        : [
            {
              playerId,
              kind: 'results-held' as const,
              eventId: event.eventId,
              params: { ...alertParams(event), why },
            },
          ],
    ),
  )
}
