import type { ReactNode } from 'react'
import type { LiveList } from '../../net/use-live-list.ts'
import { ConnectionBanner } from '../connection-banner.tsx'
import { LinkFrame } from './link-frame.tsx'
import { LinkState, type LinkStateWords } from './link-state.tsx'

type PublicLinkPageProps<Data> = {
  isKey: boolean
  list: Pick<LiveList<Data>, 'live' | 'retry'>
  gone: 'league-not-found' | 'tournament-not-found'
  words: LinkStateWords
  renderTv?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

const banner = <ConnectionBanner userId={null} />

export function PublicLinkPage<Data>({
  isKey,
  list: { live, retry },
  gone,
  words,
  renderTv,
  children,
}: PublicLinkPageProps<Data>) {
  const isDead = !isKey || live.refusal?.code === gone
  if (isDead || live.status !== 'ready')
    return (
      <LinkState
        is={isDead ? 'dead' : live.status === 'refused' ? 'failed' : 'loading'}
        words={words}
        onRetry={retry}
        banner={banner}
      />
    )
  if (renderTv !== undefined) return renderTv(live.data)
  return <LinkFrame banner={banner}>{children(live.data)}</LinkFrame>
}
