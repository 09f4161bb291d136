// Shares the link that invites to a venue.
import { Share2 } from 'lucide-react'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { inviteLink } from '../../../parts/player/invite-link.ts'
import { usePlayer } from '../../../session/use-me.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { shareLink } from '../../../ui/overlay/dialogs.ts'

/**
 * Registering by the link makes the venue a first one; players may add it.
 */
export function ShareButton({ locationId, name }: { locationId: string; name: string }) {
  const t = useTexts(locationDetailTexts)
  const { player } = usePlayer()
  const share = () =>
    shareLink({
      title: name,
      text: t.shareText({ name }),
      url: inviteLink(locationId, player.playerId),
    })
  return <IconButton icon={Share2} label={t.share} onPress={() => void share()} />
}
