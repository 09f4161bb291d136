// Who is whose friend and favorite. One row a pair and direction holds yes or no, so that a mark set twice is set once.
import type { Database } from '../../db/open-database.ts'

/** Marks a player as a friend, or no longer; false when it was so already. */
export async function saveFriend(tx: Database, playerId: string, friendId: string, friend: boolean): Promise<boolean> {
  const row = await tx.insertInto('player_friends').values({ player_id: playerId, friend_id: friendId, friend })
    .onConflict((conflict) => conflict.columns(['player_id', 'friend_id']).doUpdateSet({ friend }).where('player_friends.friend', '<>', friend)).returning('friend').executeTakeFirst()
  return row !== undefined
}

/** Marks a player as a favorite, or no longer; false when it was so already. */
export async function saveFavorite(tx: Database, playerId: string, favoriteId: string, favorite: boolean): Promise<boolean> {
  const row = await tx.insertInto('player_favorites').values({ player_id: playerId, favorite_id: favoriteId, favorite })
    .onConflict((conflict) => conflict.columns(['player_id', 'favorite_id']).doUpdateSet({ favorite }).where('player_favorites.favorite', '<>', favorite)).returning('favorite').executeTakeFirst()
  return row !== undefined
}
