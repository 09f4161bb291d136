// /messages: my conversations, and players to write to.
import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { messagesTexts } from '#words/en/message/messages.ts'
import { useWindow } from '../device/use-window.ts'
import { hasThreadsPane } from '../device/wide-window.ts'
import { PlayerPicker } from '../features/message/player-picker.tsx'
import { ThreadList } from '../features/message/thread-list.tsx'
import { UnsentNotice } from '../features/message/unsent-notice.tsx'
import { useTexts } from '../i18n/texts.ts'
import { lazyPart } from '../navigation/lazy-part.ts'
import { Picture } from '../parts/picture/picture.tsx'
import { usePlayer } from '../session/use-me.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

const ThreadsPane = lazyPart(() => import('./-wide/threads-pane.tsx'), 'ThreadsPane')

export const Route = createFileRoute('/messages')({ component: Messages })

function Messages() {
  const t = useTexts(messagesTexts)
  const { userId, player } = usePlayer()
  if (useWindow(hasThreadsPane))
    return (
      <>
        <Suspense fallback={<aside className="wide-left" />}>
          <ThreadsPane />
        </Suspense>
        <div className="wide-full">
          <Page title={t.title}>
            <EmptyState
              picture={<Picture name="no-messages" />}
              title={t.choose}
              text={t.chooseText}
            />
          </Page>
        </div>
      </>
    )
  return (
    <Page title={t.title}>
      <PlayerPicker />
      <UnsentNotice userId={userId} />
      <ThreadList homeLocation={player.homeLocation} />
    </Page>
  )
}
