// Event cards in a column, optionally under sticky day headings. Distant rows are laid out only
// when they come near.
import { useDeferredValue } from 'react'
import type { Day } from '#domain/shared/day.ts'
import { useNow } from '../../device/today.ts'
import { formatNearDay } from '../../parts/event/event-card-words.ts'
import { groupByDay } from './day-groups.ts'
import { EventCard, type EventCardProps } from './event-card.tsx'

type Event = EventCardProps['event']
type EventCardsProps = {
  events: readonly Event[]
  label?: string
  withDay?: boolean
  conflicts?: ReadonlySet<string>
}

// A lazy row clips its overflow, so the padding leaves room for shadow and focus ring.
const row = 'row-lazy -mx-1 p-1 [contain-intrinsic-size:auto_7rem]'
const atOnce = 8
/** Matches the height of an unrendered row, so page length and scroll position stay. */
const laterRow = { height: '7.5rem' }

export function EventCards({ events, label, withDay = false, conflicts }: EventCardsProps) {
  const now = useNow()
  // A day may have fifty events: those below the fold render after the first paint.
  const isWhole = useDeferredValue(true, false)
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {events.map((event, index) =>
        isWhole || index < atOnce ? (
          <li key={event.eventId} className={row}>
            <EventCard
              event={event}
              now={now}
              withDay={withDay}
              hasConflict={conflicts?.has(event.eventId) ?? false}
            />
          </li>
        ) : (
          <li key={event.eventId} style={laterRow} aria-hidden />
        ),
      )}
    </ul>
  )
}

export function EventDays({ events, today }: { events: readonly Event[]; today: Day }) {
  return groupByDay(events).map(({ day, events: ofDay }) => (
    <section key={day} aria-label={formatNearDay(day, today)} className="flex flex-col gap-1">
      <h2 className="sticky top-14 z-10 -mx-4 bg-bg/95 px-4 py-2 text-base backdrop-blur-sm">
        {formatNearDay(day, today)}
      </h2>
      <EventCards events={ofDay} />
    </section>
  ))
}
