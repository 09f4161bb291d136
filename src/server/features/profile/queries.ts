// One player as another may see them: the record, what is counted from what happened, and what the
// two are to each other.
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { isVisible } from '../block/queries.ts'
import { everywhere } from '../leaderboard/queries.ts'

/** What the player is to the viewer. */
const relations = (
  eb: ExpressionBuilder<Tables & { p: Tables['players'] }, 'p'>,
  viewerId: string,
) =>
  [
    eb
      .exists(
        eb
          .selectFrom('player_friends')
          .select('friend')
          .where('player_friends.player_id', '=', viewerId)
          .whereRef('friend_id', '=', 'p.player_id')
          .where('friend', '=', true),
      )
      .as('is_friend'),
    eb
      .exists(
        eb
          .selectFrom('player_favorites')
          .select('favorite')
          .where('player_favorites.player_id', '=', viewerId)
          .whereRef('favorite_id', '=', 'p.player_id')
          .where('favorite', '=', true),
      )
      .as('is_favorite'),
  ] as const

/**
 * The profile of `playerId` as `viewerId` may see it, or undefined. What was hosted and attended is
 * what the leaderboards count.
 */
export async function findProfile(db: Database, viewerId: string, playerId: string) {
  return db
    .selectFrom('players as p')
    .leftJoin('locations', 'locations.location_id', 'p.home_location')
    .leftJoin('leaderboard_totals as t', (join) =>
      join
        .onRef('t.player_id', '=', 'p.player_id')
        .on('t.location_id', '=', everywhere)
        .on('t.span', '=', 'all time'),
    )
    .select([
      't.hosted',
      't.attended',
      'p.player_id',
      'p.player_name',
      'p.photo_url',
      'p.skill_self',
      'p.home_location',
      'locations.name as home_name',
      'p.hidden',
      'p.medal_gold',
      'p.medal_silver',
      'p.medal_bronze',
      'p.headline',
      'p.summary',
      'p.youtube',
      'p.facebook',
      'p.instagram',
      'p.twitter',
      'p.medium',
      'p.points',
      'p.wins',
      'p.losses',
      'p.created',
      'locations.timezone',
    ])
    .select((eb) => [
      eb
        .selectFrom('ledger_accounts')
        .select('balance')
        .whereRef('ledger_accounts.player_id', '=', 'p.player_id')
        .where('unit', '=', 'diamond')
        .as('diamonds'),
      eb
        .selectFrom('locations_admin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('locations_admin.player_id', '=', 'p.player_id')
        .as('admin_locations'),
      ...relations(eb, viewerId),
    ])
    .where('p.player_id', '=', playerId)
    .where(isVisible(viewerId, 'p'))
    .executeTakeFirst()
}
