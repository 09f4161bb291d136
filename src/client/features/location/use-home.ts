// Sets a player's home venue.
import { useState } from 'react'
import { refusalText } from '../../i18n/refusals.ts'
import { call } from '../../net/call.ts'
import { usePlayer } from '../../session/use-me.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'

export type Home = {
  homeLocation: string | null
  pending: string | null
  setHome: (locationId: string) => Promise<boolean>
}

/** The server also joins the home venue, because the home is always an active venue. */
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
