// The way from an event's day to its live queue: a player's own place, or opening it.
import { Link } from '@tanstack/react-router'
import { ListOrdered } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLive } from '../../net/use-live.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function QueueWay({ eventId, mayPlay }: { eventId: string; mayPlay: boolean }) {
  const t = useTexts(liveQueueTexts)
  const { data } = useLive('queues-byEvent', { eventId })
  const queue = data?.queue ?? null
  if (data === undefined || (queue === null && !mayPlay)) return null
  return (
    <Link
      to="/queue/$eventId"
      params={{ eventId }}
      className={buttonClasses({ variant: queue?.state === 'open' ? 'primary' : 'plain' })}
    >
      <ListOrdered aria-hidden size={20} />
      {queue === null ? t.open : t.title}
    </Link>
  )
}
