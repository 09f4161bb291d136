// Becoming a player: the stage record of a registration, and the player it ends in.
import { sql } from 'kysely'
import { roundPosition } from '#domain/location/distance.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { type NameWithSlug, toLooks } from '../../naming/look-alikes.ts'

export async function isPlayerIdTaken(tx: Database, playerId: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('players')
      .select('playerId')
      .where('playerId', '=', playerId)
      .executeTakeFirst()) !== undefined
  )
}

export async function hasPeople(tx: Database): Promise<boolean> {
  const row = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('auth_users').select('id')),
          eb.exists(eb.selectFrom('players').select('playerId')),
        ])
        .as('hasPeople'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.hasPeople)
}

export async function findUserIdsByEmail(
  tx: Database,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await tx.selectFrom('auth_users').select('id').where('email', 'in', emails).execute()
  return rows.map(({ id }) => id)
}

export type Registration = {
  homeLocation: string | null
  lastLat: number | null
  lastLon: number | null
}

export async function findRegistration(
  tx: Database,
  userId: string,
  wishes: readonly string[],
): Promise<{ hasStage: boolean; hasPlayer: boolean; wished: string | null }> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('player_stage').select('userId').where('userId', '=', userId))
        .as('hasStage'),
      eb
        .exists(eb.selectFrom('players').select('playerId').where('userId', '=', userId))
        .as('hasPlayer'),
      sql<string | null>`(select location_id from locations where location_id = any(${wishes})
        order by array_position(${wishes}::text[], location_id) limit 1)`.as('wished'),
    ])
    .executeTakeFirstOrThrow()
  return {
    hasStage: Boolean(row.hasStage),
    hasPlayer: Boolean(row.hasPlayer),
    wished: row.wished,
  }
}

export async function saveStage(
  tx: Database,
  userId: string,
  { homeLocation, lastLat, lastLon }: Registration,
): Promise<void> {
  const position =
    lastLat === null || lastLon === null ? null : roundPosition({ lat: lastLat, lon: lastLon })
  await tx
    .insertInto('player_stage')
    .values({
      userId,
      playerName: null,
      homeLocation,
      lastLat: position?.lat ?? null,
      lastLon: position?.lon ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({
        homeLocation: eb.fn.coalesce('player_stage.homeLocation', 'excluded.homeLocation'),
        lastLat: eb.fn.coalesce('player_stage.lastLat', 'excluded.lastLat'),
        lastLon: eb.fn.coalesce('player_stage.lastLon', 'excluded.lastLon'),
      })),
    )
    .execute()
}

/**
 * The stage record, or null. Locks the name and its look-alikes, so check afterwards whether it is
 * free.
 */
export async function findStageFor(
  tx: Database,
  userId: string,
  name: NameWithSlug,
): Promise<Registration | null> {
  const looks = [...new Set(Object.values(toLooks(name)))]
  const { rows } = await sql<Registration>`
    with held as materialized
      (select pg_advisory_xact_lock(hashtextextended('player-look ' || look, 0))
      from (select look from unnest(${looks}::text[]) look order by 1) ordered)
    select home_location, last_lat, last_lon
      from player_stage where user_id = ${userId} and (select count(*) from held) > 0`.execute(tx)
  return rows[0] ?? null
}

export type NewPlayer = {
  playerId: string
  playerName: string
  userId: string
  stage: Registration
  language: Language
}

/**
 * Creates a player with its private part and the stage's venue, all or none; false when the slug or
 * the user already has one. Of concurrent calls for a slug exactly one succeeds.
 */
export async function createPlayer(
  tx: Database,
  { playerId, playerName, userId, stage, language }: NewPlayer,
): Promise<boolean> {
  const looks = toLooks({ name: playerName, slug: playerId })
  const { rows } = await sql`
    with player as (
      insert into players (player_id, user_id, player_name, name_look, slug_look)
        values (${playerId}, ${userId}, ${playerName}, ${looks.nameLook}, ${looks.slugLook})
        on conflict do nothing returning player_id, user_id),
    private as (
      insert into players_private (user_id, player_id, last_lat, last_lon)
      select ${userId}, player_id, ${stage.lastLat}::float8, ${stage.lastLon}::float8 from player),
    settings as (
      insert into notification_settings (player_id, language) select player_id, ${language}
        from player),
    active as (
      insert into player_locations (location_id, player_id)
        select ${stage.homeLocation}::text, player_id from player where ${stage.homeLocation}::text
          is not null
        returning location_id, player_id)
    select player.player_id, ${changedRow('players', 'player')},
      ${changedRow('player_locations', 'active')}
      from player left join active on active.player_id = player.player_id`.execute(tx)
  return rows.length === 1
}

export async function deleteStage(tx: Database, userId: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('player_stage')
    .where('userId', '=', userId)
    .returning('referredBy')
    .executeTakeFirst()
  return row?.referredBy ?? null
}

/** Records the player whose link led someone here; the first counts, and never themselves. */
export async function saveReferrer(tx: Database, userId: string, playerId: string): Promise<void> {
  await tx
    .updateTable('player_stage')
    .set({ referredBy: playerId })
    .where('userId', '=', userId)
    .where('referredBy', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('players')
          .select('playerId')
          .where('playerId', '=', playerId)
          .where((or) => or.or([or('userId', 'is', null), or('userId', '<>', userId)])),
      ),
    )
    .execute()
}
