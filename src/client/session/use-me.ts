// The signed-in person, live. The shell waits for it; screens inside the shell read it without
// waiting.
import { createContext, use } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { isYoungAccount } from '#domain/player/young-account.ts'
import { useNow } from '../device/today.ts'
import { useLive } from '../net/use-live.ts'

export type Me = LiveOutput<'players-me'>
export type OwnPlayer = NonNullable<Me['player']>

/** My own player, as the server last told. */
export const useMe = () => useLive('players-me', {})

/**
 * What the shell shows its screens by. Screens read it and not the store: an answer that is
 * forgotten while they render, as somebody signs in, would be gone for them before the shell has
 * closed.
 */
export const ShownMe = createContext<Me | undefined>(undefined)

/**
 * My own player record with my venues and badges; only inside the shell, which shows nothing before
 * it is known.
 */
export function usePlayer(): Me & { player: OwnPlayer } {
  const known = useMe().data
  const data = use(ShownMe) ?? known
  if (data?.player === null || data?.player === undefined)
    throw new Error('usePlayer is for screens inside the shell of a registered player')
  return { ...data, player: data.player }
}

/** Whether my account is new: screens lead its first steps. Inside the shell. */
export const useIsYoung = (): boolean =>
  isYoungAccount(Date.parse(usePlayer().player.created), useNow())
