// The live queue behind a public link, without an account: courts and the line, or the screen beside
// the courts.
import { Suspense, type ReactNode } from 'react'
import { MonitorPlay, Unlink } from 'lucide-react'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { ConnectionBanner } from '../../app/connection-banner.tsx'
import { LinkFrame } from '../../app/link-frame.tsx'
import { QueueFace } from '../../features/queue/queue-face.tsx'
import type { WatchedQueue } from '../../features/queue/queue-names.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

const QueueTv = lazyPart(async () => ({
  default: (await import('../../features/queue/queue-tv.tsx')).QueueTv,
}))

type QueueLinkProps = { queueKey: string; isTv: boolean; onTv: (isTv: boolean) => void }

export function QueueLink({ queueKey, ...shown }: QueueLinkProps) {
  const t = useTexts(liveQueueTexts)
  const { live, retry } = useLiveList('queues-watch', { queueKey }, queueKey)
  if (live.refusal?.code === 'queue-not-found')
    return (
      <Frame>
        <Page title={t.dead}>
          <EmptyState
            icon={Unlink}
            title={t.dead}
            action={
              <a href="/landing" className={buttonClasses()}>
                {t.about}
              </a>
            }
          />
        </Page>
      </Frame>
    )
  if (live.status === 'refused')
    return (
      <Frame>
        <Page title={t.title}>
          <ErrorState title={t.failed} retry={{ label: t.retry, onPress: retry }} />
        </Page>
      </Frame>
    )
  if (live.status === 'loading')
    return (
      <Frame>
        <Page title={t.title}>
          <SkeletonList label={t.loading} rows={4} />
        </Page>
      </Frame>
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
    <Frame>
      <Page
        title={title}
        lead={queue.locationName}
        width="wide"
        actions={<IconButton icon={MonitorPlay} label={t.tv} onPress={() => onTv(true)} />}
      >
        <QueueFace queue={queue} />
      </Page>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <LinkFrame banner={<ConnectionBanner userId={null} />}>{children}</LinkFrame>
)
