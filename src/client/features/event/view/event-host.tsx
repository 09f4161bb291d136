import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { cohostTexts } from '#words/en/event/cohosts.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { isNameless, shownName } from '../../../i18n/shown-name.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { PlayerLink } from '../../../parts/player/player-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'

export function EventHost({
  detail: { organizerId, organizerName, organizerPhotoURL, cohostNames },
  playerId,
}: {
  detail: EventDetail
  playerId: string
}) {
  const t = useTexts(eventViewTexts)
  const { with: withCohosts } = useTexts(cohostTexts)
  return (
    <section aria-label={t.who} className="flex items-center gap-3">
      <Avatar name={shownName(organizerName)} photoUrl={organizerPhotoURL} />
      <div className="relative flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-snug">
        <p className="truncate">
          <PlayerLink name={organizerName} isRow className="font-semibold" />
        </p>
        <p className="text-sm text-muted">
          {t.organizer}
          {cohostNames.length > 0 && ` ${withCohosts({ names: cohostNames.join(', ') })}`}
        </p>
      </div>
      {organizerId !== playerId && !isNameless(organizerName) && (
        <Link
          to="/messagethread/$pName"
          params={{ pName: organizerName }}
          aria-label={t.writeTo({ name: organizerName })}
          className={buttonClasses({ variant: 'soft', size: 'icon' })}
        >
          <MessageCircle aria-hidden size={20} />
        </Link>
      )}
    </section>
  )
}
