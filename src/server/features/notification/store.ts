// Notifications as rows: the outbox, what players chose, their devices. What is told leaves the app
// only through here: its deliveries are written in the transaction that causes them, and the worker
// (jobs.ts) sends them after the commit.
import { sql, type RawBuilder } from 'kysely'
import * as v from 'valibot'
import type { LiveOutput } from '#contract/contract.ts'
import {
  digestBatch,
  waitMs,
  type DeliveryFacts,
  type WallTime,
} from '#domain/notification/delivery.ts'
import {
  defaultMatrix,
  groupOf,
  matrixOf,
  type DeliveryChannel,
  type MatrixChanges,
  type NoticeKind,
  type NotificationGroup,
  type QuietHours,
} from '#domain/notification/notification.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { PushTarget } from '../../push/push.ts'
import { toInstant, toWallTime } from '../../time/zone-time.ts'
import { isNotApart } from '../block/store.ts'

/**
 * Something to tell a player outside the app. source: what caused it, once for each player; batch:
 * things of one batch go out as one message when they come close together.
 */
export type Notice = {
  playerId: string
  kind: NoticeKind
  source: string
  batch: string
  eventId: string | null
  params: Record<string, string>
}

/**
 * Writes what is to be sent, in one statement: nothing where the player does not want it or cannot
 * be reached, nothing twice for one source.
 */
export async function notify(
  tx: Database,
  notices: readonly Notice[],
  { effects, now }: { effects: Effects; now: number },
): Promise<void> {
  if (notices.length === 0) return
  const { rows } = await sql`
    with notices as (
      select "playerId" as player_id, kind, source, batch, "eventId" as event_id,
        null::uuid as alert_id, null::uuid as message_id, null::text as from_id, params,
        ${at(now)} + position * interval '1 microsecond' as told
      from jsonb_to_recordset(${JSON.stringify(notices.map((notice, position) => ({ ...notice, position })))}::jsonb)
        as r ("playerId" text, kind text, source text, batch text, "eventId" uuid, params jsonb,
        position int))
    ${insertDeliveries(sql`notices`, { kinds: notices.map(({ kind }) => kind), now })}
      returning 1`.execute(tx)
  if (rows.length > 0) effects.wake(topics.deliveries())
}

/**
 * The statement that writes the deliveries of the rows of `notices` (player_id, kind, source,
 * batch, event_id, alert_id, message_id, from_id, params, told: when), all of the given kinds: one
 * for each device that gets push messages, one for a proved address. For statements that write what
 * they tell of.
 */
export const insertDeliveries = (
  notices: RawBuilder<unknown>,
  { kinds, now }: { kinds: readonly NoticeKind[]; now: number },
): RawBuilder<unknown> => sql`
  insert into deliveries (player_id, channel, device_id, kind, notification_group, source, batch,
    event_id, alert_id, message_id, from_id, params, created, due_at)
  select n.player_id, way.channel, way.device_id, n.kind, rule.grp, n.source, n.batch, n.event_id,
    n.alert_id, n.message_id, n.from_id, n.params, n.told,
    ${at(now)} + (case way.channel when 'push' then rule.push_ms else rule.mail_ms end) * interval
      '1 millisecond'
  from ${notices} n join ${rulesOf(kinds)} on rule.kind = n.kind
  join players p on p.player_id = n.player_id
  left join notification_settings s on s.player_id = p.player_id
  cross join lateral (
    select 'push' as channel, d.device_id from push_devices d where d.player_id = p.player_id
      and ${isOn('push')}
    union all select 'mail', null from auth_users u where u.id = p.user_id and ${isOn('mail')}
    and ${isProved}) way
  on conflict do nothing`

/**
 * True when the player of `s` (settings, may be null) wants what `rule` is about on this channel.
 */
export const isOn = (channel: 'in_app' | 'push' | 'mail'): RawBuilder<boolean> => sql<boolean>`
  coalesce((s.matrix -> rule.grp ->> ${sql.lit(channel === 'in_app' ? 'inApp' : channel)})::boolean,
  rule.${sql.ref(channel)})`

/**
 * True when the address of `u` is proved to be its owner's: mail to others would reach strangers.
 */
const isProved = sql<boolean>`u.email_verified and u.email not like '%.invalid'`

/** What is so of each kind, as `rule`. */
export const rulesOf = (kinds: readonly NoticeKind[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify([...new Set(kinds)].map(ruleOf))}::jsonb) as rule
  (kind text, grp text, in_app boolean, push boolean, mail boolean, push_ms int, mail_ms int)`

function ruleOf(kind: NoticeKind) {
  const grp = groupOf(kind)
  const { inApp, push, mail } = defaultMatrix[grp]
  return {
    kind,
    grp,
    in_app: inApp,
    push,
    mail,
    push_ms: waitMs(kind, 'push'),
    mail_ms: waitMs(kind, 'mail'),
  }
}

const at = (now: number): RawBuilder<Date> => sql<Date>`${new Date(now)}::timestamptz`

/**
 * One claimer at a time, for the milliseconds that claiming takes: so a parcel is never split
 * between two.
 */
const claimLock = 0x5e4d

/**
 * Takes parcels that are due, whole, for `leaseMs`: nobody else gets them until then, and a claimer
 * who dies leaves them to others. From now on nothing is added to them. Answers how many deliveries
 * those are.
 */
export async function claimDue(
  db: Database,
  channel: DeliveryChannel,
  {
    claim,
    now,
    leaseMs,
    parcels,
  }: { claim: string; now: number; leaseMs: number; parcels: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${claimLock})`.execute(tx)
    const isFree = sql`state = 'waiting' and (claimed_until is null or claimed_until <= ${at(now)})`
    const { numAffectedRows = 0n } = await sql`
      with due as (
        select distinct parcel from (select parcel from deliveries where channel = ${channel}
          and due_at <= ${at(now)} and ${isFree} order by due_at limit ${parcels}) first),
      taken as (
        select delivery_id from deliveries where parcel in (select parcel from due) and ${isFree}
          order by delivery_id for update skip locked),
      sealed as (
        select d.delivery_id, first_value(d.delivery_id) over (partition by d.parcel
          order by d.created, d.delivery_id) as first_id from deliveries d
          join taken on taken.delivery_id = d.delivery_id)
      update deliveries d set claim = ${claim}, claimed_until = ${at(now + leaseMs)},
        attempts = d.attempts + 1, unit = coalesce(d.unit, sealed.first_id)
      from sealed where d.delivery_id = sealed.delivery_id`.execute(tx)
    return Number(numAffectedRows)
  })
}

/** When the next delivery is due that nobody is sending, ms; null when nothing waits. */
export async function nextDue(db: Database): Promise<number | null> {
  const {
    rows: [row],
  } = await sql<{
    due: Date | null
  }>`select min(greatest(due_at, claimed_until)) as due from deliveries
    where state = 'waiting'`.execute(db)
  return row?.due?.getTime() ?? null
}

/**
 * How many deliveries should have gone out: due for a while, or tried in vain. What waits for quiet
 * hours or a digest is in time.
 */
export async function countLate(db: Database, dueBefore: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{
    count: number
  }>`select count(*)::int as count from deliveries where state = 'waiting'
    and (due_at < ${at(dueBefore)} or outcome <> '')`.execute(db)
  return row?.count ?? 0
}

/**
 * A claimed delivery with all that decides about it and all that it says. unit: the id of what goes
 * out as one message.
 */
export type Outgoing = DeliveryFacts & {
  deliveryId: string
  playerId: string
  group: NotificationGroup
  unit: string
  attempts: number
  eventId: string | null
  params: Record<string, string>
  /** Of the player: now on their clock, their zone, and how they read. */
  wall: WallTime
  timezone: string
  language: Language
  country: string
  email: string | null
  device: (PushTarget & { deviceId: string }) | null
  message: { fromId: string; fromName: string; text: string } | null
  /** What a request is about; '' where there is none. */
  about: {
    title: string
    type: string
    date: string
    time: string
    location: string
    locationId: string
  }
}

type ClaimedRow = Pick<
  Outgoing,
  | 'deliveryId'
  | 'playerId'
  | 'channel'
  | 'kind'
  | 'group'
  | 'batch'
  | 'unit'
  | 'attempts'
  | 'eventId'
  | 'params'
  | 'timezone'
  | 'country'
  | 'about'
  | 'isRead'
  | 'isTakenBack'
  | 'isApart'
> & {
  created: Date
  language: Language | null
  matrix: unknown
  quietFrom: string | null
  quietTo: string | null
  digest: boolean | null
  email: string | null
  device: Outgoing['device']
  message: Outgoing['message']
  event: DeliveryFacts['event']
  lastSent: Date | null
}

/** Everything claimed under `claim`, oldest first, as it stands now. */
export async function loadClaimed(db: Database, claim: string, now: number): Promise<Outgoing[]> {
  const { rows } = await sql<ClaimedRow>`
    select d.delivery_id as "deliveryId", d.player_id as "playerId", d.channel, d.kind,
      d.notification_group as "group", d.batch, d.unit, d.attempts, d.event_id as "eventId",
      d.params, d.created,
      s.language, s.matrix, s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.digest,
      zone.name as timezone, coalesce(nullif(home.country, ''), 'US') as country,
      (select u.email from auth_users u where u.id = p.user_id and ${isProved}
        and not exists (select 1 from suspensions shut where shut.user_id = u.id
        and shut.ended is null)) as email,
      case when dev.device_id is not null then
      json_build_object('deviceId', dev.device_id, 'endpoint', dev.endpoint, 'p256dh', dev.p256dh,
      'auth', dev.auth) end as device,
      case when e.event_id is not null then
      json_build_object('startsAt', e.starts_at, 'isOver', e.ends_at <= ${at(now)}, 'isOff',
      e.deleted or e.status = 'cancelled') end as event,
      case when m.message_id is not null then
      json_build_object('fromId', sender.player_id, 'fromName', sender.player_name, 'text',
      m.message) end as message,
      json_build_object('title', coalesce(e.title, ''), 'type', coalesce(e.type, ''), 'date',
      coalesce(e.start_date::text, ''), 'time', coalesce(to_char(e.start_time, 'HH24:MI'), ''),
      'location', coalesce(place.name, ''), 'locationId', coalesce(place.location_id, '')) as about,
      coalesce(a.read, m.read or m.used
      is not null, seen.read_to >= date_trunc('milliseconds', d.created), false) as "isRead",
      (d.alert_id is not null and a.alert_id is null)
      or (d.message_id is not null and m.message_id is null) as "isTakenBack",
      coalesce(not ${isNotApart(sql.ref('d.player_id'), sql<string>`author.id`)}, false) as
      "isApart",
      (select max(l.ended) from deliveries l where l.player_id = d.player_id and l.channel = 'push'
      and l.device_id = d.device_id and l.batch = d.batch and l.state = 'sent'
      and l.ended > ${at(now)} - interval '1 hour') as "lastSent"
    from deliveries d join players p on p.player_id = d.player_id
      left join notification_settings s on s.player_id = d.player_id
      left join locations home on home.location_id = p.home_location
      left join push_devices dev on dev.device_id = d.device_id
      left join events e on e.event_id = d.event_id left join alerts a on a.alert_id = d.alert_id
      left join event_chat_reads seen on d.kind = 'event-message' and seen.event_id = d.event_id
      and seen.player_id = d.player_id
      left join messages m on m.message_id = d.message_id
      left join players sender on sender.player_id = m.from_id
      left join locations place on place.location_id = coalesce(e.location, m.location_id)
      cross join lateral (select coalesce(home.timezone, e.timezone, 'UTC') as name) zone
      cross join lateral (select coalesce(d.from_id, case
      when d.notification_group = 'newEvents' then e.player_id end) as id) author
    where d.claim = ${claim} and d.state = 'waiting' order by d.created, d.delivery_id`.execute(db)
  return rows.map((row) => toOutgoing(row, now))
}

function toOutgoing(
  { created, language, matrix, quietFrom, quietTo, digest, lastSent, event, ...row }: ClaimedRow,
  now: number,
): Outgoing {
  return {
    ...row,
    wall: toWallTime(now, row.timezone),
    event: event && { ...event, startsAt: toWallTime(Date.parse(event.startsAt), row.timezone) },
    created: created.getTime(),
    language: language ?? 'en',
    lastSent: lastSent?.getTime() ?? null,
    digest: digest ?? false,
    isOn: matrixOf(parseMatrix(matrix))[row.group][row.channel],
    isReachable: row.channel === 'push' ? row.device !== null : row.email !== null,
    quiet: quietOf(quietFrom, quietTo),
  }
}

const matrixSchema = v.record(v.string(), v.record(v.string(), v.boolean()))
const parseMatrix = (stored: unknown): MatrixChanges => v.parse(v.nullish(matrixSchema, {}), stored)

/**
 * Deliveries that are over: nothing of what they told is kept. Those whose lease another has taken
 * stay as they are.
 */
export async function endDeliveries(
  db: Database,
  claim: string,
  ids: readonly string[],
  { state, outcome, now }: { state: 'sent' | 'dropped' | 'failed'; outcome: string; now: number },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('deliveries')
    .set({ state, outcome, ended: new Date(now), params: '{}', claim: null, claimed_until: null })
    .where('delivery_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Gives claimed deliveries back that nobody tried to send: until a moment on the clock of
 * `timezone`, or for a while.
 */
export async function holdDeliveries(
  db: Database,
  claim: string,
  holds: readonly {
    deliveryId: string
    batch: string
    until: WallTime | null
    timezone: string
    dueAt: number
  }[],
  now: number,
): Promise<void> {
  if (holds.length === 0) return
  const rows = holds.map(({ deliveryId, batch, until, timezone, dueAt }) => ({
    deliveryId,
    batch,
    dueAt: until === null ? dueAt : toInstant(until.slice(0, 10), until.slice(11), timezone),
  }))
  await sql`
    update deliveries d set batch = h.batch,
      due_at = greatest(to_timestamp(h."dueAt" / 1000.0), ${at(now)} + interval '1 second'),
        attempts = d.attempts - 1,
      unit = case when d.attempts > 1 then d.unit end, claim = null, claimed_until = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as h
    ("deliveryId" uuid, batch text, "dueAt" double precision)
    where d.delivery_id = h."deliveryId" and d.claim = ${claim} and d.state = 'waiting'`.execute(db)
}

/**
 * Gives claimed deliveries back whose sending failed, to be tried at `dueAt` exactly as they are.
 */
export async function retryDeliveries(
  db: Database,
  claim: string,
  ids: readonly string[],
  { dueAt, outcome }: { dueAt: number; outcome: string },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ due_at: new Date(dueAt), outcome, claim: null, claimed_until: null })
    .where('delivery_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute()
}

/** Takes away what ended before `before`; answers how many. */
export async function forgetEnded(db: Database, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('state', '<>', 'waiting')
    .where('ended', '<', new Date(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Notes what became of a message to a device. */
export async function noteDevice(
  db: Database,
  deviceId: string,
  { isOk, now }: { isOk: boolean; now: number },
): Promise<void> {
  await db
    .updateTable('push_devices')
    .set((eb) =>
      isOk ? { last_ok: new Date(now), failures: 0 } : { failures: eb('failures', '+', 1) },
    )
    .where('device_id', '=', deviceId)
    .execute()
}

/** Removes a device whose push service knows it no more, and what waits for it. */
export async function removeDevice(db: Database, deviceId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('device_id', '=', deviceId).execute()
}

export type Choices = {
  matrix: MatrixChanges
  quiet: QuietHours | null
  digest: boolean
  language: Language | null
}

/**
 * What a player chose, the row locked until the transaction ends; a player who chose nothing gets a
 * row.
 */
export async function lockChoices(tx: Database, playerId: string): Promise<Choices> {
  await tx
    .insertInto('notification_settings')
    .values({ player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('notification_settings')
    .select(['matrix', 'quiet_from', 'quiet_to', 'digest', 'language'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    matrix: parseMatrix(row.matrix),
    quiet: quietOf(row.quiet_from, row.quiet_to),
    digest: row.digest,
    language: row.language,
  }
}

const quietOf = (from: string | null, to: string | null): QuietHours | null =>
  from === null || to === null ? null : { from, to }

/**
 * Writes what a player chose, and lets what waits for the end of quiet hours or for a digest be
 * decided anew.
 */
export async function saveChoices(
  tx: Database,
  playerId: string,
  { matrix, quiet, digest, language }: Choices,
  now: number,
): Promise<void> {
  await tx
    .updateTable('notification_settings')
    .set({
      matrix: JSON.stringify(matrix),
      quiet_from: quiet?.from ?? null,
      quiet_to: quiet?.to ?? null,
      digest,
      language,
    })
    .where('player_id', '=', playerId)
    .execute()
  await tx
    .updateTable('deliveries')
    .set({ due_at: new Date(now) })
    .where('player_id', '=', playerId)
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .where('due_at', '>', new Date(now))
    .$if(digest, (query) => query.where('batch', '<>', digestBatch))
    .execute()
}

export type Reader = {
  language: Language
  email: string | null
  isConfirmed: boolean
  devices: (PushTarget & { deviceId: string; name: string })[]
}

/**
 * How a player reads and where they can be reached; an address that stands for none is none. Null
 * when there is no such player any more.
 */
export async function findReader(db: Database, playerId: string): Promise<Reader | null> {
  const {
    rows: [row],
  } = await sql<Reader>`
    select coalesce(s.language, 'en') as language, case
      when u.email not like '%.invalid' then u.email
      end as email, coalesce(u.email_verified, false) as "isConfirmed",
      coalesce((select json_agg(json_build_object('deviceId', d.device_id, 'name', d.name,
      'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) order by d.created, d.device_id)
        from push_devices d where d.player_id = p.player_id), '[]') as devices
    from players p left join auth_users u on u.id = p.user_id
    left join notification_settings s on s.player_id = p.player_id
    where p.player_id = ${playerId}`.execute(db)
  return row ?? null
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
    returning device_id as "deviceId"`.execute(tx)
  if (saved === undefined) return null
  await tx
    .deleteFrom('deliveries')
    .where('device_id', '=', saved.deviceId)
    .where('player_id', '<>', playerId)
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
  const own = tx.deleteFrom('push_devices').where('player_id', '=', playerId)
  await (
    'endpoint' in device
      ? own.where('endpoint', '=', device.endpoint)
      : own.where('device_id', '=', device.deviceId)
  ).execute()
}

type DeviceView = LiveOutput<'notifications-settings'>['pushDevices'][number]
export type Standing = Choices & {
  timezone: string
  wall: WallTime
  devices: DeviceView[]
  email: string | null
  isConfirmed: boolean
  waiting: number
  /** When something was last sent, and last given up, by channel. */
  last: Record<`${DeliveryChannel} ${'sent' | 'failed'}`, string | null>
}
type StandingRow = Omit<Standing, keyof Choices | 'last' | 'devices' | 'wall'> & {
  matrix: unknown
  quietFrom: string | null
  quietTo: string | null
  digest: boolean | null
  language: Language | null
  devices: DeviceView[]
  ended: { way: keyof Standing['last']; at: string }[]
}

/** All that is known about whether a player is reached. */
export async function loadStanding(db: Database, playerId: string, now: number): Promise<Standing> {
  const iso = (instant: RawBuilder<unknown>) =>
    sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await sql<StandingRow>`
    select s.matrix, s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.digest, s.language,
      coalesce(home.timezone, 'UTC') as timezone,
      case when u.email not like '%.invalid' then u.email
      end as email, coalesce(u.email_verified, false) as "isConfirmed",
      (select count(*)::int from deliveries d where d.player_id = p.player_id
      and d.state = 'waiting') as waiting,
      coalesce((select json_agg(json_build_object('deviceId', d.device_id, 'name', d.name,
      'created', ${iso(sql`d.created`)}, 'lastOk', ${iso(sql`d.last_ok`)}, 'failures', d.failures)
        order by d.created, d.device_id)
        from push_devices d where d.player_id = p.player_id), '[]') as devices,
      coalesce((select json_agg(json_build_object('way', last.channel || ' ' || last.state, 'at',
      ${iso(sql`last.ended`)})) from (
        select channel, state, max(ended) as ended from deliveries d where d.player_id = p.player_id
          and d.state in ('sent', 'failed') group by channel, state) last), '[]') as ended
    from players p left join auth_users u on u.id = p.user_id
    left join notification_settings s on s.player_id = p.player_id
    left join locations home on home.location_id = p.home_location
    where p.player_id = ${playerId}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`no player ${playerId}`)
  const { matrix, quietFrom, quietTo, digest, ended, ...rest } = row
  const lastOf = (way: keyof Standing['last']): string | null =>
    ended.find((one) => one.way === way)?.at ?? null
  return {
    ...rest,
    wall: toWallTime(now, rest.timezone),
    matrix: parseMatrix(matrix),
    quiet: quietOf(quietFrom, quietTo),
    digest: digest ?? false,
    last: {
      'push sent': lastOf('push sent'),
      'push failed': lastOf('push failed'),
      'mail sent': lastOf('mail sent'),
      'mail failed': lastOf('mail failed'),
    },
  }
}
