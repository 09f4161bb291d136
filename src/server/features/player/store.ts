// What is stored of players: the stage record, the player with its private half, diamonds, active
// venues.
import { sql } from 'kysely'
import { alertsLimit } from '#domain/alert/alert.ts'
import { roundPosition, type Position } from '#domain/location/distance.ts'
import { activeLocationLimit } from '#domain/location/location.ts'
import type { Gender, HomePage } from '#domain/player/player.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Setup } from '#domain/player/setup.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../../db/open-database.ts'
import { looksOf, type Named } from '../../naming/look-alikes.ts'
import { isNotApart } from '../block/store.ts'
import { awardDiamond } from '../ledger/store.ts'
import { watchersOf, type Watchers } from '../photo/store.ts'

/** True when a player has this slug. */
export async function isPlayerIdTaken(tx: Database, playerId: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('players')
      .select('player_id')
      .where('player_id', '=', playerId)
      .executeTakeFirst()) !== undefined
  )
}

/** True when anyone ever registered. */
export async function hasPeople(tx: Database): Promise<boolean> {
  const row = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(eb.selectFrom('auth_users').select('id')),
          eb.exists(eb.selectFrom('players').select('player_id')),
        ])
        .as('has_people'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.has_people)
}

/** The ids of the users with one of these addresses. */
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

/** What of a user exists, and the first of `wishes` that is a venue. */
export async function findRegistration(
  tx: Database,
  userId: string,
  wishes: readonly string[],
): Promise<{ hasStage: boolean; hasPlayer: boolean; wished: string | null }> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .exists(eb.selectFrom('player_stage').select('user_id').where('user_id', '=', userId))
        .as('has_stage'),
      eb
        .exists(eb.selectFrom('players').select('player_id').where('user_id', '=', userId))
        .as('has_player'),
      sql<string | null>`(select location_id from locations where location_id = any(${wishes})
        order by array_position(${wishes}::text[], location_id) limit 1)`.as('wished'),
    ])
    .executeTakeFirstOrThrow()
  return {
    hasStage: Boolean(row.has_stage),
    hasPlayer: Boolean(row.has_player),
    wished: row.wished,
  }
}

/** Makes the stage record, or adds to it what it does not know yet. */
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
      user_id: userId,
      player_name: null,
      home_location: homeLocation,
      last_lat: position?.lat ?? null,
      last_lon: position?.lon ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        home_location: eb.fn.coalesce('player_stage.home_location', 'excluded.home_location'),
        last_lat: eb.fn.coalesce('player_stage.last_lat', 'excluded.last_lat'),
        last_lon: eb.fn.coalesce('player_stage.last_lon', 'excluded.last_lon'),
      })),
    )
    .execute()
}

/**
 * The stage record of a user, or null. Until the transaction ends nobody else takes the name, or
 * one that looks like it: ask after this whether it is free.
 */
export async function findStageFor(
  tx: Database,
  userId: string,
  name: Named,
): Promise<Registration | null> {
  const looks = [...new Set(Object.values(looksOf(name)))]
  const { rows } = await sql<Registration>`
    with held as materialized
      (select pg_advisory_xact_lock(hashtextextended('player-look ' || look, 0))
      from (select look from unnest(${looks}::text[]) look order by 1) ordered)
    select home_location as "homeLocation", last_lat as "lastLat", last_lon as "lastLon"
      from player_stage where user_id = ${userId} and (select count(*) from held) > 0`.execute(tx)
  return rows[0] ?? null
}

export type NewPlayer = {
  playerId: string
  playerName: string
  userId: string
  stage: Registration
  /** Of their visit: mails follow it. */ language: Language
}

/**
 * Makes a player with its private half and, when the stage names a venue, that venue active: all
 * or, when the slug or the user is already a player, nothing (false). Of many at once for one slug
 * exactly one gets true.
 */
export async function createPlayer(
  tx: Database,
  { playerId, playerName, userId, stage, language }: NewPlayer,
): Promise<boolean> {
  const looks = looksOf({ name: playerName, slug: playerId })
  const { rows } = await sql`
    with player as (
      insert into players (player_id, user_id, player_name, name_look, slug_look)
        values (${playerId}, ${userId}, ${playerName}, ${looks.name_look}, ${looks.slug_look})
        on conflict do nothing returning player_id),
    private as (
      insert into players_private (user_id, player_id, last_lat, last_lon)
      select ${userId}, player_id, ${stage.lastLat}::float8, ${stage.lastLon}::float8 from player),
    settings as (
      insert into notification_settings (player_id, language) select player_id, ${language}
        from player),
    active as (
      insert into player_locations (location_id, player_id)
        select ${stage.homeLocation}::text, player_id from player where ${stage.homeLocation}::text
          is not null)
    select player_id from player`.execute(tx)
  return rows.length === 1
}

/** True when the user is a player. */
export async function isUserPlayer(tx: Database, userId: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('players')
      .select('player_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined
  )
}

export type OwnPlayer = Setup & { photoURL: string; wishedHomeExists: boolean }

/**
 * The own player, its row locked until the end of the transaction. `wishedHome` is the venue asked
 * for, or null.
 */
export async function lockOwnPlayer(
  tx: Database,
  playerId: string,
  wishedHome: string | null,
): Promise<OwnPlayer> {
  const row = await tx
    .selectFrom('players')
    .select(['skill_self', 'skill_changed_at', 'home_location', 'photo_url'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('locations').select('location_id').where('location_id', '=', wishedHome),
        )
        .as('wished_home_exists'),
    )
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return {
    skillSelf: row.skill_self,
    skillChangedAt: row.skill_changed_at?.getTime() ?? null,
    homeLocation: row.home_location,
    photoURL: row.photo_url,
    wishedHomeExists: Boolean(row.wished_home_exists),
  }
}

type ProfileColumn = 'headline' | 'summary' | 'hidden' | 'on_leaderboards' | SocialNetwork
export type PlayerChanges = {
  newSkill: number | null
  homeLocation: string | undefined
  homePage: HomePage | undefined
  setupComplete: true | undefined
  profile: {
    [C in ProfileColumn]?: (C extends 'hidden' | 'on_leaderboards' ? boolean : string) | undefined
  }
}

/**
 * Writes the changes, what is undefined or null stays; returns the ids of the player's active
 * venues and, if those who see the profile may be others now or its card changes, who shows it.
 */
export async function updatePlayer(
  tx: Database,
  playerId: string,
  changes: PlayerChanges,
  now: number,
): Promise<{ active: string[]; watchers: Watchers | null }> {
  const isSeenAnew =
    changes.profile.hidden !== undefined ||
    changes.homeLocation !== undefined ||
    changes.newSkill !== null
  return tx
    .updateTable('players')
    .set((eb) => ({
      home_location: changes.homeLocation ?? eb.ref('home_location'),
      home_page: changes.homePage ?? eb.ref('home_page'),
      setup_complete: changes.setupComplete ?? eb.ref('setup_complete'),
      ...(changes.newSkill === null
        ? {}
        : { skill_self: changes.newSkill, skill_changed_at: new Date(now) }),
      ...Object.fromEntries(
        Object.entries(changes.profile).filter(([, value]) => value !== undefined),
      ),
    }))
    .where('player_id', '=', playerId)
    .returning(
      sql<string[]>`array(select location_id from player_locations
        where player_locations.player_id = players.player_id and not removed)`.as('active'),
    )
    .returning(
      isSeenAnew ? watchersOf(playerId, now).as('watchers') : sql<null>`null`.as('watchers'),
    )
    .executeTakeFirstOrThrow()
}

/** Ends the stage; gives the player whose link led here, if any. */
export async function deleteStage(tx: Database, userId: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('player_stage')
    .where('user_id', '=', userId)
    .returning('referred_by')
    .executeTakeFirst()
  return row?.referred_by ?? null
}

/**
 * Notes whose link led somebody here who is not set up yet; the first one counts, and never
 * themself.
 */
export async function saveReferrer(tx: Database, userId: string, playerId: string): Promise<void> {
  await tx
    .updateTable('player_stage')
    .set({ referred_by: playerId })
    .where('user_id', '=', userId)
    .where('referred_by', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('players')
          .select('player_id')
          .where('player_id', '=', playerId)
          .where((or) => or.or([or('user_id', 'is', null), or('user_id', '<>', userId)])),
      ),
    )
    .execute()
}

export async function updateGender(
  tx: Database,
  userId: string,
  gender: Gender | null,
): Promise<void> {
  await tx.updateTable('players_private').set({ gender }).where('user_id', '=', userId).execute()
}

/** Keeps where a player is, rounded. */
export async function updatePosition(
  tx: Database,
  userId: string,
  position: Position,
): Promise<void> {
  const { lat, lon } = roundPosition(position)
  await tx
    .updateTable('players_private')
    .set({ last_lat: lat, last_lon: lon })
    .where('user_id', '=', userId)
    .execute()
}

export async function isSetupComplete(tx: Database, playerId: string): Promise<boolean> {
  return (
    (
      await tx
        .selectFrom('players')
        .select('setup_complete')
        .where('player_id', '=', playerId)
        .executeTakeFirst()
    )?.setup_complete ?? false
  )
}

/** The medals of a player, as they are stored. */
export async function findMedals(
  tx: Database,
  playerId: string,
): Promise<{ medalGold: number; medalSilver: number; medalBronze: number }> {
  return tx
    .selectFrom('players')
    .select([
      'medal_gold as medalGold',
      'medal_silver as medalSilver',
      'medal_bronze as medalBronze',
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}

/** True once photo, headline and summary are there. */
async function isProfileComplete(tx: Database, playerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('players')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('photo_url', '<>', '')
    .where('headline', '<>', '')
    .where('summary', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

/** Awards the diamond for a completed profile once it is one; false when not, or had before. */
export async function awardCompletedProfile(
  tx: Database,
  playerId: string,
  given: Parameters<typeof awardDiamond>[3],
): Promise<boolean> {
  return (
    (await isProfileComplete(tx, playerId)) &&
    (await awardDiamond(tx, playerId, 'profileCompleted', given))
  )
}

/**
 * Locks the player, and the venue too, so that two admins cannot leave it at once; false when there
 * is no such venue. Inserts that only point at the venue are not held up. Count after this, in a
 * statement of its own.
 */
export async function lockMembership(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('players')
    .innerJoin('locations', (join) => join.on('location_id', '=', locationId))
    .select('player_id')
    .where('player_id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export type MembershipFacts = {
  /** Active venues besides this one. */ otherActive: number
  isAdminAnywhere: boolean
  isAdminHere: boolean
  otherAdmins: number
  /** Who shows the player, if hidden. */ watchers: Watchers | null
}

/** What decides whether a player may join or leave a venue. */
export async function findMembershipFacts(
  tx: Database,
  playerId: string,
  locationId: string,
  now: number,
): Promise<MembershipFacts> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('player_locations')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('player_id', '=', playerId)
        .where('location_id', '<>', locationId)
        .where('removed', '=', false)
        .as('other_active'),
      eb
        .exists(
          eb.selectFrom('locations_admin').select('player_id').where('player_id', '=', playerId),
        )
        .as('is_admin_anywhere'),
      eb
        .exists(
          eb
            .selectFrom('locations_admin')
            .select('player_id')
            .where('player_id', '=', playerId)
            .where('location_id', '=', locationId),
        )
        .as('is_admin_here'),
      eb
        .selectFrom('locations_admin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('location_id', '=', locationId)
        .where('player_id', '<>', playerId)
        .as('other_admins'),
      eb
        .selectFrom('players')
        .select(watchersOf(playerId, now).as('watchers'))
        .where('player_id', '=', playerId)
        .where('hidden', '=', true)
        .as('watchers'),
    ])
    .executeTakeFirstOrThrow()
  return {
    otherActive: row.other_active ?? 0,
    isAdminAnywhere: Boolean(row.is_admin_anywhere),
    isAdminHere: Boolean(row.is_admin_here),
    otherAdmins: row.other_admins ?? 0,
    watchers: row.watchers,
  }
}

/** Makes a venue one of the player's active venues. */
export async function joinLocation(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<void> {
  await tx
    .insertInto('player_locations')
    .values({ player_id: playerId, location_id: locationId })
    .onConflict((conflict) =>
      conflict.columns(['location_id', 'player_id']).doUpdateSet({ removed: false }),
    )
    .execute()
}

/**
 * Makes the new home of a locked player an active venue, where that keeps the limit; gives the
 * limit that forbids it, or null.
 */
export async function joinHome(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<number | null> {
  const {
    rows: [row],
  } = await sql<{ most: number; isJoined: boolean }>`
    with known as (
      select coalesce(bool_or(location_id = ${locationId}), false) as here,
        count(*) filter (where location_id <> ${locationId})::int as others,
        case when exists (select 1 from locations_admin where player_id = ${playerId}) then
        ${activeLocationLimit(true)}::int else ${activeLocationLimit(false)}::int end as most
      from player_locations where player_id = ${playerId} and not removed),
    joined as (
      insert into player_locations (player_id, location_id) select ${playerId}, ${locationId}
        from known where here or others < most
      on conflict (location_id, player_id) do update set removed = false returning location_id)
    select most, exists (select 1 from joined) as "isJoined" from known`.execute(tx)
  return row === undefined || row.isJoined ? null : row.most
}

/** Takes a venue from the active ones; who leaves is no longer its admin. */
export async function leaveLocation(
  tx: Database,
  playerId: string,
  locationId: string,
): Promise<void> {
  await tx
    .with('office', (db) =>
      db
        .deleteFrom('locations_admin')
        .where('player_id', '=', playerId)
        .where('location_id', '=', locationId)
        .returning('player_id'),
    )
    .updateTable('player_locations')
    .set({ removed: true })
    .where('player_id', '=', playerId)
    .where('location_id', '=', locationId)
    .execute()
}

/**
 * The own records of signed-in users with the badge counts, one row each; unread counts stop at the
 * limit of the lists.
 */
export async function listMe(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom(
      sql<{ user_id: string }>`(select unnest(${[...userIds]}::text[]) as user_id)`.as('me'),
    )
    .leftJoin('player_stage', 'player_stage.user_id', 'me.user_id')
    .leftJoin('players', 'players.user_id', 'me.user_id')
    .leftJoin('players_private', 'players_private.user_id', 'me.user_id')
    .leftJoin('locations', 'locations.location_id', 'players.home_location')
    .leftJoin('passes', 'passes.player_id', 'players.player_id')
    .leftJoin('ledger_accounts as tokens', (join) =>
      join.onRef('tokens.player_id', '=', 'players.player_id').on('tokens.unit', '=', 'token'),
    )
    .leftJoin('ledger_accounts as diamonds', (join) =>
      join
        .onRef('diamonds.player_id', '=', 'players.player_id')
        .on('diamonds.unit', '=', 'diamond'),
    )
    .select([
      'me.user_id',
      'player_stage.user_id as stage_id',
      'player_stage.player_name as stage_name',
      'player_stage.home_location as stage_home',
      'players_private.player_id as private_id',
      'players.player_id',
      'players.player_name',
      'players.created',
      'players.photo_url',
      'players.skill_self',
      'players.skill_changed_at',
      'players.home_location',
      'locations.name as home_name',
      'players.home_page',
      'players.setup_complete',
      'players.hidden',
      'players.on_leaderboards',
      'players.medal_gold',
      'players.medal_silver',
      'players.medal_bronze',
      'players_private.gender',
      'players_private.last_lat',
      'players_private.last_lon',
      'passes.tier',
      'passes.serial',
      'passes.last_claim_at',
      'passes.last_claim_tx',
      'tokens.balance as tokens',
      'diamonds.balance as diamonds',
    ])
    .select((eb) => [
      eb
        .selectFrom('player_diamonds')
        .select('diamond_id')
        .whereRef('player_diamonds.player_id', '=', 'players.player_id')
        .where('celebrated', '=', false)
        .where('diamond_id', '<>', 'registered')
        .orderBy('created')
        .orderBy('diamond_id')
        .limit(1)
        .as('new_diamond'),
      eb
        .selectFrom('locations_admin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('locations_admin.player_id', '=', 'players.player_id')
        .as('admin_locations'),
      eb
        .selectFrom((eb) =>
          eb
            .selectFrom('alerts')
            .select('alert_id')
            .whereRef('alerts.player_id', '=', 'players.player_id')
            .where('read', '=', false)
            .limit(alertsLimit)
            .as('unread'),
        )
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .as('unread_alerts'),
      eb
        .selectFrom((eb) =>
          eb
            .selectFrom('messages')
            .select('message_id')
            .whereRef('messages.to_id', '=', 'players.player_id')
            .where('read', '=', false)
            .where(isNotApart(sql.ref('players.player_id'), sql.ref('messages.from_id')))
            .limit(alertsLimit)
            .as('unread'),
        )
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .as('unread_messages'),
    ])
    .execute()
}

/** The active venues of a player as records, by id. */
export async function listPlayerLocations(
  db: Database,
  { playerId, userId }: { playerId: string; userId: string },
) {
  const rows = await db
    .selectFrom('player_locations')
    .select(['location_id', 'created'])
    .where('player_id', '=', playerId)
    .where('removed', '=', false)
    .orderBy('location_id')
    .execute()
  return rows.map((row) => ({
    playerId,
    locationId: row.location_id,
    created: row.created.toISOString(),
    removed: false as const,
    userId,
  }))
}

/** The active venues of a user's player, by name. */
export async function listActiveLocations(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom('players')
    .innerJoin('player_locations', 'player_locations.player_id', 'players.player_id')
    .innerJoin('locations', 'locations.location_id', 'player_locations.location_id')
    .leftJoin('locations_admin', (join) =>
      join
        .onRef('locations_admin.location_id', '=', 'locations.location_id')
        .onRef('locations_admin.player_id', '=', 'players.player_id'),
    )
    .select([
      'players.user_id',
      'locations.location_id',
      'locations.name',
      'locations.city',
      'locations.lat',
      'locations.lon',
      'locations_admin.player_id as admin_id',
    ])
    .where((eb) => eb('players.user_id', '=', eb.fn.any(sql<string[]>`${[...userIds]}::text[]`)))
    .where('player_locations.removed', '=', false)
    .orderBy('locations.search')
    .orderBy('locations.location_id')
    .execute()
}
