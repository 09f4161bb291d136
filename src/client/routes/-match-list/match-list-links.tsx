// The links at the top of a match list: sharing its rounds, the event, and a division's tournament
// courts.
import { Link } from '@tanstack/react-router'
import { CalendarRange, LayoutGrid } from 'lucide-react'
import { matchListTexts } from '#words/en/match-list/match-list.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { RoundsShare, type RoundsShareProps } from '../../features/match-list/rounds-share.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function MatchListLinks(shown: RoundsShareProps) {
  return (
    <>
      <ToTournament detail={shown.detail} />
      <RoundsShare {...shown} />
      <ToEvent eventId={shown.detail.eventId} />
    </>
  )
}

function ToTournament({ detail: { tournament } }: Pick<RoundsShareProps, 'detail'>) {
  const t = useTexts(tournamentTexts)
  if (tournament === null) return null
  return (
    <Link
      to="/tournament/$tournamentId"
      params={{ tournamentId: tournament.tournamentId }}
      search={{ tab: 'courts' }}
      aria-label={t.toCourts({ name: tournament.name })}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <LayoutGrid aria-hidden size={20} />
    </Link>
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
