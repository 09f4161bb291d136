// The signed-in person, live. The shell waits for it; screens inside the shell read it without
// waiting.
import { createContext, use } from 'react'
import type { LiveOutput } from '#contract/contract.ts'
import { isYoungAccount } from '#domain/player/young-account.ts'
import { useNow } from '../device/today.ts'
import { useLive } from '../net/use-live.ts'

export type Me = LiveOutput<'players-me'>
export type OwnPlayer = NonNullable<Me['player']>

export const useMe = () => useLive('players-me', {})

/**
 * The person the shell currently shows. Screens read it instead of the store, whose answer may be
 * dropped during a render when someone signs in.
 */
export const ShownMe = createContext<Me | undefined>(undefined)

/** Works only inside the shell, which renders screens once the player is known. */
export function usePlayer(): Me & { player: OwnPlayer } {
  const known = useMe().data
  const data = use(ShownMe) ?? known
  if (data?.player === null || data?.player === undefined)
    throw new Error('usePlayer is for screens inside the shell of a registered player')
  return { ...data, player: data.player }
}

export const useIsYoung = (): boolean =>
  isYoungAccount(Date.parse(usePlayer().player.created), useNow())
