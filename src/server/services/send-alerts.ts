// Sends alerts to players.
import type { UnitOfWork } from '../db/transaction.ts'
import { insertAlerts, type NewAlert } from '../features/alert/queries.ts'
import { topics } from '../live/topics.ts'

/**
 * Stores alerts with what leaves the app for them, and wakes the lists and the bells they appear
 * in. Nothing else tells players anything.
 */
export async function sendAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  const { effects } = unit
  const told = await insertAlerts(unit, alerts)
  for (const { playerId, userId } of told) {
    effects.wake(topics.alerts(playerId))
    if (userId !== null) effects.wake(topics.user(userId))
  }
  if (told.some(({ isSent }) => isSent)) effects.wake(topics.deliveries())
}
