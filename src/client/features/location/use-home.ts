// Making a venue one's home.
import { useState } from 'react'
import { refusalText } from '../../i18n/refusals.ts'
import { call } from '../../net/call.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'

export type Home = {
  homeLocation: string | null
  /** The venue that is about to become the home. */
  pending: string | null
  /** True when it is the home now; a refusal was told. */
  setHome: (locationId: string) => Promise<boolean>
}

/** The home is always an active venue too: the server joins it. */
export function useHome(): Home {
  const { player } = usePlayer()
  const [pending, setPending] = useState<string | null>(null)
  const setHome = async (locationId: string): Promise<boolean> => {
    setPending(locationId)
    const answer = await call('players-updatePlayer', {
      playerId: player.playerId,
      fields: { homeLocation: locationId },
    })
    setPending(null)
    if (!answer.ok) await alertUser(refusalText(answer.refusal))
    return answer.ok
  }
  return { homeLocation: player.homeLocation, pending, setHome }
}
