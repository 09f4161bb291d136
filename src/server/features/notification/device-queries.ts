// Devices for push messages.
import { sql, type RawBuilder } from 'kysely'
import { at, isProved } from '../../core/alerts/delivery-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { PushTarget } from '../../push/push.ts'

export async function noteDevice(
  db: Database,
  deviceId: string,
  { isOk, now }: { isOk: boolean; now: number },
): Promise<void> {
  await db
    .updateTable('push_devices')
    .set((eb) =>
      isOk ? { lastOk: new Date(now), failures: 0 } : { failures: eb('failures', '+', 1) },
    )
    .where('deviceId', '=', deviceId)
    .execute()
}

/**
 * Removes a device that its push service no longer knows, with its deliveries; mail replaces what
 * no other device gets.
 */
export async function removeDevice(db: Database, deviceId: string, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertInstead(tx, sql`d.device_id = ${deviceId} and d.state = 'waiting'`, now)
    await tx.deleteFrom('push_devices').where('deviceId', '=', deviceId).execute()
  })
}

export const standInByMail = (
  tx: Database,
  deliveryIds: readonly string[],
  now: number,
): Promise<void> => insertInstead(tx, sql`d.delivery_id = any(${[...deliveryIds]}::uuid[])`, now)

/**
 * The decision to mail is made when it is due. Serialized, so that of two devices failing together
 * the second sees the first.
 */
async function insertInstead(
  tx: Database,
  isLost: RawBuilder<unknown>,
  now: number,
): Promise<void> {
  await sql`
    select from deliveries o where o.channel = 'push' and (o.source, o.player_id) in (
      select d.source, d.player_id from deliveries d where d.channel = 'push' and ${isLost})
    order by o.delivery_id for update`.execute(tx)
  await sql`
    insert into deliveries (player_id, channel, device_id, kind, notification_group, source, batch,
    event_id, alert_id, message_id, from_id, params, created, due_at)
  select d.player_id, 'mail', null, d.kind, d.notification_group, d.source, d.batch, d.event_id,
    d.alert_id, d.message_id, d.from_id, d.params, d.created, ${at(now)}
  from deliveries d join players p on p.player_id = d.player_id
    join auth_users u on u.id = p.user_id and ${isProved}
  where d.channel = 'push' and ${isLost} and not exists (
    select from deliveries o where o.source = d.source and o.player_id = d.player_id
      and o.channel = 'push' and o.device_id <> d.device_id and o.state in ('waiting', 'sent'))
  on conflict do nothing`.execute(tx)
}

export type NewDevice = PushTarget & {
  deviceId: string
  playerId: string
  sessionId: string
  name: string
  now: number
}

/**
 * Stores or updates a device and returns its id; null when the endpoint belongs to another player
 * with different keys. When a device changes players, its waiting deliveries are dropped. Above
 * `devicesMax` the longest inactive is removed.
 */
export async function saveDevice(
  tx: Database,
  { deviceId, playerId, sessionId, endpoint, p256dh, auth, name, now }: NewDevice,
  devicesMax: number,
): Promise<string | null> {
  const {
    rows: [saved],
  } = await sql<{ deviceId: string }>`
    insert into push_devices as known
      (device_id, player_id, session_id, endpoint, p256dh, auth, name, created)
      values (${deviceId}, ${playerId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${name},
      ${at(now)})
    on conflict (endpoint) do update
    set player_id = excluded.player_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, name = excluded.name, failures = 0,
      created = case when known.player_id = excluded.player_id then known.created
        else excluded.created end, last_ok =
        case
        when known.player_id = excluded.player_id then known.last_ok end
    where known.player_id = excluded.player_id
    or (known.p256dh = excluded.p256dh and known.auth = excluded.auth)
    returning device_id`.execute(tx)
  if (saved === undefined) return null
  await tx
    .deleteFrom('deliveries')
    .where('deviceId', '=', saved.deviceId)
    .where('playerId', '<>', playerId)
    .execute()
  await sql`
    delete from push_devices where device_id in (
      select device_id from push_devices where player_id = ${playerId}
        and device_id <> ${saved.deviceId}
        order by greatest(last_ok, created) desc, device_id offset ${devicesMax - 1})`.execute(tx)
  return saved.deviceId
}

export async function dropDevice(
  tx: Database,
  playerId: string,
  device: { endpoint: string } | { deviceId: string },
): Promise<void> {
  const own = tx.deleteFrom('push_devices').where('playerId', '=', playerId)
  await (
    'endpoint' in device
      ? own.where('endpoint', '=', device.endpoint)
      : own.where('deviceId', '=', device.deviceId)
  ).execute()
}
