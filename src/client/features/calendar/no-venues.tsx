// A player without active venues: nothing can be listed before there is one.
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

export function NoVenues() {
  const t = useTexts(calendarTexts)
  return (
    <EmptyState
      icon={MapPin}
      title={t.noVenues}
      text={t.noVenuesText}
      action={
        <Link to="/venuelist" className={buttonClasses()}>
          {t.findVenues}
        </Link>
      }
    />
  )
}
