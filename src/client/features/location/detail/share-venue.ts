// Shares a venue's invitation link: new accounts start with the venue, existing players may add it.
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { pick } from '../../../i18n/texts.ts'
import { inviteLink } from '../../../parts/player/invite-link.ts'
import { shareLink } from '../../../ui/overlay/dialogs.ts'

export const shareVenue = (
  { locationId, name }: { locationId: string; name: string },
  playerId: string,
) =>
  shareLink({
    title: name,
    text: pick(locationDetailTexts).shareText({ name }),
    url: inviteLink(locationId, playerId),
  })
