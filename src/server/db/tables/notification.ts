// Alerts, and what goes out as mail or push.
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
  alert_id: string
  player_id: string
  kind: AlertKind
  params: ColumnType<Record<string, string>, string, string>
  event_id: string | null
  created: DefaultInstant
  read: Generated<boolean>
}
/** matrix holds what differs from the default. */
type NotificationSettings = {
  player_id: string
  matrix: ColumnType<MatrixChanges, string | undefined, string>
  quiet_from: Generated<string | null>
  quiet_to: Generated<string | null>
  digest: Generated<boolean>
  language: Generated<Language | null>
}
/**
 * failures: messages that its push service has refused since it last took one. session_id: of the
 * subscriber; ended before its time it takes the device along.
 */
type PushDevices = {
  device_id: string
  player_id: string
  session_id: Generated<string | null>
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created: Instant
  last_ok: OptionalInstant
  failures: Generated<number>
}
/**
 * parcel: what goes out as one message. unit: the same once it was tried, so that nothing is added
 * to it; claim: the present sender, until claimed_until. params is emptied when it ends.
 */
type Deliveries = {
  delivery_id: Generated<string>
  player_id: string
  channel: DeliveryChannel
  device_id: string | null
  kind: NoticeKind
  notification_group: NotificationGroup
  source: string
  batch: string
  event_id: string | null
  alert_id: string | null
  message_id: string | null
  from_id: string | null
  params: ColumnType<Record<string, string>, string, string>
  created: Instant
  due_at: Instant
  state: Generated<DeliveryState>
  outcome: Generated<string>
  unit: Generated<string | null>
  claim: Generated<string | null>
  claimed_until: OptionalInstant
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
