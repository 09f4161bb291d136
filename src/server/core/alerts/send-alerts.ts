import type { RawBuilder } from 'kysely'
import { followWrite, writeTogether, type Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { writeAlerts, writeAlertTo, type Alerted, type NewAlert } from './alert-queries.ts'

/**
 * Stores alerts with their deliveries, and invalidates the lists and bells that show them. All
 * alerts to players go through here.
 */
export async function sendAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  await writeTogether(unit.tx, listAlertWrites(unit, alerts))
}

const alertsAtOnce = 500

export async function sendManyAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  for (let from = 0; from < alerts.length; from += alertsAtOnce)
    await sendAlerts(unit, alerts.slice(from, from + alertsAtOnce))
}

/**
 * One alert to all players selected by a statement with a player_id column; thousands cost one
 * statement.
 */
export async function sendAlertsTo(
  unit: UnitOfWork,
  hearers: RawBuilder<unknown>,
  alert: Pick<NewAlert, 'kind' | 'params'>,
): Promise<void> {
  const told = writeAlertTo(unit, hearers, alert)
  await writeTogether(unit.tx, [followWrite(told, (rows) => publishTold(unit.effects, rows))])
}

export function listAlertWrites(unit: UnitOfWork, alerts: readonly NewAlert[]): Write[] {
  if (alerts.length === 0) return []
  return [followWrite(writeAlerts(unit, alerts), (told) => publishTold(unit.effects, told))]
}

function publishTold(effects: Effects, told: readonly Alerted[]): void {
  for (const { playerId } of told) effects.publish(topics.alerts(playerId))
  if (told.some(({ isSent }) => isSent)) effects.publish(topics.deliveries())
}
