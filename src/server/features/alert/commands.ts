import { sql } from 'kysely'
import type { AlertKind } from '#domain/alert/alert.ts'
import type { Database } from '../../db/open-database.ts'
// Changes alerts and announces it, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { rulesOf, isOn, insertDeliveries } from '../notification/queries.ts'
import type { NewAlert } from './queries.ts'

/**
 * Tells players something: the one entrance. Writes alerts and their deliveries in one statement, a
 * microsecond apart so that lists keep their order, and wakes the lists and the bells they appear
 * in.
 */
export async function addAlerts(
  { tx, effects, newId, now }: UnitOfWork,
  alerts: readonly NewAlert[],
): Promise<void> {
  if (alerts.length === 0) return
  const rows = alerts.map((alert, position) => ({
    position,
    alert_id: newId(),
    player_id: alert.playerId,
    kind: alert.kind,
    params: alert.params,
    event_id: alert.eventId,
    batch: batchOf(alert),
  }))
  const kinds = alerts.map(({ kind }) => kind)
  const { rows: told } = await sql<{ player_id: string; user_id: string | null; is_sent: boolean }>`
    with new_alerts as (
      select r.*, ${new Date(now)}::timestamptz + r.position * interval '1 microsecond' as told
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
        (position int, alert_id uuid, player_id text, kind text, params jsonb, event_id uuid,
        batch text)),
    added as (
      insert into alerts (alert_id, player_id, kind, params, event_id, created)
      select g.alert_id, g.player_id, g.kind, g.params, g.event_id, g.told from new_alerts g
        join ${rulesOf(kinds)} on rule.kind = g.kind
        left join notification_settings s on s.player_id = g.player_id where ${isOn('in_app')}
      returning alert_id, player_id),
    notices as (
      select g.player_id, g.kind, 'alert:' || g.alert_id as source,
        coalesce(g.batch, g.alert_id::text) as batch, g.event_id, added.alert_id,
        null::uuid as message_id, null::text as from_id, g.params, g.told
      from new_alerts g left join added on added.alert_id = g.alert_id),
    outgoing as (${insertDeliveries(sql`notices`, { kinds, now })} returning player_id)
    select player_id, user_id, exists (select from outgoing) as is_sent from players
      where player_id in (select player_id from added union select player_id
      from outgoing)`.execute(tx)
  for (const { player_id, user_id } of told) {
    effects.wake(topics.alerts(player_id))
    if (user_id !== null) effects.wake(topics.user(user_id))
  }
  if (told.some(({ is_sent }) => is_sent)) effects.wake(topics.deliveries())
}

/**
 * What goes out as one message when it comes close together: what is about one event or one league,
 * or is suggested at one venue. Null: it goes alone.
 */
function batchOf({
  kind,
  eventId,
  params: { leagueSeriesId, locationId },
}: NewAlert): string | null {
  if (eventId !== null) return `event:${eventId}`
  if (leagueSeriesId !== undefined) return `league:${leagueSeriesId}`
  return kind === 'suggestion-made' && locationId !== undefined ? `suggestions:${locationId}` : null
}

/**
 * Marks every alert of a player read, or only `alertId`, and wakes their list and bell; answers how
 * many were not.
 */
export async function markRead(
  tx: Database,
  {
    playerId,
    userId,
    alertId = null,
  }: { playerId: string; userId: string; alertId?: string | null },
  effects: Effects,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ read: true })
    .where('player_id', '=', playerId)
    .where('read', '=', false)
    .$if(alertId !== null, (query) => query.where('alert_id', '=', alertId))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) effects.wake(topics.alerts(playerId), topics.user(userId))
  return Number(numUpdatedRows)
}

/** Alerts that lead to a club which was renamed lead to it by its new id and name. */
export async function followClub(
  tx: Database,
  playerIds: readonly string[],
  from: { locationId: string; clubId: string },
  to: { clubId: string; clubName: string },
  effects: Effects,
): Promise<void> {
  const changes = { clubId: to.clubId, clubName: to.clubName, club: to.clubName }
  const { rows } = await sql<{ player_id: string }>`
    update alerts set params = params || ${JSON.stringify(changes)}::jsonb
    where player_id = any(${[...playerIds]}) and kind in ('club-added', 'club-invited')
    and params @> ${JSON.stringify({ locationId: from.locationId, clubId: from.clubId })}::jsonb
    returning player_id`.execute(tx)
  effects.wake(...rows.map((row) => topics.alerts(row.player_id)))
}

/**
 * Takes away what these players were told about the results of an event, and wakes the lists it was
 * in.
 */
export async function takeBackResults(
  tx: Database,
  eventId: string,
  playerIds: readonly string[],
  effects: Effects,
): Promise<void> {
  const gone = await tx
    .deleteFrom('alerts')
    .where('player_id', '=', sql<string>`any(${[...playerIds]})`)
    .where('event_id', '=', eventId)
    .where('kind', 'in', ['results-closed', 'results-corrected', 'medal-won'])
    .returning('player_id')
    .execute()
  effects.wake(...gone.map(({ player_id }) => topics.alerts(player_id)))
}

/** Takes away the alerts that invite these players to a club or a league. */
export async function takeBackInvitations(
  tx: Database,
  playerIds: readonly string[],
  to: { locationId: string; clubId: string } | { leagueSeriesId: string },
  effects: Effects,
): Promise<void> {
  const [kind, target] =
    'leagueSeriesId' in to
      ? (['league-invited', { leagueSeriesId: to.leagueSeriesId }] as const)
      : (['club-invited', { locationId: to.locationId, clubId: to.clubId }] as const)
  const { rows } = await sql<{ player_id: string }>`
    delete from alerts where player_id = any(${[...playerIds]}) and kind = ${kind}
      and params @> ${JSON.stringify(target)}::jsonb returning player_id`.execute(tx)
  effects.wake(...rows.map((row) => topics.alerts(row.player_id)))
}

/** Tokens that were taken back are no longer told of. */
export async function takeBackTokens(
  tx: Database,
  playerId: string,
  transactionId: string,
  effects: Effects,
): Promise<void> {
  await sql`delete from alerts where player_id = ${playerId} and kind = 'tokens-received'
    and params @> ${JSON.stringify({ transactionId })}::jsonb`.execute(tx)
  effects.wake(topics.alerts(playerId))
}

/** Takes away what is out of date: the alerts of a kind about an event, of these players. */
export async function removeAlerts(
  tx: Database,
  { kind, eventId, playerIds }: { kind: AlertKind; eventId: string; playerIds: readonly string[] },
  effects: Effects,
): Promise<void> {
  const { rows } = await sql<{
    player_id: string
  }>`delete from alerts where player_id = any(${[...playerIds]}) and kind = ${kind}
    and event_id = ${eventId} returning player_id`.execute(tx)
  effects.wake(...rows.map((row) => topics.alerts(row.player_id)))
}

/**
 * Takes away what two players were told of each other outside of events; what they shared stays.
 */
export async function forgetEachOther(
  tx: Database,
  playerId: string,
  otherId: string,
  effects: Effects,
): Promise<void> {
  const { rows } = await sql<{ playerId: string; userId: string | null }>`
    delete from alerts a using players mine, players other
    where mine.player_id = a.player_id and a.event_id is null
    and a.params ->> 'player' = other.player_name
      and ((mine.player_id = ${playerId} and other.player_id = ${otherId})
      or (mine.player_id = ${otherId} and other.player_id = ${playerId}))
    returning mine.player_id as "playerId", mine.user_id as "userId"`.execute(tx)
  for (const told of rows)
    effects.wake(
      topics.alerts(told.playerId),
      ...(told.userId === null ? [] : [topics.user(told.userId)]),
    )
}
