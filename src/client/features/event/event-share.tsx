import { Share2 } from 'lucide-react'
import { invitedGroups } from '#domain/event/event.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { eventName } from '../../i18n/event-name.ts'
import { languageQuery } from '../../i18n/language.ts'
import { pick } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'

export function EventShare({ onPress }: { onPress: () => void }) {
  return <IconButton icon={Share2} label={labels.share} onPress={onPress} />
}

export function shareEvent(detail: EventDetail, playerId: string, poster: () => void): void {
  const { eventId, fields, locationName } = detail
  const isOrganizer = getEventRoles(detail, playerId).length > 0
  const url = `${location.origin}/vieweditevent/${eventId}${languageQuery()}`
  void shareLink({
    title: eventName({ ...fields, locationName }),
    url,
    ...(fields.invite && { audience: formatAudience(detail, isOrganizer) }),
    poster,
    message: {
      isPrivate: fields.invite,
      mayTick: isOrganizer,
      write: async (withNames) => {
        const { writeEvent } = await loadPart(() => import('./event-message.ts'))
        return writeEvent(detail, url, withNames)
      },
    },
  })
}

function formatAudience({ fields }: EventDetail, isOrganizer: boolean): string {
  const t = pick(eventViewTexts)
  if (!isOrganizer) return t.shareInvited
  const [friends] = invitedGroups
  const isOwnGroup = invitedGroups.some((group) => group === fields.invited)
  const ownGroup = fields.invited === friends ? 'friends' : 'favorites'
  return t.shareGroup({ group: isOwnGroup ? ownGroup : 'club', club: fields.invited })
}
