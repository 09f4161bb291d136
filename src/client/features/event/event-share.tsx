// Passing an event on.
import { Share2 } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { shareLink } from '../../ui/overlay/dialogs.ts'

export function EventShare({
  eventId,
  title,
  onPoster,
}: {
  eventId: string
  title: string
  onPoster: () => void
}) {
  const t = useTexts(eventViewTexts)
  return (
    <IconButton
      icon={Share2}
      label={t.share}
      onPress={() =>
        void shareLink({
          title,
          url: `${location.origin}/vieweditevent/${eventId}`,
          poster: onPoster,
        })
      }
    />
  )
}
