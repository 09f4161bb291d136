// The messages of a chat, newest last and scrolled into view.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { chatTexts } from '#words/en/chat/chat.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { isNameless, shownName } from '../../i18n/shown-name.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { kit } from '../../ui/words/kit.ts'
import { labels } from '../../ui/words/labels.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import { Picture } from '../picture/picture.tsx'
import type { ChatMessage, ChatModel, Unsent } from './chat.ts'

const bringIntoSight = (end: HTMLElement | null): void => end?.scrollIntoView({ block: 'nearest' })

type ChatLinesProps = {
  words: { title: string; removeText: string }
  chat: ChatModel
  playerId: string
}

export function ChatLines({ words, chat, playerId }: ChatLinesProps) {
  const t = useTexts(chatTexts)
  const now = useNow()
  const { messages } = chat
  const remove = async ({ messageId }: ChatMessage) => {
    const isMeant = await confirmUser({
      title: t.removeTitle,
      text: words.removeText,
      confirm: labels.remove,
      isDanger: true,
    })
    if (!isMeant) return
    const refusal = await chat.remove(messageId)
    if (refusal !== null) await alertUser(refusalText(refusal))
  }
  if (messages.length + chat.unsent.length === 0)
    return (
      <EmptyState picture={<Picture name="no-messages" />} title={t.nothing} text={t.nothingText} />
    )
  return (
    <div className="flex flex-col gap-3">
      {chat.more && <ShowMore isLoading={chat.isLoading} onMore={chat.showMore} />}
      <ol aria-label={words.title} aria-live="polite" className="flex flex-col gap-3">
        {messages.map((line) => (
          <li key={line.messageId}>
            <ChatLine
              line={line}
              isMine={line.playerId === playerId}
              now={now}
              onRemove={() => void remove(line)}
            />
          </li>
        ))}
        {chat.unsent.map((one) => (
          <li key={one.key}>
            <UnsentLine
              unsent={one}
              onRetry={() => chat.resend(one.key)}
              onRemove={() => chat.giveUp(one.key)}
            />
          </li>
        ))}
      </ol>
      <div key={`${messages.at(-1)?.messageId ?? ''} ${chat.unsent.length}`} ref={bringIntoSight} />
    </div>
  )
}

type ChatLineProps = { line: ChatMessage; isMine: boolean; now: number; onRemove: () => void }

function ChatLine({ line, isMine, now, onRemove }: ChatLineProps) {
  const t = useTexts(chatTexts)
  const name = shownName(line.playerName)
  return (
    <div
      className={clsx(
        'flex items-start gap-2 rounded-2xl px-4 py-2',
        isMine ? 'bg-soft' : 'border border-line bg-card',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {isNameless(line.playerName) ? (
            <span className="text-sm font-bold">{name}</span>
          ) : (
            <Link
              to="/viewplayer/$pName"
              params={{ pName: line.playerName }}
              className="text-sm font-bold text-brand underline-offset-2 hover:underline"
            >
              {name}
            </Link>
          )}
          <time dateTime={line.created} className="text-xs text-muted">
            {formatRelative(line.created, now)}
          </time>
        </p>
        {line.removed ? (
          <p className="text-muted italic">{t.removed}</p>
        ) : (
          <p className="break-words whitespace-pre-wrap">
            <LinkedText text={line.message} />
          </p>
        )}
      </div>
      {line.mayRemove && (
        <IconButton
          icon={X}
          label={t.removeIt({ name })}
          onPress={onRemove}
          className="-my-1.5 -mr-2.5"
        />
      )}
    </div>
  )
}

function UnsentLine({
  unsent: { message, state, refusal },
  onRetry,
  onRemove,
}: {
  unsent: Unsent
  onRetry: () => void
  onRemove: () => void
}) {
  const t = useTexts(chatTexts)
  return (
    <div className={clsx('rounded-2xl px-4 py-2', refusal === null ? 'bg-soft' : 'bg-bad-soft')}>
      <p className="break-words whitespace-pre-wrap">{message}</p>
      {refusal === null ? (
        <p className="text-xs text-muted">{state === 'waiting' ? t.waiting : t.sending}</p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-bad">
          <p className="flex-1">
            <strong>{t.notSent}</strong> {refusalText(refusal)}
          </p>
          <Button variant="soft" size="sm" onPress={onRetry}>
            {kit.tryAgain}
          </Button>
          <Button variant="plain" size="sm" onPress={onRemove}>
            {labels.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
