// Friend and favorite marks on any screen: optimistic updates, waiting calls, and refusals.
import { useSyncExternalStore } from 'react'
import { tryingTexts } from '#words/en/app/trying.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { pick } from '../../i18n/texts.ts'
import { callOrWait } from '../../net/outbox/call-or-wait.ts'
import type { OutboxItem } from '../../net/outbox/outbox-item.ts'
import { useOutbox } from '../../net/outbox/use-outbox.ts'
import { asObject } from '../../net/wire-values.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { createRelationWishes, type RelationKind } from './relation-wishes.ts'

/**
 * A snapshot follows its change within milliseconds; a window offline for longer shows the old
 * state until it returns.
 */
const settledMs = 2_000

const tapped = { userId: '', names: new Map<string, string>() }

const wishes = createRelationWishes({
  send: (kind, playerId, isOn) => {
    const given = { userId: tapped.userId, about: tapped.names.get(playerId) ?? playerId }
    return kind === 'friend'
      ? callOrWait({
          ...given,
          name: 'playerFriends-set',
          input: { friendId: playerId, friend: isOn },
        })
      : callOrWait({
          ...given,
          name: 'playerFavorites-set',
          input: { favoriteId: playerId, favorite: isOn },
        })
  },
  onRefused: (refusal) => void alertUser(refusalText(refusal)),
  settle: (then) => void setTimeout(then, settledMs),
})

export type Related = { playerId: string; playerName: string; friend: boolean; favorite: boolean }

export type Relation = {
  isFriend: (player: Related) => boolean
  isFavorite: (player: Related) => boolean
  explainWaiting: (kind: RelationKind, playerId: string, whenOffline: string) => string | null
  toggleFriend: (player: Related, next: boolean) => void
  toggleFavorite: (player: Related, next: boolean) => void
}

type Found = { isOn: boolean; isWaiting: boolean; isFailing: boolean }

function inOutbox(
  items: readonly OutboxItem[],
  kind: RelationKind,
  playerId: string,
): Found | undefined {
  const [name, id, flag] =
    kind === 'friend'
      ? (['playerFriends-set', 'friendId', 'friend'] as const)
      : (['playerFavorites-set', 'favoriteId', 'favorite'] as const)
  const item = items.findLast(
    (one) => one.name === name && one.state !== 'refused' && asObject(one.input)?.[id] === playerId,
  )
  return item === undefined
    ? undefined
    : {
        isOn: asObject(item.input)?.[flag] === true,
        isWaiting: item.state === 'waiting',
        isFailing: item.isFailing === true,
      }
}

/** Works inside the shell only. Marking oneself is rejected without asking the server. */
export function useRelation(): Relation {
  const { player: me, userId } = usePlayer()
  const { items } = useOutbox(userId)
  useSyncExternalStore(wishes.onChange, wishes.version)
  const isOn = (kind: RelationKind, playerId: string, told: boolean): boolean =>
    wishes.wished(kind, playerId) ?? inOutbox(items, kind, playerId)?.isOn ?? told
  const toggle = (kind: RelationKind, { playerId, playerName }: Related, next: boolean): void => {
    if (playerId === me.playerId)
      return void alertUser(
        refusalText({ code: kind === 'friend' ? 'friend-yourself' : 'favorite-yourself' }),
      )
    tapped.userId = userId
    tapped.names.set(playerId, playerName)
    wishes.set(kind, playerId, next)
  }
  return {
    isFriend: ({ playerId, friend }) => isOn('friend', playerId, friend),
    isFavorite: ({ playerId, favorite }) => isOn('favorite', playerId, favorite),
    explainWaiting: (kind, playerId, whenOffline) => {
      const found = inOutbox(items, kind, playerId)
      if (wishes.wished(kind, playerId) !== undefined || found?.isWaiting !== true) return null
      return found.isFailing ? pick(tryingTexts).trying : whenOffline
    },
    toggleFriend: (player, next) => toggle('friend', player, next),
    toggleFavorite: (player, next) => toggle('favorite', player, next),
  }
}
