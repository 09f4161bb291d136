// The messages in the chat of an event, the newest at the end and in sight.
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { eventChatTexts } from '#words/en/event-chat/event-chat.ts'
import { useNow } from '../../device/today.ts'
import { formatRelative } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Picture } from '../../parts/picture/picture.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import type { Unsent, useEventChat } from './use-event-chat.ts'

type Chat = ReturnType<typeof useEventChat>
type Line = NonNullable<Chat['live']['data']>['messages'][number]

/** Each new end of the chat. */
const bringIntoSight = (end: HTMLElement | null): void => end?.scrollIntoView({ block: 'nearest' })

export function ChatLines({ chat, playerId }: { chat: Chat; playerId: string }) {
  const t = useTexts(eventChatTexts)
  const now = useNow()
  const messages = chat.live.data?.messages ?? []
  if (messages.length + chat.unsent.length === 0)
    return (
      <EmptyState picture={<Picture name="no-messages" />} title={t.nothing} text={t.nothingText} />
    )
  return (
    <div className="flex flex-col gap-3">
      {chat.live.data?.more === true && (
        <ShowMore label={t.showMore} isLoading={chat.isLoading} onMore={chat.showMore} />
      )}
      <ol aria-label={t.title} aria-live="polite" className="flex flex-col gap-3">
        {messages.map((line) => (
          <li key={line.messageId}>
            <ChatLine line={line} isMine={line.playerId === playerId} now={now} />
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

function ChatLine({ line, isMine, now }: { line: Line; isMine: boolean; now: number }) {
  const t = useTexts(eventChatTexts)
  const remove = async () => {
    if (
      !(await confirmUser({
        title: t.removeTitle,
        text: t.removeText,
        confirm: t.remove,
        isDanger: true,
      }))
    )
      return
    const answer = await call('eventChats-remove', { messageId: line.messageId })
    if (!answer.ok) await alertUser(refusalText(answer.refusal))
  }
  return (
    <div
      className={clsx(
        'flex items-start gap-2 rounded-2xl px-4 py-2',
        isMine ? 'bg-soft' : 'border border-line bg-card',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to="/viewplayer/$pName"
            params={{ pName: line.playerName }}
            className="text-sm font-bold text-brand underline-offset-2 hover:underline"
          >
            {line.playerName}
          </Link>
          <time dateTime={line.created} className="text-xs text-muted">
            {formatRelative(line.created, now)}
          </time>
        </p>
        <p className="break-words whitespace-pre-wrap">{line.message}</p>
      </div>
      {line.mayRemove && (
        <IconButton
          icon={X}
          label={t.removeIt({ name: line.playerName })}
          onPress={() => void remove()}
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
  const t = useTexts(eventChatTexts)
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
            {t.again}
          </Button>
          <Button variant="plain" size="sm" onPress={onRemove}>
            {t.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
