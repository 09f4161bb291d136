// The list beside an open event: the events list or my events it was opened from, or its day. The
// pane and its scroll position stay while events are opened from it.
import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { isDay, type Day } from '#domain/shared/day.ts'
import { isUuid } from '#domain/shared/id-form.ts'
import { listTexts } from '#words/en/event-list/list.ts'
import { myEventsTexts } from '#words/en/event-list/my-events.ts'
import { useToday } from '../../device/today.ts'
import { DayRows, EventLines, MyRows } from '../../features/event-list/beside/event-rows.tsx'
import { setShownEvent } from '../../features/event-list/beside/shown-event.ts'
import { CreateLink } from '../../features/event-list/create-link.tsx'
import { DayEvents } from '../../features/event-list/day-events.tsx'
import { EventList } from '../../features/event-list/event-list.tsx'
import { FilterBar } from '../../features/event-list/list-filter-bar.tsx'
import { findListFrom, filterVenues } from '../../features/event-list/list-filters.ts'
import { readListSearch, type ListSearch } from '../../features/event-list/list-search.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { usePlayer } from '../../session/use-me.ts'
import { holdHeading } from './hold-heading.ts'

type EventsPaneProps = { path: string; source: 'list' | 'mine' | 'day' }

export function EventsPane({ path, source }: EventsPaneProps) {
  const t = useTexts(listTexts)
  const mine = useTexts(myEventsTexts)
  const search = useRouterState({ select: ({ matches }) => matches.at(-1)?.search ?? {} })
  const day = useEventDay(path)
  const onKey = useFocusOnHeading(path)
  useOpenEvent(path)
  if ('view' in search) return null
  const label =
    source === 'list' ? t.title : source === 'mine' ? mine.upcoming : day && formatDay(day, 'long')
  return (
    <aside aria-label={label} className="wide-left wide-list" onClickCapture={onKey}>
      {source === 'list' && <ListSide isAlone={path === '/list'} search={readListSearch(search)} />}
      {source === 'mine' && <MyRows />}
      {source === 'day' && day !== undefined && <DaySide day={day} />}
    </aside>
  )
}

function ListSide({ isAlone, search }: { isAlone: boolean; search: ListSearch }) {
  const t = useTexts(listTexts)
  const navigate = useNavigate()
  const today = useToday()
  const { player, locations } = usePlayer()
  const [kept, setKept] = useState(search)
  const [asked, setAsked] = useState('')
  const address = JSON.stringify(search)
  if (isAlone && asked !== address) {
    setAsked(address)
    setKept(search)
  }
  const from = findListFrom(player, locations)
  const change = (next: ListSearch) => {
    if (isAlone) void navigate({ to: '/list', search: next, replace: true, resetScroll: false })
    else setKept(next)
  }
  const Heading = isAlone && locations.length > 0 ? 'h1' : 'h2'
  const createAt = kept.venue ?? player.homeLocation ?? undefined
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Heading>{t.title}</Heading>
        {isAlone && locations.length > 0 && <CreateLink day={today} locationId={createAt} isIcon />}
      </div>
      <FilterBar
        search={kept}
        onChange={(filters) => change(readListSearch({ ...filters, show: undefined }))}
        venues={locations}
        hasPosition={from !== null}
      />
      <EventList
        search={kept}
        locationIds={filterVenues(kept, locations, from).map(({ locationId }) => locationId)}
        today={today}
        createAt={createAt}
        onMore={(show) => change({ ...kept, show })}
        onClear={() => change({})}
        Days={DayRows}
      />
    </>
  )
}

function DaySide({ day }: { day: Day }) {
  const { player, locations } = usePlayer()
  return (
    <>
      <h2>{formatDay(day, 'long')}</h2>
      <DayEvents
        day={day}
        locationIds={locations.map(({ locationId }) => locationId)}
        createAt={player.homeLocation ?? undefined}
        Cards={EventLines}
      />
    </>
  )
}

function useEventDay(path: string): Day | undefined {
  const eventId = path.split('/')[2] ?? ''
  const { data } = useLive('events-byId', isUuid(eventId) ? { eventId } : 'skip')
  const [day, setDay] = useState<Day>()
  const known = data?.fields.startDate
  if (known !== undefined && isDay(known) && known !== day) setDay(known)
  return day
}

function useOpenEvent(path: string): void {
  const [, screen, eventId = ''] = path.split('/')
  useEffect(() => {
    if (screen !== 'vieweditevent') return
    setShownEvent(eventId)
    return () => setShownEvent(null)
  }, [screen, eventId])
}

function useFocusOnHeading(path: string): (event: MouseEvent) => void {
  const [isByKey, setByKey] = useState(false)
  useEffect(() => (isByKey && path !== '/list' ? holdHeading() : undefined), [isByKey, path])
  return ({ detail, target }) => {
    if (target instanceof Element && target.closest('[data-event]') !== null) setByKey(detail === 0)
  }
}
