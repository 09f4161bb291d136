// Shown to a player whom an organizer keeps out of an event: the reason, and a way to contact the
// organizer.
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { isNameless } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { EventDetail } from '../../parts/event/event-detail.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function SentOut({
  detail: { organizerId, organizerName },
  playerId,
  children,
}: {
  detail: EventDetail
  playerId: string
  children: string
}) {
  const t = useTexts(eventViewTexts)
  return (
    <div className="flex bar-control min-w-0 flex-1 items-center gap-3" data-main="sent-out">
      <output className="min-w-0 flex-1 text-sm font-medium text-muted">{children}</output>
      {organizerId !== playerId && !isNameless(organizerName) && (
        <Link
          to="/messagethread/$pName"
          params={{ pName: organizerName }}
          className={buttonClasses({ size: 'icon' })}
          aria-label={t.writeTo({ name: organizerName })}
        >
          <MessageCircle aria-hidden size={20} />
        </Link>
      )}
    </div>
  )
}
