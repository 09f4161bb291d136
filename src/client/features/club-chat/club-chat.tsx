// The chat of a club on its page, for its members.
import type { ReactNode } from 'react'
import { clubChatTexts } from '#words/en/club/club-chat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { ChatCard } from '../../parts/chat/chat-card.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useClubChat, type ChatClub } from './use-club-chat.ts'

type ClubChatProps = {
  club: ChatClub
  me: { userId: string; playerId: string }
  renderInput: (send: (message: string) => void) => ReactNode
}

export function ClubChat({ club, me, renderInput }: ClubChatProps) {
  const t = useTexts(clubChatTexts)
  const { busy, run } = useBusy<'hear'>()
  const { locationId, clubId } = club
  const { userId, playerId } = me
  const chat = useClubChat(club, me)
  if (!chat.isReady) return null
  const hear = (isOn: boolean) =>
    void run('hear', async () => {
      await callOrAlert('clubChats-mute', { locationId, clubId, muted: !isOn })
    })
  return (
    <ChatCard
      words={t}
      chat={chat}
      playerId={playerId}
      onRead={(messageId) =>
        markLater({
          userId,
          name: 'clubChats-markRead',
          input: { locationId, clubId, messageId },
          about: '',
        })
      }
      renderInput={renderInput}
    >
      <Switch isSelected={!chat.muted} isDisabled={busy !== null} onChange={hear}>
        {t.hear}
      </Switch>
    </ChatCard>
  )
}
