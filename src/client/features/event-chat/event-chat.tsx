// The chat of an event on its screen, visible only to people in the event.
import type { ReactNode } from 'react'
import { eventChatTexts } from '#words/en/event-chat/event-chat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { ChatCard } from '../../parts/chat/chat-card.tsx'
import { useEventChat } from './use-event-chat.ts'

type EventChatProps = {
  eventId: string
  me: { userId: string; playerId: string }
  name: string
  renderInput: (send: (message: string) => void) => ReactNode
}

export function EventChat({ eventId, me, name, renderInput }: EventChatProps) {
  const words = useTexts(eventChatTexts)
  const { userId, playerId } = me
  const chat = useEventChat({ eventId, userId, name })
  if (!chat.isIn) return null
  return (
    <ChatCard
      words={words}
      chat={chat}
      playerId={playerId}
      onRead={(messageId) =>
        markLater({ userId, name: 'eventChats-markRead', input: { messageId }, about: '' })
      }
      renderInput={renderInput}
    />
  )
}
