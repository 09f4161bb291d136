// My event in progress: my round and court, or my place in its live queue.
import { Swords } from 'lucide-react'
import type { NextEventData } from '#contract/calendar.ts'
import { nextStripTexts } from '#words/en/calendar/next-strip.ts'
import { pick } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { findMyQueue } from '../../parts/queue/my-queue-words.ts'
import { usePlayer } from '../../session/use-me.ts'
import { findMyCourt, type MyCourt } from './my-court.ts'
import { NextLink, type LiveLine } from './next-link.tsx'

export function LiveStrip({ event, now }: { event: NextEventData; now: number }) {
  const { eventId } = event
  const { playerId } = usePlayer().player
  const list = useLive('matchLists-byEvent', { eventId }).data?.matchList
  const queue = useLive('queues-byEvent', { eventId }).data?.queue
  const court = findMyCourt(list, playerId)
  const inQueue = court === null ? findMyQueue(queue, playerId, now) : null
  const live: LiveLine | null =
    court !== null
      ? { to: { to: '/matchlist/$eventId', params: { eventId } }, ...formatCourt(court) }
      : inQueue !== null
        ? { to: { to: '/queue/$eventId', params: { eventId } }, ...inQueue }
        : null
  return (
    <NextLink
      event={event}
      now={now}
      live={live}
      {...(live !== null && { icon: <Swords aria-hidden size={24} className="shrink-0" /> })}
    />
  )
}

function formatCourt({ round, court, sitsOut }: MyCourt): Omit<LiveLine, 'to'> {
  const t = pick(nextStripTexts)
  if (round === null) return { title: null, detail: null }
  const title = sitsOut
    ? t.sitOut({ round })
    : court === null
      ? t.round({ round })
      : t.onCourt({ round, court })
  return { title, detail: null }
}
