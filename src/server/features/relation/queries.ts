// Rows of friends and favorites: one per pair and direction with yes or no, so repeated marks are
// idempotent.
import { isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

type Owner = { playerId: string; userId: string }

export async function saveFriend(
  tx: Database,
  playerId: string,
  friendId: string,
  friend: boolean,
): Promise<boolean> {
  const row = await tx
    .insertInto('player_friends')
    .values({ playerId, friendId, friend })
    .onConflict((conflict) =>
      conflict
        .columns(['playerId', 'friendId'])
        .doUpdateSet({ friend })
        .where('player_friends.friend', '<>', friend),
    )
    .returning('friend')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveFavorite(
  tx: Database,
  playerId: string,
  favoriteId: string,
  favorite: boolean,
): Promise<boolean> {
  const row = await tx
    .insertInto('player_favorites')
    .values({ playerId, favoriteId, favorite })
    .onConflict((conflict) =>
      conflict
        .columns(['playerId', 'favoriteId'])
        .doUpdateSet({ favorite })
        .where('player_favorites.favorite', '<>', favorite),
    )
    .returning('favorite')
    .executeTakeFirst()
  return row !== undefined
}

export async function listFriends(db: Database, { playerId, userId }: Owner) {
  const rows = await db
    .selectFrom('player_friends as f')
    .innerJoin('players as p', 'p.playerId', 'f.friendId')
    .select(['f.friendId', 'f.created'])
    .where('f.playerId', '=', playerId)
    .where('f.friend', '=', true)
    .where(isVisible(playerId, 'p'))
    .orderBy('f.friendId')
    .execute()
  return rows.map((row) => ({
    playerId,
    friendId: row.friendId,
    friend: true as const,
    created: row.created.toISOString(),
    userId,
  }))
}

export async function listFavorites(db: Database, { playerId, userId }: Owner) {
  const rows = await db
    .selectFrom('player_favorites as f')
    .innerJoin('players as p', 'p.playerId', 'f.favoriteId')
    .select(['f.favoriteId', 'f.created'])
    .where('f.playerId', '=', playerId)
    .where('f.favorite', '=', true)
    .where(isVisible(playerId, 'p'))
    .orderBy('f.favoriteId')
    .execute()
  return rows.map((row) => ({
    playerId,
    favoriteId: row.favoriteId,
    favorite: true as const,
    created: row.created.toISOString(),
    userId,
  }))
}
