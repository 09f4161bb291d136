// The public live queue, without an account: courts and line, or the screen beside the courts.
import { Suspense } from 'react'
import { MonitorPlay } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { ConnectionBanner } from '../../app/connection-banner.tsx'
import { LeadWithDay } from '../../app/lead-with-day.tsx'
import { LinkFrame } from '../../app/link/link-frame.tsx'
import { LinkState } from '../../app/link/link-state.tsx'
import { QueueFace } from '../../features/queue/queue-face.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import type { WatchedQueue } from '../../parts/queue/queue-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'

const QueueTv = lazyPart(() => import('../../features/queue/queue-tv.tsx'), 'QueueTv')

const banner = <ConnectionBanner userId={null} />

type QueueLinkProps = { queueKey: string; isTv: boolean; onTv: (isTv: boolean) => void }

export function QueueLink({ queueKey, ...shown }: QueueLinkProps) {
  const t = useTexts(liveQueueTexts)
  const { live, retry } = useLiveList('queues-watch', { queueKey }, queueKey)
  const isDead = live.refusal?.code === 'queue-not-found'
  if (live.status !== 'ready')
    return (
      <LinkState
        is={isDead ? 'dead' : live.status === 'refused' ? 'failed' : 'loading'}
        words={t}
        onRetry={retry}
        banner={banner}
      />
    )
  return <Watched queue={live.data.queue} {...shown} />
}

function Watched({
  queue,
  isTv,
  onTv,
}: Omit<QueueLinkProps, 'queueKey'> & { queue: WatchedQueue }) {
  const t = useTexts(liveQueueTexts)
  const title = queue.title === '' ? t.title : queue.title
  if (isTv)
    return (
      <Suspense>
        <QueueTv queue={queue} title={title} onClose={() => onTv(false)} />
      </Suspense>
    )
  return (
    <LinkFrame banner={banner}>
      <Page
        title={title}
        lead={<LeadWithDay dayStatus={queue.dayStatus} text={queue.locationName} />}
        width="wide"
        actions={<IconButton icon={MonitorPlay} label={t.tv} onPress={() => onTv(true)} />}
      >
        <QueueFace queue={queue} />
      </Page>
    </LinkFrame>
  )
}
