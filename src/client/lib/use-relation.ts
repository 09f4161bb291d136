// Friends and favorites on any screen: what shows at once when one taps, and what happens when the server refuses.
import { useSyncExternalStore } from 'react'
import { refusalText } from '../i18n/refusals.ts'
import { call } from './call.ts'
import { alertUser } from './dialogs.ts'
import { createRelationWishes, type RelationKind } from './relation-wishes.ts'
import { usePlayer } from './use-me.ts'

/** A snapshot follows its change within milliseconds; a window that is offline for longer sees the old state until it is back. */
const settledMs = 2_000

const wishes = createRelationWishes({
  send: (kind, playerId, isOn) => (kind === 'friend' ? call('playerFriends-set', { friendId: playerId, friend: isOn }) : call('playerFavorites-set', { favoriteId: playerId, favorite: isOn })),
  onRefused: (refusal) => void alertUser(refusalText(refusal)),
  settle: (then) => void setTimeout(then, settledMs),
})

/** A player as live data tells, with what they are to me. */
export type Related = { playerId: string; friend: boolean; favorite: boolean }

export type Relation = {
  /** As the last tap wants it, else as the live data says. */
  isFriend: (player: Related) => boolean
  isFavorite: (player: Related) => boolean
  toggleFriend: (player: Pick<Related, 'playerId'>, next: boolean) => void
  toggleFavorite: (player: Pick<Related, 'playerId'>, next: boolean) => void
}

/** Marks of friends and favorites; only inside the shell. Nobody marks themself: that is said without asking the server. */
export function useRelation(): Relation {
  const { player: me } = usePlayer()
  useSyncExternalStore(wishes.onChange, wishes.version)
  const toggle = (kind: RelationKind, playerId: string, next: boolean): void => {
    if (playerId === me.playerId) void alertUser(refusalText({ code: kind === 'friend' ? 'friend-yourself' : 'favorite-yourself' }))
    else wishes.set(kind, playerId, next)
  }
  return {
    isFriend: ({ playerId, friend }) => wishes.wished('friend', playerId) ?? friend,
    isFavorite: ({ playerId, favorite }) => wishes.wished('favorite', playerId) ?? favorite,
    toggleFriend: ({ playerId }, next) => toggle('friend', playerId, next),
    toggleFavorite: ({ playerId }, next) => toggle('favorite', playerId, next),
  }
}
