// The live queue on a TV: courts and the next eight. The only control is the exit.
import { X } from 'lucide-react'
import { DayChip } from '../../parts/day-status/day-chip.tsx'
import { KeepAwake } from '../../parts/keep-awake.tsx'
import type { WatchedQueue } from '../../parts/queue/queue-names.ts'
import { useWallPage } from '../../parts/use-wall-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { labels } from '../../ui/words/labels.ts'
import { QueueBoard } from './queue-board.tsx'

type QueueTvProps = { queue: WatchedQueue; title: string; onClose: () => void }

export function QueueTv({ queue, title, onClose }: QueueTvProps) {
  useWallPage()
  return (
    <div className="fixed inset-0 z-40 flex flex-col gap-3 overflow-auto bg-bg p-4 text-fg" data-tv>
      <header className="flex items-center gap-4">
        <h1 className="min-w-0 flex-1 truncate text-xl">{title}</h1>
        {queue.dayStatus !== null && <DayChip status={queue.dayStatus} />}
        <IconButton icon={X} label={labels.close} onPress={onClose} />
      </header>
      <KeepAwake />
      <QueueBoard queue={queue} courts={queue.courts} />
    </div>
  )
}
