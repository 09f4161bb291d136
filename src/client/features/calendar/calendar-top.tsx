// Shown above a phone's calendar: my next event, and the next steps of a new account.
import { Suspense } from 'react'
import type { NextEventData } from '#contract/calendar.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { NextStrip } from './next-strip.tsx'
import type { CountsByDay } from './use-event-counts.ts'

const StripWithSteps = lazyPart(() => import('./account-steps.tsx'), 'StripWithSteps')

type CalendarTopProps = {
  next: NextEventData | null
  isNew: boolean
  counts: CountsByDay
  isReady: boolean
}

export function CalendarTop({ isNew, next, ...progress }: CalendarTopProps) {
  if (!isNew) return <NextStrip next={next} />
  return (
    <Suspense>
      <StripWithSteps next={next} {...progress} />
    </Suspense>
  )
}
