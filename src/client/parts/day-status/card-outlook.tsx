// What a card says of its event's day. Most cards say nothing: what it takes comes with the first.
import { Suspense } from 'react'
import type { EventCard } from '#contract/calendar.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'

const Outlook = lazyPart(async () => ({ default: (await import('./outlook.tsx')).Outlook }))

export function CardOutlook({ event }: { event: EventCard }) {
  if (event.dayStatus === null || event.status !== 'published') return null
  return (
    <Suspense>
      <Outlook dayStatus={event.dayStatus} />
    </Suspense>
  )
}
