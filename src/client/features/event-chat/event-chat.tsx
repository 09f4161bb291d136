// The chat of an event on its screen. Shows only to those in it.
import type { ReactNode } from 'react'
import { eventChatTexts } from '#words/en/event-chat/event-chat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { markLater } from '../../net/outbox/mark-later.ts'
import { ChatCard } from '../../parts/chat/chat-card.tsx'
import { useEventChat } from './use-event-chat.ts'

type EventChatProps = {
  eventId: string
  me: { userId: string; playerId: string }
  /** The event's, for lists of what waits. */
  name: string
  /** Where one writes. */
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
