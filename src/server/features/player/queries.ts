// Players as rows: the player with its private half, its stage and its diamonds.
import { sql, type ExpressionBuilder } from 'kysely'
import { alertsLimit } from '#domain/alert/alert.ts'
import { type Position, roundPosition } from '#domain/location/distance.ts'
import type { HomePage, Gender } from '#domain/player/player.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Setup } from '#domain/player/setup.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { isNotApart } from '../block/queries.ts'
import { type Watchers, selectWatchers } from './watcher-queries.ts'

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
 * The player's own player, its row locked until the end of the transaction. `wishedHome` is the
 * venue asked for, or null.
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
 * venues and, if the profile may have other viewers now or its card changes, the places that show
 * it.
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
      isSeenAnew ? selectWatchers(playerId, now).as('watchers') : sql<null>`null`.as('watchers'),
    )
    .executeTakeFirstOrThrow()
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

type Mine = ExpressionBuilder<Tables, 'players'>

/** The diamond to celebrate, and the number of venues one administers. */
const marks = (eb: Mine) =>
  [
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
  ] as const

/** How much one has not read, counted up to a limit. */
const unread = (eb: Mine) =>
  [
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
  ] as const

/**
 * The player's own records of signed-in users with the badge counts, one row each; unread counts
 * stop at the limit of the lists.
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
    .select((eb) => [...marks(eb), ...unread(eb)])
    .execute()
}
