// The link to the match list, beside the main button or before it.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ClipboardCheck, Swords } from 'lucide-react'
import type { WayToCourts } from '#domain/match-list/way-to-courts.ts'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

const wordByKind = { live: 'live', 'check-in': 'checkIn', matches: 'matches' } as const

export function WayToCourtsLink({
  eventId,
  way: { kind, leads },
}: {
  eventId: string
  way: WayToCourts
}) {
  const t = useTexts(mainButtonTexts)
  const Icon = kind === 'check-in' ? ClipboardCheck : Swords
  return (
    <Link
      to="/matchlist/$eventId"
      params={{ eventId }}
      className={clsx(
        // Once check-in is possible, the page itself leads to the rounds (routes/-event/event-day).
        buttonClasses({ variant: leads && kind !== 'check-in' ? 'primary' : 'plain', size: 'bar' }),
        leads && 'min-w-0 flex-1',
      )}
      data-live={kind}
      data-leads={leads}
    >
      <Icon aria-hidden size={20} className="shrink-0 @max-[20rem]:hidden" />
      {t[wordByKind[kind]]}
    </Link>
  )
}
