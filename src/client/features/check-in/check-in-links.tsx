// Links from an event's day to check-in: the desk for organizers, "I'm here" for players.
import { Link } from '@tanstack/react-router'
import { ClipboardCheck, MapPinCheck } from 'lucide-react'
import { checkInWayTexts } from '#words/en/check-in/check-in.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

type CheckInLinksProps = { eventId: string; hasDesk: boolean; isExpected: boolean }

export function CheckInLinks({ eventId, hasDesk, isExpected }: CheckInLinksProps) {
  const t = useTexts(checkInWayTexts)
  return (
    <>
      {isExpected && (
        <Link
          to="/at/$place"
          params={{ place: eventId }}
          className={buttonClasses({ variant: hasDesk ? 'plain' : 'primary' })}
        >
          <MapPinCheck aria-hidden size={20} />
          {t.here}
        </Link>
      )}
      {hasDesk && (
        <Link
          to="/vieweditevent/$evId"
          params={{ evId: eventId }}
          search={{ view: 'desk' }}
          className={buttonClasses({ variant: 'plain' })}
        >
          <ClipboardCheck aria-hidden size={20} />
          {t.desk}
        </Link>
      )}
    </>
  )
}
