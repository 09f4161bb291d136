// Above the calendar: my next event in ball yellow, one tap away; while it is played, my round and
// court. Where nothing is planned, the way to something. All of one height: nothing below moves.
import { Link, type LinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronRight, Search, Swords } from 'lucide-react'
import type { EventCard } from '#contract/calendar.ts'
import { playOpensAt } from '#domain/event/play-time.ts'
import { nextStripTexts } from '#words/en/calendar/next-strip.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { useNow } from '../../device/today.ts'
import { formatDay, formatTime } from '../../i18n/formats.ts'
import { pick, useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { countdown } from '../../parts/event/countdown.ts'
import { usePlayer } from '../../session/use-me.ts'
import { findMyCourt, type MyCourt } from './my-court.ts'

const look =
  'flex min-h-22 items-center gap-3 rounded-2xl px-4 py-2 outline-none focus-visible:ring-focus'

export function NextStrip({ next }: { next: EventCard | null }) {
  const t = useTexts(nextStripTexts)
  if (next !== null) return <MyNext event={next} />
  return (
    <Link to="/list" className={clsx(look, 'border border-dashed border-field')}>
      <Search aria-hidden size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-muted">{t.none}</span>
        <span className="block font-semibold text-brand">{t.find}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </Link>
  )
}

function MyNext({ event }: { event: EventCard }) {
  const t = useTexts(nextStripTexts)
  const types = useTexts(eventTypeTexts)
  const now = useNow()
  const { player } = usePlayer()
  const isNear = now >= playOpensAt({ startsAt: Date.parse(event.startsAt) })
  const list = useLive('matchLists-byEvent', isNear ? { eventId: event.eventId } : 'skip').data
    ?.matchList
  const left = countdown(event.startsAt, now)
  const court = findMyCourt(list, player.playerId)
  const start = `${formatDay(event.startDate)} · ${formatTime(event.startTime)}`
  return (
    <Link
      {...getTarget(event.eventId, court)}
      className={clsx(look, 'bg-ball text-on-ball')}
      data-next={court === null ? 'event' : 'live'}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-xs font-bold">
          {court !== null ? t.live : left === null ? t.now : t.next({ time: left })}
        </span>
        <span className="block font-display text-xl font-extrabold">
          {court === null || court.round === null ? start : formatCourt(court.round, court)}
        </span>
        <span className="block truncate text-sm">
          {t.title({
            event: event.title === '' ? types[event.type] : event.title,
            venue: event.locationName,
          })}
        </span>
      </span>
      {court === null ? (
        <ChevronRight aria-hidden size={20} className="shrink-0" />
      ) : (
        <Swords aria-hidden size={24} className="shrink-0" />
      )}
    </Link>
  )
}

/** While it is played, to my court. */
const getTarget = (eventId: string, court: MyCourt | null): LinkProps =>
  court === null
    ? { to: '/vieweditevent/$evId', params: { evId: eventId } }
    : { to: '/matchlist/$eventId', params: { eventId } }

function formatCourt(round: number, { court, sitsOut }: MyCourt): string {
  const t = pick(nextStripTexts)
  if (sitsOut) return t.sitOut({ round })
  return court === null ? t.round({ round }) : t.onCourt({ round, court })
}
