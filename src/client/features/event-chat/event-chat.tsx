// The chat of an event on its screen: the last words, and the whole of it in a sheet. Shows only to those in it.
import { MessagesSquare } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { ChatLines } from './chat-lines.tsx'
import { eventChatTexts } from './event-chat-texts.ts'
import { useEventChat } from './use-event-chat.ts'

type EventChatProps = { eventId: string; me: { userId: string; playerId: string }; /** The event's, for lists of what waits. */ name: string; /** Where one writes. */ renderInput: (send: (message: string) => void) => ReactNode }

export function EventChat({ eventId, me, name, renderInput }: EventChatProps) {
  const t = useTexts(eventChatTexts)
  const [isOpen, setOpen] = useState(false)
  const chat = useEventChat({ eventId, userId: me.userId, name })
  if (chat.live.data?.isIn !== true) return null
  const last = chat.live.data.messages.at(-1)
  return (
    <section aria-label={t.title}>
      <Card className="flex items-center gap-3">
        <MessagesSquare aria-hidden size={22} className="shrink-0 text-brand" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-bold">{t.title}</h2>
          <p className="truncate text-sm text-muted">{chat.unsent.length > 0 ? t.unsent(chat.unsent.length) : last === undefined ? t.nothing : t.by(last.playerName, last.message)}</p>
        </div>
        <Button variant="soft" onPress={() => setOpen(true)}>{t.open}</Button>
      </Card>
      <Sheet title={t.title} closeLabel={t.close} isOpen={isOpen} onClose={() => setOpen(false)} footer={<div className="-mx-5 -my-3">{renderInput(chat.send)}</div>}>
        <p className="text-sm text-muted">{t.lead}</p>
        <ChatLines chat={chat} playerId={me.playerId} />
      </Sheet>
    </section>
  )
}
