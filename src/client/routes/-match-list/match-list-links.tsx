// What the top of a match list offers: passing its rounds on, and the way to the event.
import { Link } from '@tanstack/react-router'
import { CalendarRange } from 'lucide-react'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { RoundsShare, type RoundsShareProps } from '../../features/match-list/rounds-share.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function MatchListLinks(shown: RoundsShareProps) {
  return (
    <>
      <RoundsShare {...shown} />
      <ToEvent eventId={shown.detail.eventId} />
    </>
  )
}

function ToEvent({ eventId }: { eventId: string }) {
  const t = useTexts(matchListTexts)
  return (
    <Link
      to="/vieweditevent/$evId"
      params={{ evId: eventId }}
      aria-label={t.toEvent}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <CalendarRange aria-hidden size={20} />
    </Link>
  )
}
