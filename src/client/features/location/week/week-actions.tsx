// Links to other weeks and to a new event.
import { Link } from '@tanstack/react-router'
import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, type Day } from '#domain/shared/day.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { useToday } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { CopyDrag } from './use-copy-drag.ts'

type WeekActionsProps = {
  locationId: string
  week: Day
  onTurn: (week: Day) => void
  drag: CopyDrag
}

export function WeekActions({ locationId, week, onTurn, drag }: WeekActionsProps) {
  const t = useTexts(courtWeekTexts)
  const today = useToday()
  const turn = (weeks: -1 | 1) => (
    <span data-turn={weeks} className={drag.eventId === null ? '' : 'rounded-xl bg-soft'}>
      <IconButton
        icon={weeks === 1 ? ChevronRight : ChevronLeft}
        label={weeks === 1 ? t.after : t.before}
        onPress={() => onTurn(addDays(week, weeks * 7))}
      />
    </span>
  )
  return (
    <>
      {turn(-1)}
      {turn(1)}
      <Link
        to="/createevent/{-$first}/{-$second}/{-$third}"
        params={{ first: week > today ? week : today, second: locationId }}
        aria-label={t.createEvent}
        className={buttonClasses({ size: 'icon' })}
      >
        <CalendarPlus aria-hidden size={20} />
      </Link>
    </>
  )
}
