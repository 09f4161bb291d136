// The calendar of a wide window: five weeks with event titles and, if there is room, a day beside
// them: the next one with events on /calendar, the given one on /eventday/{date}.
import { Suspense, useEffect, useMemo } from 'react'
import { Link } from '@tanstack/react-router'
import { CalendarCheck, ChevronLeft, ChevronRight, History } from 'lucide-react'
import type { EventCardData, NextEventData } from '#contract/calendar.ts'
import { calendarRows, type CalendarWindow } from '#domain/event/calendar.ts'
import { isDay, type Day } from '#domain/shared/day.ts'
import { calendarTexts } from '#words/en/calendar/calendar.ts'
import { useToday } from '../../device/today.ts'
import { useWindow } from '../../device/use-window.ts'
import { getRem, hasSidePane } from '../../device/wide-window.ts'
import { DayGrid } from '../../features/calendar/day-grid.tsx'
import { NextStrip } from '../../features/calendar/next-strip.tsx'
import { NoVenues } from '../../features/calendar/no-venues.tsx'
import { useEventCounts, type CountsByDay } from '../../features/calendar/use-event-counts.ts'
import { useMyDays } from '../../features/calendar/use-my-days.ts'
import { VenueBar } from '../../features/calendar/venue-bar.tsx'
import { CreateLink } from '../../features/event-list/create-link.tsx'
import { noFilters } from '../../features/event-list/no-filters.ts'
import { useVenueList } from '../../features/event-list/use-venue-list.ts'
import { LocationMissing } from '../../features/location/location-missing.tsx'
import { useVenueScope } from '../../features/location/use-venue-scope.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useIsYoung } from '../../session/use-me.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { kit } from '../../ui/words/kit.ts'
import { DayPane } from './day-pane.tsx'
import { useCalendarPage } from './use-calendar-page.ts'

const AccountSteps = lazyPart(
  () => import('../../features/calendar/account-steps.tsx'),
  'AccountSteps',
)

type WideCalendarProps = {
  day?: Day
  locationId: string | undefined
}

export function WideCalendar({ day, locationId }: WideCalendarProps) {
  const t = useTexts(calendarTexts)
  const today = useToday()
  const hasSide = useWindow(hasSidePane)
  const { locationIds, scopeName, createAt, missing } = useVenueScope(locationId)
  const { counts, isReady } = useEventCounts(locationIds, today)
  const { next } = useMyDays(today)
  const beside = day ?? (isReady ? findBusyDay(counts, today) : undefined)
  const [window, turn] = useCalendarPage(today, beside ?? today)
  const events = useShownEvents(locationIds, window, today)
  const room = useRoom(hasSide)
  useFocusOnDay(day)
  const steps = <Steps chosen={[day, locationId]} counts={counts} isReady={isReady} />
  if (missing !== undefined)
    return (
      <Page title={t.title}>
        <LocationMissing refusal={missing} />
      </Page>
    )
  return (
    <div className="wide-full">
      <Page
        title={t.title}
        windowTitle={titleWindow(t.title, day)}
        actions={
          <>
            <Turning window={window} turn={turn} />
            <CreateLink day={today} locationId={createAt} isIcon />
          </>
        }
      >
        {!hasSide && <Mine next={next} day={undefined} />}
        {locationId !== undefined && <VenueBar name={scopeName} />}
        {locationIds.length === 0 ? (
          <NoVenues />
        ) : (
          <section aria-label={t.title} aria-busy={!isReady}>
            <DayGrid
              window={window}
              counts={counts}
              events={events}
              isReady={isReady}
              locationId={locationId}
              selected={hasSide ? beside : undefined}
              room={room}
            />
          </section>
        )}
        {!hasSide && steps}
      </Page>
      {hasSide && (
        <DayPane
          day={next === undefined ? undefined : beside}
          today={today}
          locationId={locationId}
          locationIds={locationIds}
          createAt={createAt}
          below={steps}
        >
          <Mine next={next} day={beside} />
        </DayPane>
      )}
    </div>
  )
}

const titleWindow = (title: string, day: Day | undefined): string =>
  day === undefined ? title : formatDay(day, 'long')

function Turning({ window, turn }: { window: CalendarWindow; turn: (page: number) => void }) {
  const t = useTexts(calendarTexts)
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        isDisabled={!window.canGoBack}
        onPress={() => turn(window.page - 1)}
      >
        <ChevronLeft aria-hidden size={20} />
        {kit.back}
      </Button>
      <Button
        variant="plain"
        size="sm"
        isDisabled={!window.canGoForward}
        onPress={() => turn(window.page + 1)}
      >
        {t.forward}
        <ChevronRight aria-hidden size={20} />
      </Button>
    </>
  )
}

function Steps({
  chosen,
  ...progress
}: {
  chosen: readonly (string | undefined)[]
  counts: CountsByDay
  isReady: boolean
}) {
  const isOpen = useIsYoung() && chosen.every((one) => one === undefined)
  return <Suspense>{isOpen && <AccountSteps {...progress} />}</Suspense>
}

/** My next event, unless it stands below anyway: as a card of the day that is shown. */
function Mine({ next, day }: { next: NextEventData | null | undefined; day: Day | undefined }) {
  const t = useTexts(calendarTexts)
  const isBelow = next?.startDate === day && day !== undefined
  return (
    <div className="wide-mine">
      {!isBelow && (
        <div className="min-h-22">{next !== undefined && <NextStrip next={next} />}</div>
      )}
      <Link to="/myevents" className={buttonClasses({ variant: 'soft', size: 'sm' })}>
        <CalendarCheck aria-hidden size={16} className="shrink-0" />
        {t.upcoming}
      </Link>
      <Link to="/myhistory" className={buttonClasses({ variant: 'plain', size: 'sm' })}>
        <History aria-hidden size={16} className="shrink-0" />
        {t.history}
      </Link>
    </div>
  )
}

const findBusyDay = (counts: CountsByDay, today: Day): Day =>
  [...counts.keys()].filter((day): day is Day => isDay(day) && day >= today).sort()[0] ?? today

const eventsMax = 600

function useShownEvents(
  locationIds: readonly string[],
  { rows, lastDay }: CalendarWindow,
  today: Day,
): ReadonlyMap<string, readonly EventCardData[]> {
  const days = rows.flat().map(({ day }) => day)
  const [first = today, last = today] = [days[0], days.at(-1)]
  const from = first < today ? today : first
  const to = last > lastDay ? lastDay : last
  const { live } = useVenueList(
    { locationIds, from, to, limit: eventsMax, filters: noFilters },
    `${from} ${locationIds.join(' ')}`,
  )
  const found = live.data?.events
  return useMemo(() => {
    const byDay = new Map<string, EventCardData[]>()
    for (const event of found ?? [])
      byDay.set(event.startDate, [...(byDay.get(event.startDate) ?? []), event])
    return byDay
  }, [found])
}

/** Space above and below the weeks (rem): bar, heading, and weekday names. */
const aroundRem = 11.25
const stripRem = 6.5
const rowRem = { least: 6.5, most: 12 }
const headRem = 2.125
const lineRem = 1.1875

function useRoom(hasSide: boolean): { rowPx: number; lines: number } {
  const rowPx = useWindow(() => {
    const rem = getRem()
    const free = innerHeight - (aroundRem + (hasSide ? 0 : stripRem)) * rem
    const row = Math.floor(free / calendarRows)
    return Math.max(rowRem.least * rem, Math.min(rowRem.most * rem, row))
  })
  const rem = getRem()
  return { rowPx, lines: Math.floor((rowPx - headRem * rem) / (lineRem * rem)) }
}

let wasShown = false

function useFocusOnDay(day: Day | undefined): void {
  useEffect(() => {
    const isChosen = wasShown && day !== undefined && document.activeElement === document.body
    wasShown = true
    if (!isChosen) return
    document.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true })
  }, [day])
}
