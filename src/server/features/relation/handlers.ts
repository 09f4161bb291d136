// Friends and favorites. Marks are also invitation groups, so both players' windows reload at once.
import { ok, refuse } from '#domain/shared/result.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { findVisiblePlayer, lockPair } from '../../core/player/block-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { saveFavorite, saveFriend } from './queries.ts'

const done = ok({ success: true })

const setFriend: InTransaction<'playerFriends-set'> = async (context, { friendId, friend }) => {
  if (friendId === context.actor.playerId) return refuse('friend-yourself')
  return set(context, friendId, friend, () =>
    saveFriend(context.tx, context.actor.playerId, friendId, friend),
  )
}

const setFavorite: InTransaction<'playerFavorites-set'> = async (
  context,
  { favoriteId, favorite },
) => {
  if (favoriteId === context.actor.playerId) return refuse('favorite-yourself')
  return set(context, favoriteId, favorite, () =>
    saveFavorite(context.tx, context.actor.playerId, favoriteId, favorite),
  )
}

/** Locks the pair first, so that a concurrent block ends the mark and not the other way round. */
async function set(
  context: CallContext,
  otherId: string,
  isMarked: boolean,
  save: () => Promise<boolean>,
) {
  const { actor, tx } = context
  await lockPair(tx, actor.playerId, otherId)
  if ((await findVisiblePlayer(tx, actor.playerId, otherId)) === null)
    return refuse('player-not-found')
  if (await save()) {
    if (isMarked)
      await runFollowers(context, 'groupJoined', {
        playerId: otherId,
        organizerId: actor.playerId,
        installation: context.deps.installation,
      })
    else await runFollowers(context, 'sightLost', { playerId: otherId })
  }
  return done
}

export const relationHandlers = defineHandlers<'playerFriends-set' | 'playerFavorites-set'>({
  'playerFriends-set': setFriend,
  'playerFavorites-set': setFavorite,
})
