// Marks alerts read, points them to a renamed club, and removes them when their cause is gone.
import { sql } from 'kysely'
import { clubAlertKinds, type AlertKind } from '#domain/alert/alert.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'

export async function storeAlertsRead(
  tx: Database,
  { playerId, alertId = null }: { playerId: string; alertId?: string | null },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ read: true })
    .where('playerId', '=', playerId)
    .where('read', '=', false)
    .$if(alertId !== null, (query) => query.where('alertId', '=', alertId))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function followClub(
  tx: Database,
  playerIds: readonly string[],
  from: { locationId: string; clubId: string },
  to: { clubId: string; clubName: string },
): Promise<void> {
  const changes = { clubId: to.clubId, clubName: to.clubName, club: to.clubName }
  await sql`
    update alerts set params = params || ${JSON.stringify(changes)}::jsonb
    where player_id = any(${[...playerIds]}) and kind = any(${[...clubAlertKinds]})
    and params @> ${JSON.stringify({ locationId: from.locationId, clubId: from.clubId })}::jsonb
    returning ${changedRow('alerts')}`.execute(tx)
}

export async function takeBackResults(
  tx: Database,
  eventId: string,
  playerIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('alerts')
    .where('playerId', 'in', playerIds)
    .where('eventId', '=', eventId)
    .where('kind', 'in', ['results-closed', 'results-corrected', 'medal-won'])
    .execute()
}

export async function takeBackRequest(
  tx: Database,
  officerIds: readonly string[],
  request: { locationId: string; clubId: string; player: string },
): Promise<void> {
  await sql`
    delete from alerts where player_id = any(${[...officerIds]}) and kind = 'club-asked'
      and params @> ${JSON.stringify(request)}::jsonb
      returning ${changedRow('alerts')}`.execute(tx)
}

export async function takeBackFromClub(
  tx: Database,
  { locationId, clubId }: { locationId: string; clubId: string },
  { kind, params }: { kind: AlertKind; params: Record<string, string> },
): Promise<void> {
  await sql`
    delete from alerts where player_id in (select m.player_id from club_members m
        where m.location_id = ${locationId} and m.slug = ${clubId})
      and kind = ${kind} and params @> ${JSON.stringify(params)}::jsonb
      returning ${changedRow('alerts')}`.execute(tx)
}

export async function takeBackInvitations(
  tx: Database,
  playerIds: readonly string[],
  to: { locationId: string; clubId: string } | { leagueSeriesId: string },
): Promise<void> {
  const [kind, target] =
    'leagueSeriesId' in to
      ? (['league-invited', { leagueSeriesId: to.leagueSeriesId }] as const)
      : (['club-invited', { locationId: to.locationId, clubId: to.clubId }] as const)
  await sql`
    delete from alerts where player_id = any(${[...playerIds]}) and kind = ${kind}
      and params @> ${JSON.stringify(target)}::jsonb returning ${changedRow('alerts')}`.execute(tx)
}

export async function takeBackCohosts(
  tx: Database,
  playerIds: readonly string[],
  of: { tournamentId: string } | { eventId: string },
  effects: Effects,
): Promise<void> {
  if (playerIds.length === 0) return
  const rows = await tx
    .deleteFrom('alerts as a')
    .using('players as p')
    .whereRef('p.playerId', '=', 'a.playerId')
    .where('a.playerId', 'in', [...playerIds])
    .where('a.kind', '=', 'eventId' in of ? 'event-cohost' : 'tournament-cohost')
    .where(
      'eventId' in of
        ? sql<boolean>`a.event_id = ${of.eventId}`
        : sql<boolean>`a.params @> ${JSON.stringify(of)}::jsonb`,
    )
    .returning('p.userId')
    .execute()
  effects.publish(...rows.flatMap(({ userId }) => (userId === null ? [] : [topics.user(userId)])))
}

export async function takeBackTokens(
  tx: Database,
  playerId: string,
  transactionId: string,
): Promise<void> {
  await sql`delete from alerts where player_id = ${playerId} and kind = 'tokens-received'
    and params @> ${JSON.stringify({ transactionId })}::jsonb
    returning ${changedRow('alerts')}`.execute(tx)
}

export async function removeAlerts(
  tx: Database,
  { kind, eventId, playerIds }: { kind: AlertKind; eventId: string; playerIds: readonly string[] },
): Promise<void> {
  await sql`delete from alerts where player_id = any(${[...playerIds]}) and kind = ${kind}
    and event_id = ${eventId} returning ${changedRow('alerts')}`.execute(tx)
}

/** Removes earlier alerts of one kind about the day of these events; migration 121 indexes the kinds. */
export async function removeDayAlerts(
  tx: Database,
  kind: 'event-day-status' | 'venue-day-status',
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    delete from alerts where event_id = any(${[...eventIds]}::uuid[])
      and kind in ('day-planned', 'event-day-status', 'venue-day-status') and kind = ${kind}
    returning ${changedRow('alerts')}`.execute(tx)
}

/**
 * Removes alerts in which two players name each other outside of events; alerts about shared events
 * stay.
 */
export async function removeAlertsBetween(
  tx: Database,
  playerId: string,
  otherId: string,
): Promise<void> {
  await sql`
    delete from alerts a using players mine, players other
    where mine.player_id = a.player_id and a.event_id is null
    and a.params ->> 'player' = other.player_name
      and ((mine.player_id = ${playerId} and other.player_id = ${otherId})
      or (mine.player_id = ${otherId} and other.player_id = ${playerId}))
    returning ${changedRow('alerts', 'a')}`.execute(tx)
}
