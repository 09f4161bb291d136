// Passing an event on.
import { Share2 } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { eventName } from '../../i18n/event-name.ts'
import { languageQuery } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../navigation/load-part.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { getEventRoles } from '../../parts/event/event-roles.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'

export function EventShare({ onPress }: { onPress: () => void }) {
  const t = useTexts(eventViewTexts)
  return <IconButton icon={Share2} label={t.share} onPress={onPress} />
}

/** Opens the ways of sharing; `poster` opens the page of it to print. */
export function shareEvent(detail: EventDetail, playerId: string, poster: () => void): void {
  const { eventId, fields, locationName } = detail
  const url = `${location.origin}/vieweditevent/${eventId}${languageQuery()}`
  void shareLink({
    title: eventName({ ...fields, locationName }),
    url,
    poster,
    message: {
      isPrivate: fields.invite,
      mayTick: getEventRoles(detail, playerId).length > 0,
      write: async (withNames) => {
        const { writeEvent } = await loadPart(() => import('./event-message.ts'))
        return writeEvent(detail, url, withNames)
      },
    },
  })
}
