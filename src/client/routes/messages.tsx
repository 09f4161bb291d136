// /messages: my conversations, and players to write to.
import { createFileRoute } from '@tanstack/react-router'
import { messagesTexts } from '#words/en/message/messages.ts'
import { PlayerPicker } from '../features/message/player-picker.tsx'
import { ThreadList } from '../features/message/thread-list.tsx'
import { UnsentNotice } from '../features/message/unsent-notice.tsx'
import { useTexts } from '../i18n/texts.ts'
import { usePlayer } from '../session/use-me.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/messages')({ component: Messages })

function Messages() {
  const t = useTexts(messagesTexts)
  const { userId, player } = usePlayer()
  return (
    <Page title={t.title}>
      <PlayerPicker />
      <UnsentNotice userId={userId} />
      <ThreadList homeLocation={player.homeLocation} />
    </Page>
  )
}
