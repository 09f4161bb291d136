// Notifications as rows: the outbox, what players chose, their devices. What is told leaves the app
// only through here: its deliveries are written in the transaction that causes them, and the worker
// (jobs.ts) sends them after the commit.
import { type RawBuilder, sql } from 'kysely'
import { waitMs } from '#domain/notification/delivery.ts'
import {
  type NoticeKind,
  getNotificationGroup,
  defaultMatrix,
} from '#domain/notification/notification.ts'

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
  from ${notices} n join ${selectRules(kinds)} on rule.kind = n.kind
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
export const isProved = sql<boolean>`u.email_verified and u.email not like '%.invalid'`

/** What is so of each kind, as `rule`. */
export const selectRules = (kinds: readonly NoticeKind[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify([...new Set(kinds)].map(toRule))}::jsonb) as rule
  (kind text, grp text, in_app boolean, push boolean, mail boolean, push_ms int, mail_ms int)`

function toRule(kind: NoticeKind) {
  const grp = getNotificationGroup(kind)
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

export const at = (now: number): RawBuilder<Date> => sql<Date>`${new Date(now)}::timestamptz`
