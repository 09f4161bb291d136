// The day status on a card, and why its viewer can't sign up yet. Loaded with the first card that
// needs it.
import { Suspense } from 'react'
import { weatherAheadMs } from '#domain/day-status/day-status.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import type { BadgedEvent } from './event-badges.tsx'

const Outlook = lazyPart(() => import('./outlook.tsx'), 'Outlook')

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
