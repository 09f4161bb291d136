// The empty states of a public link: loading, unavailable, or no longer valid.
import type { ReactNode } from 'react'
import { Unlink } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { LinkFrame } from './link-frame.tsx'

export type LinkStateWords = {
  title: string
  loading: string
  failed: string
  dead: string
  deadText: string
  about: string
}

type LinkStateProps = {
  is: 'loading' | 'failed' | 'dead'
  words: LinkStateWords
  onRetry: () => void
  banner?: ReactNode
}

export function LinkState({ is, words, onRetry, banner }: LinkStateProps) {
  return (
    <LinkFrame banner={banner}>
      <Page title={is === 'dead' ? words.dead : words.title}>
        {is === 'loading' && <SkeletonList label={words.loading} rows={4} />}
        {is === 'failed' && <ErrorState title={words.failed} onRetry={onRetry} />}
        {is === 'dead' && (
          <EmptyState
            icon={Unlink}
            title={words.deadText}
            action={
              <a href="/landing" className={buttonClasses()}>
                {words.about}
              </a>
            }
          />
        )}
      </Page>
    </LinkFrame>
  )
}
