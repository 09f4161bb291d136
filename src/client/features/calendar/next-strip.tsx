// Above the calendar: my next event in ball yellow, my court or place in line during play, or a way
// to find events. The height never changes, so the calendar below doesn't move.
import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, Search } from 'lucide-react'
import type { NextEventData } from '#contract/calendar.ts'
import { nextStripTexts } from '#words/en/calendar/next-strip.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { isUnderWay } from '../../parts/event/under-way.ts'
import { NextLink, stripLook } from './next-link.tsx'

const LiveStrip = lazyPart(() => import('./live-strip.tsx'), 'LiveStrip')

export function NextStrip({ next }: { next: NextEventData | null }) {
  const t = useTexts(nextStripTexts)
  if (next !== null) return <MyNext event={next} />
  return (
    <Link to="/list" className={clsx(stripLook, 'border border-dashed border-field')}>
      <Search aria-hidden size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{t.none}</span>
        <span className="block font-semibold text-brand">{t.find}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </Link>
  )
}

/** Live data exists from an hour before the start, and never for an event that is off. */
function MyNext({ event }: { event: NextEventData }) {
  const now = useNow()
  const shown = <NextLink event={event} now={now} />
  if (!isUnderWay(event, now)) return shown
  return (
    <Suspense fallback={shown}>
      <LiveStrip event={event} now={now} />
    </Suspense>
  )
}
