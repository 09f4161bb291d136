// My conversations by their last message, live: 5 at first and 5 more per step.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { summaryPage } from '#domain/message/message.ts'
import { messagesTexts } from '#words/en/message/messages.ts'
import { useNow } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useLiveList } from '../../net/use-live-list.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { List } from '../../ui/list-row.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { ThreadRow } from './thread-row.tsx'

export function ThreadList({ homeLocation }: { homeLocation: string | null }) {
  const t = useTexts(messagesTexts)
  const now = useNow()
  const [limit, setLimit] = useState(summaryPage)
  const { live, isLoading, retry } = useLiveList('messages-summary', { limit })
  if (live.status === 'loading') return <SkeletonList label={t.loading} />
  if (live.status === 'refused') return <ErrorState title={t.failed} onRetry={retry} />
  const { threads, more } = live.data
  const atMyVenue =
    homeLocation === null ? undefined : (
      <Link
        to="/players/$locId/{-$showAdmin}"
        params={{ locId: homeLocation }}
        className={buttonClasses()}
      >
        {t.atMyVenue}
      </Link>
    )
  if (threads.length === 0)
    return (
      <EmptyState
        picture={<Picture name="no-messages" />}
        title={t.empty}
        text={t.emptyText}
        action={atMyVenue}
      />
    )
  return (
    <>
      <List label={t.threads}>
        {threads.map((thread) => (
          <ThreadRow key={thread.playerId} thread={thread} now={now} />
        ))}
      </List>
      {more && <ShowMore isLoading={isLoading} onMore={() => setLimit(limit + summaryPage)} />}
    </>
  )
}
