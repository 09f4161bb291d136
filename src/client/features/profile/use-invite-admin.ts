// Invites a player to become a venue admin: confirms, then shows the result. Anyone may try; the
// server knows the admins.
import { useCallback } from 'react'
import { inviteAdminTexts } from '#words/en/player/invite-admin.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { useBusy } from '../../ui/use-busy.ts'

type Named = { playerId: string; playerName: string }
type Venue = { locationId: string; name: string }

export type InviteAdmin = {
  inviteAdmin: (player: Named, location: Venue) => Promise<void>
  labelAt: (locationName: string) => string
}

export function useInviteAdmin(): InviteAdmin {
  const t = useTexts(inviteAdminTexts)
  const { run } = useBusy<'invite'>()
  const inviteAdmin = useCallback(
    (player: Named, location: Venue) =>
      run('invite', async () => {
        if (
          !(await confirmUser({
            title: t.title,
            text: t.question({ player: player.playerName, location: location.name }),
            confirm: t.send,
          }))
        )
          return
        const answer = await call('locationsAdmin-invite', {
          locationId: location.locationId,
          playerId: player.playerId,
        })
        await alertUser(
          answer.ok ? t.sent({ player: player.playerName }) : refusalText(answer.refusal),
        )
      }),
    [run, t],
  )
  return {
    inviteAdmin,
    labelAt: (location: string) => t.at({ location }),
  }
}
