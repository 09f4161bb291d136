// The organizers' next step of a tournament: divisions, then the plan, then courts.
import { Link } from '@tanstack/react-router'
import { CalendarClock, LayoutGrid, Plus } from 'lucide-react'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import type { TournamentTab } from '../tournament-tab.ts'
import type { Tournament } from '../tournament-words.ts'

export function NextAction({
  tournament: { tournamentId, divisions },
  tab,
  onCourts,
  onPlan,
}: {
  tournament: Tournament
  tab: TournamentTab
  onCourts: () => void
  onPlan: () => void
}) {
  const manage = useTexts(tournamentManageTexts)
  const on = divisions.filter(({ status }) => status === 'published')
  const isDrawn = on.some(({ matches }) => matches > 0)
  const mayPlan = on.some(({ entrants }) => entrants > 1)
  const hasUndrawn = on.some(({ entrants, matches }) => entrants > 1 && matches === 0)
  const add = (
    <Link
      to="/tournament/$tournamentId"
      params={{ tournamentId }}
      search={{ add: true }}
      className={buttonClasses({ variant: on.length === 0 ? 'primary' : 'soft' })}
    >
      <Plus aria-hidden size={20} />
      {manage.addDivision}
    </Link>
  )
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {(hasUndrawn || (mayPlan && !isDrawn)) && (
        <Button variant={isDrawn ? 'soft' : 'primary'} onPress={onPlan}>
          <CalendarClock aria-hidden size={20} />
          {manage.planDay}
        </Button>
      )}
      {isDrawn && tab !== 'courts' && (
        <Button onPress={onCourts}>
          <LayoutGrid aria-hidden size={20} />
          {manage.toCourts}
        </Button>
      )}
      {!isDrawn && add}
    </div>
  )
}
