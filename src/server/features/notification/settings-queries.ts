// A player's notification settings: kinds, channels and quiet hours.
import { sql, type RawBuilder } from 'kysely'
import * as v from 'valibot'
import type { LiveOutput } from '#contract/contract.ts'
import type { SuppressionReason } from '#domain/mail/refused-mail.ts'
import { digestBatch, type WallTime } from '#domain/notification/delivery.ts'
import type {
  MatrixChanges,
  QuietHours,
  DeliveryChannel,
} from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import { isSuppressed } from '../../db/accounts/suppressed-addresses.ts'
import type { Database } from '../../db/open-database.ts'
import type { PushTarget } from '../../push/push.ts'
import { toWallTime } from '../../time/zone-time.ts'

const matrixSchema = v.record(v.string(), v.record(v.string(), v.boolean()))
export const parseMatrix = (stored: unknown): MatrixChanges =>
  v.parse(v.nullish(matrixSchema, {}), stored)

export type Choices = {
  matrix: MatrixChanges
  quiet: QuietHours | null
  digest: boolean
  mailInstead: boolean
  language: Language | null
}

export async function lockChoices(tx: Database, playerId: string): Promise<Choices> {
  await tx
    .insertInto('notification_settings')
    .values({ playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('notification_settings')
    .select(['matrix', 'quietFrom', 'quietTo', 'digest', 'mailInstead', 'language'])
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    matrix: parseMatrix(row.matrix),
    quiet: toQuietHours(row.quietFrom, row.quietTo),
    digest: row.digest,
    mailInstead: row.mailInstead,
    language: row.language,
  }
}

export const toQuietHours = (from: string | null, to: string | null): QuietHours | null =>
  from === null || to === null ? null : { from, to }

/** Also releases deliveries held for quiet hours or a digest, to be decided again. */
export async function saveChoices(
  tx: Database,
  playerId: string,
  { matrix, quiet, digest, mailInstead, language }: Choices,
  now: number,
): Promise<void> {
  await tx
    .updateTable('notification_settings')
    .set({
      matrix: JSON.stringify(matrix),
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      digest,
      mailInstead,
      language,
    })
    .where('playerId', '=', playerId)
    .execute()
  await tx
    .updateTable('deliveries')
    .set({ dueAt: new Date(now) })
    .where('playerId', '=', playerId)
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .where('dueAt', '>', new Date(now))
    .$if(digest, (query) => query.where('batch', '<>', digestBatch))
    .execute()
}

export type Recipient = {
  language: Language
  email: string | null
  isConfirmed: boolean
  isSuppressed: boolean
  devices: (PushTarget & { deviceId: string; name: string })[]
}

/** Placeholder addresses count as no address. Null when the player no longer exists. */
export async function findReader(db: Database, playerId: string): Promise<Recipient | null> {
  const {
    rows: [row],
  } = await sql<Recipient>`
    select coalesce(s.language, 'en') as language,
    case
      when u.email not like '%.invalid' then u.email
      end as email, coalesce(u.email_verified, false) as "isConfirmed",
      ${isSuppressed} as "isSuppressed",
      coalesce((select json_agg(json_build_object('deviceId', d.device_id, 'name', d.name,
      'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) order by d.created, d.device_id)
        from push_devices d where d.player_id = p.player_id), '[]') as devices
    from players p left join auth_users u on u.id = p.user_id
    left join notification_settings s on s.player_id = p.player_id
    where p.player_id = ${playerId}`.execute(db)
  return row ?? null
}

type DeviceView = LiveOutput<'notifications-settings'>['pushDevices'][number]
export type RecipientSettings = Choices & {
  timezone: string
  wall: WallTime
  devices: DeviceView[]
  email: string | null
  isConfirmed: boolean
  suppressed: SuppressionReason | null
  waiting: number
  last: Record<`${DeliveryChannel} ${'sent' | 'failed'}`, string | null>
}
type StandingRow = Omit<RecipientSettings, keyof Choices | 'last' | 'devices' | 'wall'> & {
  matrix: unknown
  quietFrom: string | null
  quietTo: string | null
  digest: boolean | null
  mailInstead: boolean | null
  language: Language | null
  devices: DeviceView[]
  ended: { way: keyof RecipientSettings['last']; at: string }[]
}

const iso = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const selectEnded = sql`coalesce((select json_agg(json_build_object('way', last.channel || ' ' || last.state, 'at',
      ${iso(sql`last.ended`)})) from (
        select channel, state, max(ended) as ended from deliveries d where d.player_id = p.player_id
          and d.state in ('sent', 'failed') group by channel, state) last), '[]')`

export async function loadStanding(
  db: Database,
  playerId: string,
  now: number,
): Promise<RecipientSettings> {
  const { rows } = await sql<StandingRow>`
    select s.matrix, s.quiet_from, s.quiet_to, s.digest, s.mail_instead, s.language,
      coalesce(home.timezone, 'UTC') as timezone,
      case when u.email not like '%.invalid' then u.email
      end as email, coalesce(u.email_verified, false) as "isConfirmed",
      (select shut.reason from suppressed_addresses shut where shut.user_id = u.id
      and shut.address = u.email) as suppressed,
      (select count(*)::int from deliveries d where d.player_id = p.player_id
      and d.state = 'waiting') as waiting,
      coalesce((select json_agg(json_build_object('deviceId', d.device_id, 'name', d.name,
      'created', ${iso(sql`d.created`)}, 'lastOk', ${iso(sql`d.last_ok`)}, 'failures', d.failures)
        order by d.created, d.device_id)
        from push_devices d where d.player_id = p.player_id), '[]') as devices,
      ${selectEnded} as ended
    from players p left join auth_users u on u.id = p.user_id
    left join notification_settings s on s.player_id = p.player_id
    left join locations home on home.location_id = p.home_location
    where p.player_id = ${playerId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`no player ${playerId}`)
  const { matrix, quietFrom, quietTo, digest, mailInstead, ended, ...rest } = row
  const findLast = (way: keyof RecipientSettings['last']): string | null =>
    ended.find((one) => one.way === way)?.at ?? null
  return {
    ...rest,
    wall: toWallTime(now, rest.timezone),
    matrix: parseMatrix(matrix),
    quiet: toQuietHours(quietFrom, quietTo),
    digest: digest ?? false,
    mailInstead: mailInstead ?? true,
    last: {
      'push sent': findLast('push sent'),
      'push failed': findLast('push failed'),
      'mail sent': findLast('mail sent'),
      'mail failed': findLast('mail failed'),
    },
  }
}
