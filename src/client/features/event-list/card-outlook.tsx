// What a card says of its event's day, and why its viewer can't sign up yet. Most cards say nothing:
// what it takes comes with the first.
import { Suspense } from 'react'
import { weatherAheadMs } from '#domain/day-status/day-status.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { BadgedEvent } from './event-badges.tsx'

const Outlook = lazyPart(async () => ({ default: (await import('./outlook.tsx')).Outlook }))

export function CardOutlook({ event, now }: { event: BadgedEvent; now: number }) {
  const ahead = Date.parse(event.startsAt) - now
  const isNear = ahead > 0 && ahead < weatherAheadMs
  return (
    (isNear || event.dayStatus !== null || event.house !== undefined) && (
      <Suspense>
        <Outlook event={event} isNear={isNear} />
      </Suspense>
    )
  )
}
