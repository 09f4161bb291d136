// Sends alerts to players.
import type { RawBuilder } from 'kysely'
import { followWrite, writeTogether, type Write } from '../db/together.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import type { Effects } from '../effects.ts'
import {
  writeAlerts,
  writeAlertTo,
  type Alerted,
  type NewAlert,
} from '../features/alert/queries.ts'
import { topics } from '../live/topics.ts'

/**
 * Stores alerts with what leaves the app for them, and invalidates the lists and the bells they appear
 * in. Nothing else tells players anything.
 */
export async function sendAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  await writeTogether(unit.tx, listAlertWrites(unit, alerts))
}

/** Alerts that are written in one statement where there may be many. */
const alertsAtOnce = 500

/** The same for alerts without a limit to their number. */
export async function sendManyAlerts(unit: UnitOfWork, alerts: readonly NewAlert[]): Promise<void> {
  for (let from = 0; from < alerts.length; from += alertsAtOnce)
    await sendAlerts(unit, alerts.slice(from, from + alertsAtOnce))
}

/**
 * One alert to all players that a statement selects, as rows with a player_id: thousands cost one
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

/** The same as writes that go out with others. */
export function listAlertWrites(unit: UnitOfWork, alerts: readonly NewAlert[]): Write[] {
  if (alerts.length === 0) return []
  return [followWrite(writeAlerts(unit, alerts), (told) => publishTold(unit.effects, told))]
}

function publishTold(effects: Effects, told: readonly Alerted[]): void {
  for (const { playerId, userId } of told) {
    effects.publish(topics.alerts(playerId))
    if (userId !== null) effects.publish(topics.user(userId))
  }
  if (told.some(({ isSent }) => isSent)) effects.publish(topics.deliveries())
}
