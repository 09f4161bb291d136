// Rows of players: the player with its private part, stage and diamonds.
import { sql, type ExpressionBuilder } from 'kysely'
import { alertsLimit } from '#domain/alert/alert.ts'
import { type Position, roundPosition } from '#domain/location/distance.ts'
import type { HomePage } from '#domain/player/player.ts'
import type { SocialNetwork } from '#domain/player/profile.ts'
import type { Setup } from '#domain/player/setup.ts'
import { isNotBlocked } from '../../core/player/block-queries.ts'
import { countAsked } from '../../core/player/twin-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { type Watchers, selectWatchers } from './watcher-queries.ts'

export async function isUserPlayer(tx: Database, userId: string): Promise<boolean> {
  return (
    (await tx
      .selectFrom('players')
      .select('playerId')
      .where('userId', '=', userId)
      .executeTakeFirst()) !== undefined
  )
}

export type OwnPlayerRow = Setup & { photoURL: string; wishedHomeExists: boolean }

export async function lockOwnPlayer(
  tx: Database,
  playerId: string,
  wishedHome: string | null,
): Promise<OwnPlayerRow> {
  const row = await tx
    .selectFrom('players')
    .select(['skillSelf', 'skillChangedAt', 'homeLocation', 'photoUrl'])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('locations').select('locationId').where('locationId', '=', wishedHome),
        )
        .as('wishedHomeExists'),
    )
    .where('playerId', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return {
    skillSelf: row.skillSelf,
    skillChangedAt: row.skillChangedAt?.getTime() ?? null,
    homeLocation: row.homeLocation,
    photoURL: row.photoUrl,
    wishedHomeExists: Boolean(row.wishedHomeExists),
  }
}

type ProfileColumn = 'headline' | 'summary' | 'hidden' | 'onLeaderboards' | SocialNetwork
export type PlayerChanges = {
  newSkill: number | null
  homeLocation: string | undefined
  homePage: HomePage | undefined
  setupComplete: true | undefined
  profile: {
    [C in ProfileColumn]?: (C extends 'hidden' | 'onLeaderboards' ? boolean : string) | undefined
  }
}

/**
 * Undefined or null fields stay. Returns the player's active venues and, when visibility or card
 * change, what shows the player.
 */
export async function storePlayerFields(
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
      homeLocation: changes.homeLocation ?? eb.ref('homeLocation'),
      homePage: changes.homePage ?? eb.ref('homePage'),
      setupComplete: changes.setupComplete ?? eb.ref('setupComplete'),
      ...(changes.newSkill === null
        ? {}
        : { skillSelf: changes.newSkill, skillChangedAt: new Date(now) }),
      ...Object.fromEntries(
        Object.entries(changes.profile).filter(([, value]) => value !== undefined),
      ),
    }))
    .where('playerId', '=', playerId)
    .returning(
      sql<string[]>`array(select location_id from player_locations
        where player_locations.player_id = players.player_id and not removed)`.as('active'),
    )
    .returning(
      isSeenAnew ? selectWatchers(playerId, now).as('watchers') : sql<null>`null`.as('watchers'),
    )
    .executeTakeFirstOrThrow()
}

type OwnNotes = Pick<Tables['players_private'], 'gender' | 'birthYear' | 'duprId' | 'duprRating'>

export async function updateNotes(
  tx: Database,
  userId: string,
  notes: { [Name in keyof OwnNotes]: OwnNotes[Name] | undefined },
): Promise<void> {
  if (Object.values(notes).every((note) => note === undefined)) return
  await tx.updateTable('players_private').set(notes).where('userId', '=', userId).execute()
}

export async function updatePosition(
  tx: Database,
  userId: string,
  position: Position,
): Promise<void> {
  const { lat, lon } = roundPosition(position)
  await tx
    .updateTable('players_private')
    .set({ lastLat: lat, lastLon: lon })
    .where('userId', '=', userId)
    .execute()
}

export async function isSetupComplete(tx: Database, playerId: string): Promise<boolean> {
  return (
    (
      await tx
        .selectFrom('players')
        .select('setupComplete')
        .where('playerId', '=', playerId)
        .executeTakeFirst()
    )?.setupComplete ?? false
  )
}

export async function findMedals(
  tx: Database,
  playerId: string,
): Promise<{ medalGold: number; medalSilver: number; medalBronze: number }> {
  return tx
    .selectFrom('players')
    .select(['medalGold', 'medalSilver', 'medalBronze'])
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
}

type Mine = ExpressionBuilder<Tables, 'players'>

const marks = (eb: Mine) =>
  [
    eb
      .selectFrom('player_diamonds')
      .select('diamondId')
      .whereRef('player_diamonds.playerId', '=', 'players.playerId')
      .where('celebrated', '=', false)
      .orderBy('created')
      .orderBy('diamondId')
      .limit(1)
      .as('newDiamond'),
    eb
      .selectFrom('locations_admin')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .whereRef('locations_admin.playerId', '=', 'players.playerId')
      .as('adminLocations'),
  ] as const

const unread = (eb: Mine) =>
  [
    eb
      .selectFrom((eb) =>
        eb
          .selectFrom('alerts')
          .select('alertId')
          .whereRef('alerts.playerId', '=', 'players.playerId')
          .where('read', '=', false)
          .limit(alertsLimit)
          .as('unread'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .as('unreadAlerts'),
    eb
      .selectFrom((eb) =>
        eb
          .selectFrom('messages')
          .select('messageId')
          .whereRef('messages.toId', '=', 'players.playerId')
          .where('read', '=', false)
          .where(isNotBlocked(sql.ref('players.player_id'), sql.ref('messages.from_id')))
          .limit(alertsLimit)
          .as('unread'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .as('unreadMessages'),
  ] as const

/**
 * PostgreSQL can't estimate the length of an array and replans each time; a single id avoids that.
 */
const toRow = (ids: readonly string[]) =>
  ids.length === 1 ? sql`${ids[0]}::text` : sql`unnest(${[...ids]}::text[])`

export async function listMe(db: Database, userIds: readonly string[]) {
  return db
    .selectFrom(sql<{ userId: string }>`(select ${toRow(userIds)} as user_id)`.as('me'))
    .leftJoin('player_stage', 'player_stage.userId', 'me.userId')
    .leftJoin('players', 'players.userId', 'me.userId')
    .leftJoin('players_private', 'players_private.userId', 'me.userId')
    .leftJoin('locations', 'locations.locationId', 'players.homeLocation')
    .leftJoin('passes', 'passes.playerId', 'players.playerId')
    .leftJoin('operators', 'operators.userId', 'me.userId')
    .leftJoin('ledger_accounts as tokens', (join) =>
      join.onRef('tokens.playerId', '=', 'players.playerId').on('tokens.unit', '=', 'token'),
    )
    .leftJoin('ledger_accounts as diamonds', (join) =>
      join.onRef('diamonds.playerId', '=', 'players.playerId').on('diamonds.unit', '=', 'diamond'),
    )
    .select([
      'me.userId',
      'player_stage.userId as stageId',
      'player_stage.playerName as stageName',
      'player_stage.homeLocation as stageHome',
      'players_private.playerId as privateId',
      'players.playerId',
      'players.playerName',
      'players.created',
      'players.photoUrl',
      'players.skillSelf',
      'players.skillChangedAt',
      'players.homeLocation',
      'locations.name as homeName',
      'players.homePage',
      'players.setupComplete',
      'players.hidden',
      'players.onLeaderboards',
      'players.medalGold',
      'players.medalSilver',
      'players.medalBronze',
      'players_private.gender',
      'players_private.birthYear',
      'players_private.duprId',
      'players_private.lastLat',
      'players_private.lastLon',
      'operators.role as operatorRole',
      'passes.tier',
      'passes.serial',
      'passes.lastClaimAt',
      'passes.lastClaimTx',
      'tokens.balance as tokens',
      'diamonds.balance as diamonds',
    ])
    .select((eb) => [...marks(eb), ...unread(eb)])
    .select(countAsked(sql.ref('players.player_id'), sql.ref('players.user_id')).as('claims'))
    .execute()
}
