// Due deliveries: claiming them and recording their outcome.
import { sql, type RawBuilder } from 'kysely'
import { alertsLimit } from '#domain/alert/alert.ts'
import type { DeliveryFacts, WallTime } from '#domain/notification/delivery.ts'
import type { DeliveryChannel } from '#domain/notification/notification.ts'
import { isWanted } from '#domain/notification/reach.ts'
import type { Language } from '#domain/shared/language.ts'
import { at, isProved } from '../../core/alerts/delivery-queries.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'
import type { Database } from '../../db/open-database.ts'
import type { Outgoing } from '../../notices/outgoing.ts'
import { toWallTime, toInstant } from '../../time/zone-time.ts'
import { isAnswered } from '../invitation/answer-queries.ts'
import { parseMatrix, toQuietHours } from '../notification/settings-queries.ts'
import { joinNextInvitation, selectContact } from './contact-queries.ts'

/** Serializes claiming for a few milliseconds, so that no parcel is split between two workers. */
const claimLock = 0x5e4d

/**
 * Claims whole due parcels for `leaseMs`; if the worker dies, they become free again. No delivery
 * is added to a claimed parcel. Returns the number of deliveries.
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
 * Counts overdue deliveries: due for a while, or retried. Those held for quiet hours or a digest
 * are on time.
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
  | 'unread'
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
  mailInstead: boolean | null
  isPushed: boolean
  email: string | null
  device: Outgoing['device']
  message: Outgoing['message']
  contact: Outgoing['contact']
  event: DeliveryFacts['event']
  offeredUntil: Date | null
  lastSent: Date | null
}

const countUnread: RawBuilder<number> = sql`(
  (select count(*) from (select from alerts mine
    where mine.player_id = d.player_id and not mine.read limit ${alertsLimit}) unread)
  + (select count(*) from (select from messages mine
    where mine.to_id = d.player_id and not mine.read
    and ${isNotBlocked(sql.ref('d.player_id'), sql.ref('mine.from_id'))}
    limit ${alertsLimit}) unread))::int`

const joinChats = sql`
  left join event_chat_reads seen on d.kind = 'event-message' and seen.event_id = d.event_id
    and seen.player_id = d.player_id
  left join club_members here on d.kind = 'club-message' and here.player_id = d.player_id
    and here.location_id = d.params ->> 'locationId' and here.slug = d.params ->> 'clubId'`

const isRead = sql<boolean>`coalesce(a.read, m.read or m.used is not null,
  coalesce(seen.read_to, here.chat_read_to) >= date_trunc('milliseconds', d.created), false)`

const isTakenBack = sql<boolean>`((d.alert_id is not null and a.alert_id is null)
  or (d.message_id is not null and m.message_id is null)
  or (d.kind = 'club-message' and here.chat_muted is not false)
  or (d.notification_group = 'invitations' and ${isAnswered}))`

const joinRecipients = sql`left join notification_settings s on s.player_id = d.player_id
      left join contacts k on p.contact and k.player_id = p.player_id and ${acceptsMail}
      left join players adder on adder.player_id = coalesce(k.keeper_id, k.added_by)
      left join locations kept_at on kept_at.location_id = k.location_id
      left join clubs club on club.location_id = k.location_id and club.slug = k.slug
      left join locations home on home.location_id = p.home_location
      left join push_devices dev on dev.device_id = d.device_id`

const joinSubjects = (now: number) => sql`${joinNextInvitation(now)}
      left join events e on e.event_id = coalesce(d.event_id, next.event_id)
      left join alerts a on a.alert_id = d.alert_id
      ${joinChats}
      left join messages m on m.message_id = d.message_id
      left join players sender on sender.player_id = m.from_id
      left join locations place on place.location_id = coalesce(e.location, m.location_id)
      cross join lateral (select coalesce(home.timezone, e.timezone, 'UTC') as name) zone
      cross join lateral (select coalesce(d.from_id,
      case
      when d.notification_group in ('newEvents', 'invitations') then e.player_id end) as id) author`

const selectAbout = sql`json_build_object('title', coalesce(e.title, ''), 'type', coalesce(e.type, ''), 'date',
      coalesce(e.start_date::text, ''), 'time', coalesce(to_char(e.start_time, 'HH24:MI'), ''),
      'location', coalesce(place.name, ''), 'locationId', coalesce(place.location_id, ''))`

const selectDevice = sql`case when dev.device_id is not null then
      json_build_object('deviceId', dev.device_id, 'endpoint', dev.endpoint, 'p256dh', dev.p256dh,
      'auth', dev.auth) end`

const selectStart = (now: number) => sql`case when e.event_id is not null then
      json_build_object('startsAt', e.starts_at, 'isOver', e.ends_at <= ${at(now)}, 'isOff',
      e.deleted or e.status = 'cancelled') end`

const selectMessage = sql`case when m.message_id is not null then
      json_build_object('fromId', sender.player_id, 'fromName', sender.player_name, 'text',
      m.message) end`

const selectEmail = sql`coalesce((select u.email from auth_users u where u.id = p.user_id and ${isProved}
        and not exists (select 1 from suspensions shut where shut.user_id = u.id
        and shut.ended is null)), k.email)`

const selectLastSent = (
  now: number,
) => sql`(select max(l.ended) from deliveries l where l.player_id = d.player_id and l.channel = 'push'
      and l.device_id = d.device_id and l.batch = d.batch and l.state = 'sent'
      and l.ended > ${at(now)} - interval '1 hour')`

const selectCountry = sql`coalesce(nullif(home.country, ''), case when p.contact then nullif(place.country, '') end,
      'US')`

const selectSettings = sql`coalesce(s.language, k.language) as language, s.matrix, s.quiet_from, s.quiet_to, s.digest, s.mail_instead`

const selectOffered = sql`case when d.kind = 'place-offered' then (select i.offered_until from player_events i
      where i.event_id = d.event_id and i.player_id = d.player_id) end`

export async function loadClaimed(db: Database, claim: string, now: number): Promise<Outgoing[]> {
  const { rows } = await sql<ClaimedRow>`
    select d.delivery_id, d.player_id, d.channel, d.kind,
      d.notification_group as "group", d.batch, d.unit, d.attempts, d.event_id,
      d.params, d.created,
      ${selectSettings},
      exists (select from deliveries o where o.source = d.source and o.player_id = d.player_id
      and o.channel = 'push' and o.state in ('waiting', 'sent')) as "isPushed",
      zone.name as timezone, ${selectCountry} as country,
      ${selectEmail} as email,
      ${selectContact} as contact,
      ${selectDevice} as device,
      ${selectStart(now)} as event,
      ${selectOffered} as "offeredUntil",
      ${selectMessage} as message,
      case when d.channel = 'push' then ${countUnread} end as unread,
      ${selectAbout} as about,
      ${isRead} as "isRead", ${isTakenBack} as "isTakenBack",
      coalesce(not ${isNotBlocked(sql.ref('d.player_id'), sql<string>`author.id`)}, false) as
      "isApart",
      ${selectLastSent(now)} as "lastSent"
    from deliveries d join players p on p.player_id = d.player_id
      ${joinRecipients}
      ${joinSubjects(now)}
    where d.claim = ${claim} and d.state = 'waiting' order by d.created, d.delivery_id`.execute(db)
  return rows.map((row) => toOutgoing(row, now))
}

function toOutgoing(
  {
    created,
    language,
    matrix,
    mailInstead,
    isPushed,
    quietFrom,
    quietTo,
    digest,
    lastSent,
    event,
    offeredUntil,
    ...row
  }: ClaimedRow,
  now: number,
): Outgoing {
  return {
    ...row,
    wall: toWallTime(now, row.timezone),
    event: event && { ...event, startsAt: toWallTime(Date.parse(event.startsAt), row.timezone) },
    answerBy: offeredUntil && toWallTime(offeredUntil.getTime(), row.timezone),
    created: created.getTime(),
    language: language ?? 'en',
    lastSent: lastSent?.getTime() ?? null,
    digest: digest ?? false,
    isOn: isWanted(
      { matrix: parseMatrix(matrix), mailInstead: mailInstead ?? true },
      { group: row.group, channel: row.channel, isPushed },
    ),
    isReachable: row.channel === 'push' ? row.device !== null : row.email !== null,
    quiet: toQuietHours(quietFrom, quietTo),
  }
}

/**
 * Ends deliveries and clears their contents. Skips those whose lease another worker has taken over.
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
    .set({ state, outcome, ended: new Date(now), params: '{}', claim: null, claimedUntil: null })
    .where('deliveryId', 'in', ids)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute()
}

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

/** Releases claimed deliveries after a failed sending; retried unchanged at `dueAt`. */
export async function retryDeliveries(
  db: Database,
  claim: string,
  ids: readonly string[],
  { dueAt, outcome }: { dueAt: number; outcome: string },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ dueAt: new Date(dueAt), outcome, claim: null, claimedUntil: null })
    .where('deliveryId', 'in', ids)
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute()
}

export async function deleteEndedDeliveries(db: Database, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('state', '<>', 'waiting')
    .where('ended', '<', new Date(before))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
