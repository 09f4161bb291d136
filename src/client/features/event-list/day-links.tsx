// Links to the previous and next day, within the calendar's window; past days can't be opened.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { calendarDays } from '#domain/event/calendar.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { dayTexts } from '#words/en/event-list/day.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

type DayLinksProps = { day: Day; today: Day; locationId: string | undefined }

const look = `${buttonClasses({ variant: 'plain' })} min-w-0 gap-1! px-3! text-sm`

export function DayLinks({ day, today, locationId }: DayLinksProps) {
  const t = useTexts(dayTexts)
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  return (
    <nav aria-label={t.days} className="flex justify-between gap-3">
      <Step day={before} label={t.earlier} isOpen={day > today} locationId={locationId}>
        <ChevronLeft aria-hidden size={20} className="shrink-0" />
        {formatDay(before)}
      </Step>
      <Step
        day={after}
        label={t.later}
        isOpen={day < addDays(today, calendarDays)}
        locationId={locationId}
      >
        {formatDay(after)}
        <ChevronRight aria-hidden size={20} className="shrink-0" />
      </Step>
    </nav>
  )
}

function Step({
  day,
  label,
  isOpen,
  locationId,
  children,
}: {
  day: Day
  label: string
  isOpen: boolean
  locationId: string | undefined
  children: ReactNode
}) {
  if (!isOpen)
    return (
      <span aria-hidden aria-disabled="true" className={`${look} pointer-events-none opacity-45`}>
        {children}
      </span>
    )
  return (
    <Link
      to="/eventday/{-$date}/{-$locationId}"
      params={{ date: day, locationId }}
      aria-label={`${label}, ${formatDay(day, 'long')}`}
      className={look}
    >
      {children}
    </Link>
  )
}
