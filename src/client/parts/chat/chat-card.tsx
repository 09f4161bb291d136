// A chat on its parent's screen: the last message and unread count, and the full chat in a sheet.
import { useState, type ReactNode } from 'react'
import { MessagesSquare } from 'lucide-react'
import { chatTexts } from '#words/en/chat/chat.ts'
import { shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { ChatLines } from './chat-lines.tsx'
import type { ChatModel } from './chat.ts'
import { useMarkChatRead } from './use-mark-chat-read.ts'

type ChatCardProps = {
  words: { title: string; lead: string; removeText: string }
  chat: ChatModel
  playerId: string
  onRead: (messageId: string) => unknown
  renderInput: (send: (message: string) => void) => ReactNode
  children?: ReactNode
}

export function ChatCard(props: ChatCardProps) {
  const { words, chat, playerId, onRead, renderInput, children } = props
  const t = useTexts(chatTexts)
  const [isOpen, setOpen] = useState(false)
  const { unread, messages, unsent } = chat
  useMarkChatRead(isOpen && unread > 0 ? (messages.at(-1)?.messageId ?? null) : null, onRead)
  return (
    <section aria-label={words.title}>
      <Card className="flex flex-wrap items-center gap-3">
        <MessagesSquare aria-hidden size={24} className="shrink-0 text-brand" />
        <div className="min-w-0 flex-1 basis-36">
          <h2 className="flex flex-wrap items-center gap-x-2 text-base font-bold">
            {words.title}
            {unread > 0 && !isOpen && <Badge tone="solid">{t.unread({ n: unread })}</Badge>}
          </h2>
          <LastWords unsent={unsent.length} last={messages.at(-1)} />
        </div>
        <Button variant="soft" onPress={() => setOpen(true)}>
          {t.open}
        </Button>
      </Card>
      <Sheet
        title={words.title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<div className="-mx-5 -my-3">{renderInput(chat.send)}</div>}
      >
        <p className="text-sm text-muted">{words.lead}</p>
        {children}
        <ChatLines words={words} chat={chat} playerId={playerId} />
      </Sheet>
    </section>
  )
}

type LastWordsProps = {
  unsent: number
  last: ChatModel['messages'][number] | undefined
}

function LastWords({ unsent, last }: LastWordsProps) {
  const t = useTexts(chatTexts)
  return <p className="truncate text-sm text-muted">{describe()}</p>

  function describe(): string {
    if (unsent > 0) return t.unsent({ n: unsent })
    if (last === undefined) return t.nothing
    if (last.removed) return t.removed
    return t.by({ name: shownName(last.playerName), words: last.message })
  }
}
