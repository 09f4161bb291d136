// The public view of the live queue: courts and line, read-only.
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { createQueueNames, type WatchedQueue } from '../../parts/queue/queue-names.ts'
import { Section } from '../../ui/section.tsx'
import { QueueCourtCard } from './queue-court.tsx'
import { QueueLine } from './queue-line.tsx'

const clockMs = 15_000

export function QueueFace({ queue }: { queue: WatchedQueue }) {
  const t = useTexts(liveQueueTexts)
  const now = useNow(clockMs)
  const nameOf = createQueueNames(queue.members)
  const shown = { nameOf, now, me: null, onMember: null }
  return (
    <div className="grid items-start gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Section title={t.courts}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {queue.courts.map((court) => (
            <QueueCourtCard
              key={court.court}
              {...shown}
              court={court}
              isWaiting={false}
              asksWinner={false}
              onDone={null}
            />
          ))}
        </ul>
      </Section>
      <div className="flex min-w-0 flex-col gap-2">
        <QueueLine {...shown} queue={queue} />
      </div>
    </div>
  )
}
