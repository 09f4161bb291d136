// The links to the match list: live beside the main button, planned among the organizer's.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Swords } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function LiveLink({ eventId, leads }: { eventId: string; leads: boolean }) {
  const t = useTexts(mainButtonTexts)
  return (
    <Link
      to="/matchlist/$eventId"
      params={{ eventId }}
      className={clsx(
        buttonClasses({ variant: leads ? 'primary' : 'plain', size: 'bar' }),
        'sm:basis-full',
        leads && 'min-w-0 flex-1',
      )}
      data-live="live"
      data-leads={leads}
    >
      <Swords aria-hidden size={20} className="shrink-0 @max-[20rem]:hidden" />
      {t.live}
    </Link>
  )
}

export function MatchesLink({ eventId }: { eventId: string }) {
  const t = useTexts(mainButtonTexts)
  return (
    <Link
      to="/matchlist/$eventId"
      params={{ eventId }}
      className={clsx(buttonClasses({ variant: 'plain' }), 'min-w-0 flex-1')}
      data-live="matches"
    >
      <Swords aria-hidden size={20} className="shrink-0" />
      {t.matches}
    </Link>
  )
}
