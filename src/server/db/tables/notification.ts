// Alerts, and their delivery by mail or push.
import type { ColumnType, Generated } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { DeliveryState } from '#domain/notification/delivery.ts'
import type {
  DeliveryChannel,
  MatrixChanges,
  NoticeKind,
  NotificationGroup,
} from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Computed, DefaultInstant, Instant, OptionalInstant } from './columns.ts'

type Alerts = {
  alertId: string
  playerId: string
  kind: AlertKind
  params: ColumnType<Record<string, string>, string, string>
  eventId: string | null
  created: DefaultInstant
  read: Generated<boolean>
}
/**
 * matrix holds the differences from the defaults. mailInstead: mail may replace push. reachAsked:
 * when the player was asked how to be reached.
 */
type NotificationSettings = {
  playerId: string
  matrix: ColumnType<MatrixChanges, string | undefined, string>
  quietFrom: Generated<string | null>
  quietTo: Generated<string | null>
  digest: Generated<boolean>
  language: Generated<Language | null>
  mailInstead: Generated<boolean>
  reachAsked: OptionalInstant
}
/**
 * failures: consecutive messages that its push service refused. sessionId: the subscriber's; the
 * device goes when that session is ended early.
 */
type PushDevices = {
  deviceId: string
  playerId: string
  sessionId: Generated<string | null>
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created: Instant
  lastOk: OptionalInstant
  failures: Generated<number>
}
/**
 * parcel: what goes out as one message. unit: the same once tried, after which no delivery is added
 * to it; claim: the current sender, until claimedUntil. params is emptied at the end.
 */
type Deliveries = {
  deliveryId: Generated<string>
  playerId: string
  channel: DeliveryChannel
  deviceId: string | null
  kind: NoticeKind
  notificationGroup: NotificationGroup
  source: string
  batch: string
  eventId: string | null
  alertId: string | null
  messageId: string | null
  fromId: string | null
  params: ColumnType<Record<string, string>, string, string>
  created: Instant
  dueAt: Instant
  state: Generated<DeliveryState>
  outcome: Generated<string>
  unit: Generated<string | null>
  claim: Generated<string | null>
  claimedUntil: OptionalInstant
  attempts: Generated<number>
  ended: OptionalInstant
  parcel: Computed<string>
}

export type NotificationTables = {
  alerts: Alerts
  notification_settings: NotificationSettings
  push_devices: PushDevices
  deliveries: Deliveries
}
