// Notifications as rows: the outbox, what players chose, their devices. What is told leaves the app
// only through here: its deliveries are written in the transaction that causes them, and the worker
// (jobs.ts) sends them after the commit.
import { sql, type RawBuilder } from 'kysely'
import { waitMs } from '#domain/notification/delivery.ts'
import { defaultMatrix, getNotificationGroup, type NoticeKind } from '#domain/notification/notification.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'

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
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  notices: readonly Notice[],
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
export const isProved = sql<boolean>`u.email_verified and u.email not like '%.invalid'`

/** What is so of each kind, as `rule`. */
export const rulesOf = (kinds: readonly NoticeKind[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify([...new Set(kinds)].map(ruleOf))}::jsonb) as rule
  (kind text, grp text, in_app boolean, push boolean, mail boolean, push_ms int, mail_ms int)`

function ruleOf(kind: NoticeKind) {
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
