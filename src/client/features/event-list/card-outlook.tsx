// What a card says of its event's day. Most cards say nothing: what it takes comes with the first.
import { Suspense } from 'react'
import type { EventCard } from '#contract/calendar.ts'
import { weatherAheadMs } from '#domain/day-status/day-status.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'

const Outlook = lazyPart(async () => ({ default: (await import('./outlook.tsx')).Outlook }))

export function CardOutlook({ event, now }: { event: EventCard; now: number }) {
  const ahead = Date.parse(event.startsAt) - now
  const isNear = ahead > 0 && ahead < weatherAheadMs
  return (
    (isNear || event.dayStatus !== null) && (
      <Suspense>
        <Outlook event={event} isNear={isNear} />
      </Suspense>
    )
  )
}
