import { rosterAlerts } from '#domain/event/roster-alerts.ts'
import { decideRoster } from '#domain/event/roster.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { sendAlerts } from '../alerts/send-alerts.ts'
import { lockEvent } from '../event/queries.ts'
import { commitRoster } from './commit-roster.ts'
import { listRosterNews } from './list-roster-news.ts'
import { loadRoster } from './roster-queries.ts'

/**
 * As if the player withdrew themselves: the first waiting party that fits moves up and is alerted.
 * A partner leaves too.
 */
export async function withdrawPlayer(
  unit: UnitOfWork,
  { eventId, playerId }: { eventId: string; playerId: string },
): Promise<void> {
  const { tx } = unit
  const event = await lockEvent(tx, eventId)
  if (event === null) return
  const before = await loadRoster(tx, event)
  const request = { kind: 'withdraw', playerId } as const
  const decided = decideRoster(event.terms, before, request, unit.now)
  if (!decided.ok) return
  await commitRoster(unit, event, before, decided.value)
  const alerts = rosterAlerts(playerId, request, decided.value)
  await sendAlerts(unit, listRosterNews(event, alerts))
}
