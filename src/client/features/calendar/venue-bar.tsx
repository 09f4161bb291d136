// The venue that the calendar shows, with a way back to all venues.
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function VenueBar({ name }: { name: string }) {
  const t = useTexts(calendarTexts)
  return (
    <p className="flex items-center justify-between gap-2 rounded-xl bg-soft py-1 pr-1 pl-3 text-sm font-semibold">
      <span className="flex min-w-0 items-center gap-2">
        <MapPin aria-hidden size={16} className="shrink-0 text-brand" />
        <span className="truncate">{name}</span>
      </span>
      <Link
        to="/calendar/{-$locationId}"
        params={{ locationId: undefined }}
        className={`${buttonClasses({ variant: 'ghost', size: 'sm' })} shrink-0`}
      >
        {t.everywhere}
      </Link>
    </p>
  )
}
