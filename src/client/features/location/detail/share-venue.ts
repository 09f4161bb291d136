// Passing the link on that invites to a venue: registering by it makes the venue a first one; players
// may add it.
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { pick } from '../../../i18n/texts.ts'
import { inviteLink } from '../../../parts/player/invite-link.ts'
import { shareLink } from '../../../ui/overlay/dialogs.ts'

/** `playerId` is the one that shares. */
export const shareVenue = (
  { locationId, name }: { locationId: string; name: string },
  playerId: string,
) =>
  shareLink({
    title: name,
    text: pick(locationDetailTexts).shareText({ name }),
    url: inviteLink(locationId, playerId),
  })
