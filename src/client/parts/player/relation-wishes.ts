// Optimistic friend and favorite marks until the live data catches up. Of quick taps the last
// counts, with one call at a time, so that the server never gets them out of order.
import type { Refusal } from '#domain/shared/refusal.ts'
import type { Result } from '#domain/shared/result.ts'

export type RelationKind = 'friend' | 'favorite'

export type WishWorld = {
  send: (
    kind: RelationKind,
    playerId: string,
    isOn: boolean,
  ) => Promise<Result<unknown> | 'waiting'>
  onRefused: (refusal: Refusal) => void
  settle: (then: () => void) => void
}

type Wish = { isOn: boolean; isSending: boolean }

export type RelationWishes = {
  wished: (kind: RelationKind, playerId: string) => boolean | undefined
  set: (kind: RelationKind, playerId: string, isOn: boolean) => void
  version: () => number
  onChange: (listener: () => void) => () => void
}

export function createRelationWishes({ send, onRefused, settle }: WishWorld): RelationWishes {
  const wishes = new Map<string, Wish>()
  const listeners = new Set<() => void>()
  let version = 0
  const getKey = (kind: RelationKind, playerId: string): string => `${kind} ${playerId}`
  const change = (key: string, wish: Wish | null): void => {
    if (wish === null) wishes.delete(key)
    else wishes.set(key, wish)
    version += 1
    for (const listener of listeners) listener()
  }

  const sendWish = async (kind: RelationKind, playerId: string, isOn: boolean): Promise<void> => {
    const key = getKey(kind, playerId)
    const answer = await send(kind, playerId, isOn)
    const wanted = wishes.get(key)?.isOn ?? isOn
    if ((answer === 'waiting' || answer.ok) && wanted !== isOn)
      return sendWish(kind, playerId, wanted)
    if (answer === 'waiting') return change(key, null)
    if (!answer.ok) {
      change(key, null)
      onRefused(answer.refusal)
      return
    }
    const kept: Wish = { isOn, isSending: false }
    change(key, kept)
    settle(() => (wishes.get(key) === kept ? change(key, null) : undefined))
  }

  return {
    wished: (kind, playerId) => wishes.get(getKey(kind, playerId))?.isOn,
    set: (kind, playerId, isOn) => {
      const key = getKey(kind, playerId)
      const isSending = wishes.get(key)?.isSending ?? false
      change(key, { isOn, isSending: true })
      if (!isSending) void sendWish(kind, playerId, isOn)
    },
    version: () => version,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
