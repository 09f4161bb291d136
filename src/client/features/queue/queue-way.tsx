// The link from an event's day to its live queue, or to opening one.
import { Link } from '@tanstack/react-router'
import { ListOrdered } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'

export function QueueWay({ eventId, isOpen }: { eventId: string; isOpen: boolean }) {
  const t = useTexts(liveQueueTexts)
  return (
    <Link
      to="/queue/$eventId"
      params={{ eventId }}
      className={buttonClasses(isOpen ? { size: 'lg' } : { variant: 'plain' })}
    >
      <ListOrdered aria-hidden size={20} />
      {isOpen ? t.title : t.open}
    </Link>
  )
}
