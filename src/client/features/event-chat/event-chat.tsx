// The chat of an event on its screen: the last words, how much of it is new, and the whole of it in
// a sheet. Shows only to those in it.
import { useState, type ReactNode } from 'react'
import { MessagesSquare } from 'lucide-react'
import { eventChatTexts } from '#words/en/event-chat/event-chat.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ChatLines } from './chat-lines.tsx'
import { useEventChat } from './use-event-chat.ts'
import { useMarkChatRead } from './use-mark-chat-read.ts'

type EventChatProps = {
  eventId: string
  me: { userId: string; playerId: string }
  /** The event's, for lists of what waits. */
  name: string
  /** Where one writes. */
  renderInput: (send: (message: string) => void) => ReactNode
}

export function EventChat({ eventId, me, name, renderInput }: EventChatProps) {
  const t = useTexts(eventChatTexts)
  const [isOpen, setOpen] = useState(false)
  const chat = useEventChat({ eventId, userId: me.userId, name })
  const { isIn = false, unread = 0, messages = [] } = chat.live.data ?? {}
  const last = messages.at(-1)
  useMarkChatRead(me.userId, isOpen && unread > 0 ? (last?.messageId ?? null) : null)
  if (!isIn) return null
  return (
    <section aria-label={t.title}>
      <Card className="flex items-center gap-3">
        <MessagesSquare aria-hidden size={24} className="shrink-0 text-brand" />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-2 text-base font-bold">
            {t.title}
            {unread > 0 && !isOpen && <Badge tone="solid">{t.unread({ n: unread })}</Badge>}
          </h2>
          <LastWords unsent={chat.unsent.length} last={last} />
        </div>
        <Button variant="soft" onPress={() => setOpen(true)}>
          {t.open}
        </Button>
      </Card>
      <Sheet
        title={t.title}
        closeLabel={t.close}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<div className="-mx-5 -my-3">{renderInput(chat.send)}</div>}
      >
        <p className="text-sm text-muted">{t.lead}</p>
        <ChatLines chat={chat} playerId={me.playerId} />
      </Sheet>
    </section>
  )
}

type LastWordsProps = {
  /** How many of mine are on their way. */
  unsent: number
  last: { playerName: string; message: string } | undefined
}

function LastWords({ unsent, last }: LastWordsProps) {
  const t = useTexts(eventChatTexts)
  return (
    <p className="truncate text-sm text-muted">
      {unsent > 0
        ? t.unsent({ n: unsent })
        : last === undefined
          ? t.nothing
          : t.by({ name: last.playerName, words: last.message })}
    </p>
  )
}
