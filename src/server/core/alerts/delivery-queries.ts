// Rows of notifications: deliveries, settings, devices. Notices leave the app only through here:
// deliveries are written in the transaction that causes them, and the worker (jobs.ts) sends them
// after the commit.
import { type RawBuilder, sql } from 'kysely'
import { soonMs, waitMs } from '#domain/notification/delivery.ts'
import {
  type NoticeKind,
  getNotificationGroup,
  defaultMatrix,
  isForContacts,
} from '#domain/notification/notification.ts'
import { deviceFailuresMax, hasMailFallback } from '#domain/notification/reach.ts'
import { acceptsMail } from '../../db/accounts/mailboxes.ts'
import { isSuppressed } from '../../db/accounts/suppressed-addresses.ts'

/**
 * source: the cause, once per player; batch: notices of one batch go out as one message when they
 * come close together.
 */
export type NotificationRow = {
  playerId: string
  kind: NoticeKind
  source: string
  batch: string
  eventId: string | null
  params: Record<string, string>
}

const joinWays =
  () => sql`cross join lateral (select u.id is not null and ${standsIn} and not exists (
    select from push_devices d where d.player_id = p.player_id and ${isLive}) as by_mail) instead
  cross join lateral (
    select 'push' as channel, d.device_id from push_devices d where d.player_id = p.player_id
      and ${isOn('push')} and not instead.by_mail
    union all select 'mail', null where u.id is not null and (${isOn('mail')} or instead.by_mail)
    union all select 'mail', null where k.contact_id is not null) way`

/**
 * Inserts the deliveries of `notices` (player_id, kind, source, batch, event_id, alert_id,
 * message_id, from_id, params, told: when), all of the given kinds: one per live push device, one
 * for a confirmed address, one for a contact who receives mail. Without a live device mail replaces
 * push (domain/notification/reach.ts).
 */
export const insertDeliveries = (
  notices: RawBuilder<unknown>,
  { kinds, now }: { kinds: readonly NoticeKind[]; now: number },
): RawBuilder<unknown> => sql`
  insert into deliveries (player_id, channel, device_id, kind, notification_group, source, batch,
    event_id, alert_id, message_id, from_id, params, created, due_at)
  select n.player_id, way.channel, way.device_id, n.kind, rule.grp, n.source, n.batch, n.event_id,
    n.alert_id, n.message_id, n.from_id, n.params, n.told,
    ${at(now)} + (case when way.channel = 'push' then rule.push_ms when ${isSoon(now)}
      then rule.mail_soon_ms else rule.mail_ms end) * interval '1 millisecond'
  from ${notices} n join ${selectRules(kinds)} on rule.kind = n.kind
  join players p on p.player_id = n.player_id
  left join notification_settings s on s.player_id = p.player_id
  left join auth_users u on u.id = p.user_id and ${isProved}
  left join contacts k on p.contact and k.player_id = p.player_id and rule.for_contacts
    and ${acceptsMail}
  ${joinWays()}
  on conflict do nothing`

export const isLive = sql<boolean>`d.failures < ${sql.lit(deviceFailuresMax)}`

/** SQL version of the domain's mailStandsIn(), for the player of `s` and `rule`. */
const standsIn = sql<boolean>`(rule.stand_in and coalesce(s.mail_instead, true)
  and coalesce((s.matrix -> rule.grp ->> 'push')::boolean, true)
  and (s.matrix -> rule.grp ->> 'mail') is null)`

/**
 * True when the event that `n` is about begins soon. A scalar subquery, because PostgreSQL answers an
 * `exists` here by reading all events of that time.
 */
const isSoon = (now: number): RawBuilder<boolean> => sql<boolean>`coalesce((
  select soon.starts_at > ${at(now)} and soon.starts_at < ${at(now + soonMs)}
  from events soon where soon.event_id = n.event_id), false)`

/** True when the player of `s` (settings, may be null) wants `rule` on this channel. */
export const isOn = (channel: 'in_app' | 'push' | 'mail'): RawBuilder<boolean> => sql<boolean>`
  coalesce((s.matrix -> rule.grp ->> ${sql.lit(channel === 'in_app' ? 'inApp' : channel)})::boolean,
  rule.${sql.ref(channel)})`

/**
 * True when the address of `u` is confirmed and not suppressed; other mail could reach strangers.
 */
export const isProved = sql<boolean>`u.email_verified and u.email not like '%.invalid'
  and not ${isSuppressed}`

export const selectRules = (kinds: readonly NoticeKind[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify([...new Set(kinds)].map(toRule))}::jsonb) as rule
  (kind text, grp text, in_app boolean, push boolean, mail boolean, stand_in boolean, push_ms int,
  mail_ms int, mail_soon_ms int, for_contacts boolean)`

function toRule(kind: NoticeKind) {
  const grp = getNotificationGroup(kind)
  const { inApp, push, mail } = defaultMatrix[grp]
  return {
    kind,
    grp,
    in_app: inApp,
    push,
    mail,
    stand_in: hasMailFallback(grp),
    push_ms: waitMs(kind, 'push'),
    mail_ms: waitMs(kind, 'mail'),
    mail_soon_ms: waitMs(kind, 'mail', { isSoon: true }),
    for_contacts: isForContacts(kind),
  }
}

export const at = (now: number): RawBuilder<Date> => sql<Date>`${new Date(now)}::timestamptz`
