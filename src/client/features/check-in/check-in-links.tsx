// Links from an event's day to check-in: the desk for organizers, "I'm here" for players.
import { Link } from '@tanstack/react-router'
import { ClipboardCheck, MapPinCheck } from 'lucide-react'
import { checkInWayTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function HereLink({ eventId }: { eventId: string }) {
  const t = useTexts(checkInWayTexts)
  return (
    <Link
      to="/at/$place"
      params={{ place: eventId }}
      className={buttonClasses({ size: 'lg' })}
      data-act
    >
      <MapPinCheck aria-hidden size={20} />
      {t.here}
    </Link>
  )
}

export function DeskLink({ eventId }: { eventId: string }) {
  const t = useTexts(checkInWayTexts)
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: eventId }}
      search={{ view: 'desk' }}
      className={`${buttonClasses({ variant: 'plain' })} min-w-0 flex-1`}
      data-act
    >
      <ClipboardCheck aria-hidden size={20} className="shrink-0" />
      {t.desk}
    </Link>
  )
}
