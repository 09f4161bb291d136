// /q/{queueKey}: the live queue for anyone with the public link, without an account. `?view=tv` for
// the screen beside the courts.
import { Suspense, type ReactNode } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { MonitorPlay, Unlink } from 'lucide-react'
import { findEventInQueueKey } from '#domain/queue/queue-link.ts'
import { liveQueueTexts } from '#words/en/queue/queue.ts'
import { ConnectionBanner } from '../app/connection-banner.tsx'
import { LinkFrame } from '../app/link-frame.tsx'
import { QueueFace } from '../features/queue/queue-face.tsx'
import type { WatchedQueue } from '../features/queue/queue-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { keepSearch } from '../navigation/keep-search.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { useLiveList } from '../net/use-live-list.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

const QueueTv = lazyPart(async () => ({
  default: (await import('../features/queue/queue-tv.tsx')).QueueTv,
}))

export const Route = createFileRoute('/q/$queueKey')({
  component: QueueLinkPage,
  validateSearch: keepSearch,
})

function QueueLinkPage() {
  const t = useTexts(liveQueueTexts)
  const { queueKey } = Route.useParams()
  const isKey = findEventInQueueKey(queueKey) !== null
  const { live, retry } = useLiveList('queues-watch', isKey ? { queueKey } : 'skip', queueKey)
  if (!isKey || live.refusal?.code === 'queue-not-found')
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
  return <Watched queue={live.data.queue} />
}

function Watched({ queue }: { queue: WatchedQueue }) {
  const t = useTexts(liveQueueTexts)
  const { view } = Route.useSearch() as { view?: unknown }
  const navigate = Route.useNavigate()
  const title = queue.title === '' ? t.title : queue.title
  const show = (isTv: boolean) =>
    void navigate({ search: isTv ? { view: 'tv' } : {}, replace: !isTv })
  if (view === 'tv')
    return (
      <Suspense>
        <QueueTv queue={queue} title={title} onClose={() => show(false)} />
      </Suspense>
    )
  return (
    <Frame>
      <Page
        title={title}
        lead={queue.locationName}
        width="wide"
        actions={<IconButton icon={MonitorPlay} label={t.tv} onPress={() => show(true)} />}
      >
        <QueueFace queue={queue} />
      </Page>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <LinkFrame banner={<ConnectionBanner userId={null} />}>{children}</LinkFrame>
)
