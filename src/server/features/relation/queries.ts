// Friends and favorites as rows. One row a pair and direction holds yes or no, so that a mark
// set twice is set once.
import type { Database } from '../../db/open-database.ts'
import { isVisible } from '../block/queries.ts'

type Owner = { playerId: string; userId: string }

/** Marks a player as a friend, or no longer; false when it was so already. */
export async function saveFriend(
  tx: Database,
  playerId: string,
  friendId: string,
  friend: boolean,
): Promise<boolean> {
  const row = await tx
    .insertInto('player_friends')
    .values({ player_id: playerId, friend_id: friendId, friend })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'friend_id'])
        .doUpdateSet({ friend })
        .where('player_friends.friend', '<>', friend),
    )
    .returning('friend')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a player as a favorite, or no longer; false when it was so already. */
export async function saveFavorite(
  tx: Database,
  playerId: string,
  favoriteId: string,
  favorite: boolean,
): Promise<boolean> {
  const row = await tx
    .insertInto('player_favorites')
    .values({ player_id: playerId, favorite_id: favoriteId, favorite })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'favorite_id'])
        .doUpdateSet({ favorite })
        .where('player_favorites.favorite', '<>', favorite),
    )
    .returning('favorite')
    .executeTakeFirst()
  return row !== undefined
}

/** Visible players marked as friends, by id. */
export async function listFriends(db: Database, { playerId, userId }: Owner) {
  const rows = await db
    .selectFrom('player_friends as f')
    .innerJoin('players as p', 'p.player_id', 'f.friend_id')
    .select(['f.friend_id', 'f.created'])
    .where('f.player_id', '=', playerId)
    .where('f.friend', '=', true)
    .where(isVisible(playerId, 'p'))
    .orderBy('f.friend_id')
    .execute()
  return rows.map((row) => ({
    playerId,
    friendId: row.friend_id,
    friend: true as const,
    created: row.created.toISOString(),
    userId,
  }))
}

/** Visible players marked as favorites, by id. */
export async function listFavorites(db: Database, { playerId, userId }: Owner) {
  const rows = await db
    .selectFrom('player_favorites as f')
    .innerJoin('players as p', 'p.player_id', 'f.favorite_id')
    .select(['f.favorite_id', 'f.created'])
    .where('f.player_id', '=', playerId)
    .where('f.favorite', '=', true)
    .where(isVisible(playerId, 'p'))
    .orderBy('f.favorite_id')
    .execute()
  return rows.map((row) => ({
    playerId,
    favoriteId: row.favorite_id,
    favorite: true as const,
    created: row.created.toISOString(),
    userId,
  }))
}
