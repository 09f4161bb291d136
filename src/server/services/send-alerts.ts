// Sends alerts to players.
import type { UnitOfWork } from '../db/transaction.ts'
import { insertAlerts, type NewAlert } from '../features/alert/queries.ts'
import { topics } from '../live/topics.ts'

/**
 * Stores alerts with what leaves the app for them, and invalidates the lists and the bells they appear
 * in. Nothing else tells players anything.
 */
export async function sendAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return
  const { effects } = unit
  const told = await insertAlerts(unit, alerts)
  for (const { playerId, userId } of told) {
    effects.publish(topics.alerts(playerId))
    if (userId !== null) effects.publish(topics.user(userId))
  }
  if (told.some(({ isSent }) => isSent)) effects.publish(topics.deliveries())
}
