// A day beside the calendar, with links to the previous and next day.
import type { ReactNode } from 'react'
import type { Day } from '#domain/shared/day.ts'
import { CreateLink } from '../../features/event-list/create-link.tsx'
import { DayEvents } from '../../features/event-list/day-events.tsx'
import { DayLinks } from '../../features/event-list/day-links.tsx'
import { formatDay } from '../../i18n/formats.ts'

type DayPaneProps = {
  day: Day | undefined
  today: Day
  locationId: string | undefined
  locationIds: readonly string[]
  createAt: string | undefined
  below: ReactNode
  children: ReactNode
}

export function DayPane({
  day,
  today,
  locationId,
  locationIds,
  createAt,
  below,
  children,
}: DayPaneProps) {
  return (
    <aside
      aria-label={day === undefined ? undefined : formatDay(day, 'long')}
      className="wide-side"
    >
      {children}
      {day !== undefined && (
        <>
          <div className="flex items-center justify-between gap-2">
            <h2>{formatDay(day, 'long')}</h2>
            <CreateLink day={day} locationId={createAt} isIcon />
          </div>
          <DayLinks day={day} today={today} locationId={locationId} />
          {locationIds.length > 0 && (
            <DayEvents day={day} locationIds={locationIds} createAt={createAt} />
          )}
        </>
      )}
      {below}
    </aside>
  )
}
