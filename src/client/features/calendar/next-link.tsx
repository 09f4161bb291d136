// My next event as one link, with its start, its day status or my place in it.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { NextEventData } from '#contract/calendar.ts'
import { nextStripTexts } from '#words/en/calendar/next-strip.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { countdown } from '../../parts/event/countdown.ts'

export const stripLook =
  'flex min-h-22 items-center gap-3 rounded-2xl px-4 py-2 outline-none focus-visible:ring-focus'

export type LiveLine = { to: LinkProps; title: string | null; detail: string | null }

type NextLinkProps = {
  event: NextEventData
  now: number
  live?: LiveLine | null
  icon?: ReactNode
}

export function NextLink({ event, now, live = null, icon }: NextLinkProps) {
  const isOff = event.dayStatus?.state === 'off'
  return (
    <Link
      {...(live?.to ?? { to: '/vieweditevent/$evId', params: { evId: event.eventId } })}
      className={clsx(stripLook, isOff ? 'border border-line bg-card' : 'bg-ball text-on-ball')}
      data-next={live === null ? 'event' : 'live'}
    >
      <NextWords event={event} now={now} live={live} />
      {icon ?? <ChevronRight aria-hidden size={20} className="shrink-0" />}
    </Link>
  )
}

function NextWords({
  event,
  now,
  live,
}: {
  event: NextEventData
  now: number
  live: LiveLine | null
}) {
  const t = useTexts(nextStripTexts)
  const types = useTexts(eventTypeTexts)
  const { title, startDate, startTime, locationName, dayStatus } = event
  return (
    <span className="min-w-0 flex-1">
      <span
        className={clsx(
          'block truncate text-xs font-bold',
          dayStatus?.state === 'off' && 'text-bad',
        )}
      >
        {live === null ? formatAhead(event, now) : t.live}
      </span>
      <span className="block truncate font-display text-xl font-extrabold">
        {live?.title ?? `${formatDay(startDate)} · ${formatTime(startTime)}`}
      </span>
      <span className="block truncate text-sm">
        {live?.detail ??
          t.title({ event: title === '' ? types[event.type] : title, venue: locationName })}
      </span>
    </span>
  )
}

function formatAhead({ startsAt, dayStatus }: NextEventData, now: number): string {
  const t = pick(nextStripTexts)
  if (dayStatus?.state === 'off') return t.off
  if (dayStatus !== null && dayStatus.until !== null)
    return t.delayed({ time: formatTime(dayStatus.until) })
  const left = countdown(startsAt, now)
  return left === null ? t.now : t.next({ time: left })
}
