// Shown on the pass during play: the holder's court, or their place in the live queue.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useLive } from '../../../net/use-live.ts'
import { findMyQueue } from '../../../parts/queue/my-queue-words.ts'
import { usePlayer } from '../../../session/use-me.ts'

type PassPlayProps = {
  eventId: string
  now: number
  otherwise: ReactNode
}

export function PassPlay({ eventId, now, otherwise }: PassPlayProps) {
  const { playerId } = usePlayer().player
  const mine = findMyQueue(useLive('queues-byEvent', { eventId }).data?.queue, playerId, now)
  if (mine === null) return otherwise
  return (
    <Link
      to="/queue/$eventId"
      params={{ eventId }}
      className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-3 rounded outline-offset-2 focus-visible:outline-2 focus-visible:outline-current"
    >
      <span className="text-lg font-extrabold">{mine.title}</span>
      <span className="text-sm font-semibold text-pretty">{mine.detail}</span>
    </Link>
  )
}
