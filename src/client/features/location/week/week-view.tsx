// The week of a venue for its admins: seven days of events by court, overbooked times, and the
// selected event. Dragging an event onto a day opens the form of a copy there.
import { useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { LiveOutput } from '#contract/contract.ts'
import { findHours, layWeek } from '#domain/location/court-week.ts'
import { addDays, type Day } from '#domain/shared/day.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { courtWeekTexts } from '#words/en/location/court-week.ts'
import { useWindow } from '../../../device/use-window.ts'
import { hasSidePane } from '../../../device/wide-window.ts'
import { formatDay } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useLiveList } from '../../../net/use-live-list.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Page, type PageProps } from '../../../ui/page.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useCopyDrag } from './use-copy-drag.ts'
import { WeekActions } from './week-actions.tsx'
import { WeekGrid } from './week-grid.tsx'
import { ChosenEvent, OverList } from './week-side.tsx'

export type WeekEvent = LiveOutput<'events-byLocations'>['events'][number]

type WeekViewProps = {
  location: LiveOutput<'locations-byId'>
  week: Day
  onTurn: (week: Day) => void
  back: NonNullable<PageProps['back']>
  desk: ReactNode
}

const daysOfWeek = 7

export function WeekView({ location, week, onTurn, back, desk }: WeekViewProps) {
  const t = useTexts(courtWeekTexts)
  const types = useTexts(eventTypeTexts)
  const navigate = useNavigate()
  const hasSide = useWindow(hasSidePane)
  const { locationId, fields } = location
  // Starts a day early, because those events may run past midnight.
  const { live, retry } = useLiveList('events-byLocations', {
    locationIds: [locationId],
    from: addDays(week, -1),
  })
  const events = live.data?.events ?? []
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = events.find(({ eventId }) => eventId === chosenId)
  const days = layWeek(week, events, fields.courts)
  const sayName = ({ title, type }: WeekEvent) => (title === '' ? types[type] : title)
  const drag = useCopyDrag({
    onDay: (eventId, day) =>
      void navigate({
        to: '/createevent/{-$first}/{-$second}/{-$third}',
        params: { first: day, second: locationId },
        search: { from: eventId },
      }),
    onTurn: (weeks) => onTurn(addDays(week, weeks * daysOfWeek)),
  })
  const side = (
    <>
      {desk}
      {live.status === 'ready' && (
        <>
          <ChosenEvent event={chosen} sayName={sayName} days={days} />
          <OverList days={days} courts={fields.courts} />
          {live.data.more && <p className="text-sm text-muted">{t.more}</p>}
        </>
      )}
    </>
  )
  return (
    <div className="wide-full" onPointerUp={drag.onPointerUp}>
      <Page
        title={fields.name}
        windowTitle={`${fields.name} · ${t.title}`}
        lead={t.range({
          from: formatDay(week, 'short'),
          to: formatDay(addDays(week, daysOfWeek - 1), 'short'),
        })}
        back={back}
        width="wide"
        actions={<WeekActions locationId={locationId} week={week} onTurn={onTurn} drag={drag} />}
      >
        {live.status === 'loading' && <SkeletonList label={t.loading} />}
        {live.status === 'refused' && <ErrorState title={t.failed} onRetry={retry} />}
        {live.status === 'ready' && (
          <WeekGrid
            days={days}
            hours={findHours(days)}
            events={new Map(events.map((event) => [event.eventId, event]))}
            courts={fields.courts}
            sayName={sayName}
            chosenId={chosenId}
            onChoose={setChosenId}
            drag={drag}
          />
        )}
        {!hasSide && side}
      </Page>
      {hasSide && (
        <aside aria-label={t.desk} className="wide-side">
          {side}
        </aside>
      )}
    </div>
  )
}
