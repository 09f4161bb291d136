// Rows of alerts. A row stores parameters; the reader's screen formats the text.
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import * as v from 'valibot'
import {
  findReversibleSubject,
  repeatAlertsMax,
  repeatAlertsMs,
  undoneAlertKinds,
  type AlertKind,
} from '#domain/alert/alert.ts'
import type { Database } from '../../db/open-database.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { insertDeliveries, isOn, selectRules } from './delivery-queries.ts'

export type NewAlert = {
  playerId: string
  kind: AlertKind
  eventId: string | null
  params: Record<string, string>
}

const paramsSchema = v.record(v.string(), v.string())

export async function loadAlerts(
  db: Database,
  playerId: string,
  { limit, unreadOnly }: { limit: number; unreadOnly: boolean },
) {
  const rows = await db
    .selectFrom('alerts')
    .select(['alertId', 'kind', 'params', 'created', 'read', 'eventId'])
    .where('playerId', '=', playerId)
    .$if(unreadOnly, (query) => query.where('read', '=', false))
    .orderBy('created', 'desc')
    .orderBy('alertId', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    alertId: row.alertId,
    kind: row.kind,
    params: v.parse(paramsSchema, row.params),
    created: row.created.toISOString(),
    read: row.read,
    eventId: row.eventId,
  }))
}

export async function forgetRead(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('read', '=', true)
    .where('created', '<', new Date(before))
    .execute()
}

export type Alerted = { playerId: string; isSent: boolean }

const allAlerts = (
  rows: readonly unknown[],
  now: number,
) => sql`select position, "alertId" as alert_id, "playerId" as player_id, kind, params, thing,
        "eventId" as event_id, batch, ${new Date(now)}::timestamptz + position * interval '1 microsecond' as told
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
        (position int, "alertId" uuid, "playerId" text, kind text, params jsonb, "eventId" uuid,
        batch text, thing jsonb)`

const selectNotices = sql`select g.player_id, g.kind, 'alert:' || g.alert_id as source,
        coalesce(g.batch, g.alert_id::text) as batch, g.event_id, added.alert_id,
        null::uuid as message_id, null::text as from_id, g.params, g.told
      from new_alerts g left join added on added.alert_id = g.alert_id`

/**
 * Writes alerts and their deliveries in one statement, a microsecond apart so that lists keep their
 * order. Returns the players reached.
 */
export function writeAlerts(
  { tx, newId, now }: Pick<UnitOfWork, 'tx' | 'newId' | 'now'>,
  alerts: readonly NewAlert[],
): CompiledQuery<Alerted> {
  const rows = alerts.map((alert, position) => ({
    position,
    alertId: newId(),
    playerId: alert.playerId,
    kind: alert.kind,
    params: alert.params,
    eventId: alert.eventId,
    batch: getBatch(alert),
    thing: findReversibleSubject(alert),
  }))
  const kinds = alerts.map(({ kind }) => kind)
  const mayFold = rows.some(({ thing }) => thing !== null)
  return sql<Alerted>`
    with all_alerts as (
      ${allAlerts(rows, now)}),
    folded as (${mayFold ? foldAlerts : foldNone}),
    corrected as (
      update deliveries d set kind = f.kind, params = f.params from folded f
        where d.player_id = f.player_id and d.alert_id = f.alert_id and d.state = 'waiting'),
    new_alerts as (
      select position, alert_id, player_id, kind, params, event_id, batch, told from all_alerts g
        where not exists (select from folded f where f.position = g.position)),
    added as (
      insert into alerts (alert_id, player_id, kind, params, event_id, created)
      select g.alert_id, g.player_id, g.kind, g.params, g.event_id, g.told from new_alerts g
        join ${selectRules(kinds)} on rule.kind = g.kind
        left join notification_settings s on s.player_id = g.player_id where ${isOn('in_app')}
      returning alert_id, player_id),
    notices as (
      ${selectNotices}),
    outgoing as (${insertDeliveries(sql`notices`, { kinds, now })} returning player_id)
    ${selectReached(sql`select player_id from added union select player_id
      from outgoing union select player_id from folded`)}`.compile(tx)
}

const selectReached = (playerIds: RawBuilder<unknown>) => sql`
  select reached.player_id, exists (select from outgoing) as is_sent
  from (${playerIds}) reached`

/**
 * Folds alerts of `all_alerts` about something done and undone too often today into the last alert
 * about it, and into its waiting delivery; no further notice leaves the app.
 */
const foldAlerts = sql`
  update alerts a set kind = g.kind, params = g.params, created = g.told, read = false
    from all_alerts g cross join lateral (
      select (array_agg(o.alert_id order by o.created desc))[1] as last_id from alerts o
        where o.player_id = g.player_id
          and o.created > g.told - ${repeatAlertsMs}::float8 * interval '1 millisecond'
          and o.kind = any(${[...undoneAlertKinds]}::text[])
          and o.event_id is not distinct from g.event_id and o.params @> g.thing
        having count(*) >= ${repeatAlertsMax}::int) earlier
    where g.thing is not null and a.alert_id = earlier.last_id
    returning g.position, a.alert_id, a.player_id, a.kind, a.params`
const foldNone = sql`select 0 as position, null::uuid as alert_id, '' as player_id, '' as kind,
  '{}'::jsonb as params where false`

/**
 * Writes one alert, with its deliveries, to every player in `hearers` (rows with a player_id, each
 * once) in one statement. It isn't batched with other notices.
 */
export const writeAlertTo = (
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  hearers: RawBuilder<unknown>,
  { kind, params }: Pick<NewAlert, 'kind' | 'params'>,
): CompiledQuery<Alerted> =>
  sql<Alerted>`
    with new_alerts as materialized (
      select h.player_id, gen_random_uuid() as alert_id, ${kind}::text as kind,
        ${JSON.stringify(params)}::jsonb as params, ${new Date(now)}::timestamptz as told
      from (${hearers}) h),
    added as (
      insert into alerts (alert_id, player_id, kind, params, created)
      select g.alert_id, g.player_id, g.kind, g.params, g.told from new_alerts g
        join ${selectRules([kind])} on rule.kind = g.kind
        left join notification_settings s on s.player_id = g.player_id where ${isOn('in_app')}
      returning alert_id, player_id),
    notices as (
      select g.player_id, g.kind, 'alert:' || g.alert_id as source, g.alert_id::text as batch,
        null::uuid as event_id, added.alert_id, null::uuid as message_id, null::text as from_id,
        g.params, g.told
      from new_alerts g left join added on added.alert_id = g.alert_id),
    outgoing as (${insertDeliveries(sql`notices`, { kinds: [kind], now })} returning player_id)
    ${selectReached(sql`select player_id from added union select player_id
      from outgoing`)}`.compile(tx)

/**
 * Alerts with the same batch go out as one message when they come close together: by event, league,
 * or suggestions at one venue. Null: the alert goes alone.
 */
function getBatch({
  kind,
  eventId,
  params: { leagueSeriesId, locationId },
}: NewAlert): string | null {
  if (eventId !== null) return `event:${eventId}`
  if (leagueSeriesId !== undefined) return `league:${leagueSeriesId}`
  return kind === 'suggestion-made' && locationId !== undefined ? `suggestions:${locationId}` : null
}
