// The messages of a thread, oldest first, with my unsent ones at the end. It stays scrolled to the
// bottom for new messages, and keeps the reader's position when older ones load above.
import type { ReactNode, RefObject } from 'react'
import { MessageCircleHeart } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { alertsLimit } from '#domain/alert/alert.ts'
import { addDays } from '#domain/shared/day.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import { toDeviceDay, useNow } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { MessageBubble, MessageText, RefusedNote, type Progress } from './message-bubble.tsx'
import type { UnsentMessage } from './outgoing.ts'
import {
  EventLine,
  RequestText,
  type RequestMessage,
  type ThreadMessage,
} from './request-words.tsx'
import { threadLines } from './thread-lines.ts'

type MessageItem =
  | (ThreadMessage & { outgoing: null })
  | (Pick<ThreadMessage, 'messageId' | 'message' | 'created'> & {
      fromMe: true
      outgoing: UnsentMessage
    })

type MessageListProps = {
  thread: LiveOutput<'messages-thread'>
  outgoing: readonly UnsentMessage[]
  isLoading: boolean
  isOffline: boolean
  box: RefObject<HTMLElement | null>
  onMore: () => void
  onResend: (key: string) => void
  onGiveUp: (key: string) => void
  answering: string | null
  onAccept: (message: RequestMessage) => void
  onDecline: (message: RequestMessage) => void
  renderMessageMenu?: (message: ThreadMessage) => ReactNode
}

export function MessageList({
  thread,
  outgoing,
  isLoading,
  box,
  onMore,
  ...rest
}: MessageListProps) {
  const t = useTexts(threadTexts)
  const entries: MessageItem[] = [
    ...thread.messages.map((message) => ({ ...message, outgoing: null })).toReversed(),
    ...outgoing.map((one) => ({ ...one, fromMe: true as const, outgoing: one })),
  ]
  if (entries.length === 0)
    return (
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
        <EmptyState
          icon={MessageCircleHeart}
          title={t.empty({ name: thread.playerName })}
          text={t.emptyText}
        />
      </div>
    )
  return (
    <section
      ref={box}
      aria-label={t.messages}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain outline-none focus-visible:ring-focus focus-visible:-outline-offset-2"
    >
      <div className="mx-auto w-full max-w-2xl px-4 pt-3 pb-4">
        {thread.more && <ShowMore isLoading={isLoading} onMore={onMore} />}
        {!thread.more && thread.messages.length === alertsLimit && (
          <p className="text-center text-sm text-muted">{t.newestOnly({ n: alertsLimit })}</p>
        )}
        <ol>
          {threadLines(entries).map(({ message, day, isClose }) => (
            <li key={message.messageId}>
              {day !== null && <DayLine day={day} />}
              <EntryBubble entry={message} isClose={isClose} name={thread.playerName} {...rest} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function DayLine({ day }: { day: string }) {
  const t = useTexts(threadTexts)
  const now = useNow()
  const words =
    day === toDeviceDay(now)
      ? t.today
      : day === addDays(toDeviceDay(now), -1)
        ? t.yesterday
        : formatDay(day, 'long')
  return (
    <p className="pt-4 pb-1 text-center text-xs font-semibold text-muted">
      <time dateTime={day}>{words}</time>
    </p>
  )
}

type EntryProps = Pick<
  MessageListProps,
  | 'isOffline'
  | 'onResend'
  | 'onGiveUp'
  | 'answering'
  | 'onAccept'
  | 'onDecline'
  | 'renderMessageMenu'
> & { entry: MessageItem; isClose: boolean; name: string }

function EntryBubble({
  entry,
  isClose,
  name,
  isOffline,
  onResend,
  onGiveUp,
  answering,
  onAccept,
  onDecline,
  renderMessageMenu,
}: EntryProps) {
  const shared = {
    fromMe: entry.fromMe,
    name,
    created: entry.created,
    isClose,
    progress: getProgress(entry, isOffline),
  }
  if (entry.outgoing !== null) {
    const { outgoing } = entry
    return (
      <>
        <MessageBubble {...shared}>
          <MessageText text={entry.message} />
        </MessageBubble>
        <RefusedNote
          outgoing={outgoing}
          onRetry={() => onResend(outgoing.key)}
          onRemove={() => onGiveUp(outgoing.key)}
        />
      </>
    )
  }
  return (
    <MessageBubble {...shared} menu={entry.fromMe ? undefined : renderMessageMenu?.(entry)}>
      {isRequest(entry) ? (
        <RequestText
          message={entry}
          name={name}
          isBusy={answering === entry.messageId}
          onAccept={() => onAccept(entry)}
          onDecline={() => onDecline(entry)}
        />
      ) : (
        <>
          {entry.event !== null && <EventLine event={entry.event} />}
          <MessageText text={entry.message} />
        </>
      )}
    </MessageBubble>
  )
}

const isRequest = (message: ThreadMessage): message is RequestMessage => message.request !== null

function getProgress(entry: MessageItem, isOffline: boolean): Progress | null {
  if (entry.outgoing === null) return entry.fromMe ? (entry.read ? 'read' : 'sent') : null
  if (entry.outgoing.state === 'waiting') {
    if (entry.outgoing.isFailing === true) return 'trying'
    return isOffline ? 'waiting' : 'sending'
  }
  return entry.outgoing.state === 'refused' ? 'refused' : 'sent'
}
