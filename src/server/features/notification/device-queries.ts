// The devices that push messages go to.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { PushTarget } from '../../push/push.ts'
import { at } from './queries.ts'

/** Notes what became of a message to a device. */
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

/** Removes a device unknown to its push service, and what waits for it. */
export async function removeDevice(db: Database, deviceId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('deviceId', '=', deviceId).execute()
}

export type NewDevice = PushTarget & {
  deviceId: string
  playerId: string
  sessionId: string
  name: string
  now: number
}

/**
 * Keeps a device, or what is new about it, and answers its id; null when another player has this
 * endpoint and the keys are not its own. A device that changes hands leaves what waits for it
 * behind. Beyond `devicesMax` the one longest silent goes.
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
        else excluded.created end, last_ok = case
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

/** Forgets one of a player's own devices. */
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
