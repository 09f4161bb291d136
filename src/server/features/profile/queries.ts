// A player's profile as another may see it: record, statistics, and the relation of the two.
import type { ExpressionBuilder } from 'kysely'
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { everywhere } from '../leaderboard/queries.ts'

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
          .where('player_friends.playerId', '=', viewerId)
          .whereRef('friendId', '=', 'p.playerId')
          .where('friend', '=', true),
      )
      .as('isFriend'),
    eb
      .exists(
        eb
          .selectFrom('player_favorites')
          .select('favorite')
          .where('player_favorites.playerId', '=', viewerId)
          .whereRef('favoriteId', '=', 'p.playerId')
          .where('favorite', '=', true),
      )
      .as('isFavorite'),
  ] as const

export async function findProfile(db: Database, viewerId: string, playerId: string) {
  return db
    .selectFrom('players as p')
    .leftJoin('locations', 'locations.locationId', 'p.homeLocation')
    .leftJoin('players_private', 'players_private.playerId', 'p.playerId')
    .leftJoin('leaderboard_totals as t', (join) =>
      join
        .onRef('t.playerId', '=', 'p.playerId')
        .on('t.locationId', '=', everywhere)
        .on('t.span', '=', 'all time'),
    )
    .select([
      't.hosted',
      't.attended',
      'p.playerId',
      'p.playerName',
      'p.photoUrl',
      'p.skillSelf',
      'players_private.duprRating',
      'p.homeLocation',
      'locations.name as homeName',
      'p.hidden',
      'p.medalGold',
      'p.medalSilver',
      'p.medalBronze',
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
        .whereRef('ledger_accounts.playerId', '=', 'p.playerId')
        .where('unit', '=', 'diamond')
        .as('diamonds'),
      eb
        .selectFrom('locations_admin')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('locations_admin.playerId', '=', 'p.playerId')
        .as('adminLocations'),
      ...relations(eb, viewerId),
    ])
    .where('p.playerId', '=', playerId)
    .where(isVisible(viewerId, 'p'))
    .executeTakeFirst()
}
