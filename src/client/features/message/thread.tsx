// The screen of a conversation: the other player, the messages, and the input.
import { useRef, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, UserX } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayerId } from '#domain/shared/id-form.ts'
import { celebrationMs } from '#domain/shared/screen-timing.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useBack } from '../../navigation/use-back.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { useDocumentTitle } from '../../ui/document-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Celebration } from '../../ui/overlay/celebration.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { kit } from '../../ui/words/kit.ts'
import { MessageInput } from './message-input.tsx'
import { MessageList } from './message-list.tsx'
import type { ThreadMessage } from './request-words.tsx'
import { useAccept } from './use-accept.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useThread } from './use-thread.ts'

export type ThreadOf = LiveOutput<'messages-thread'>

export type ThreadSlots = {
  renderPlayerMenu?: (thread: ThreadOf) => ReactNode
  renderMessageMenu?: (message: ThreadMessage) => ReactNode
}

type ThreadProps = ThreadSlots & {
  playerId: string
  me: { userId: string; playerId: string }
}

export function Thread({ playerId, me, ...slots }: ThreadProps) {
  const t = useTexts(threadTexts)
  const isOther = isPlayerId(playerId) && playerId !== me.playerId
  const thread = useThread(isOther ? playerId : null, me.userId)
  const { live, retry } = thread
  if (!isOther || live.refusal?.code === 'player-not-found')
    return <NotFound title={playerId === me.playerId ? t.yourself : t.notFound} />
  if (live.status === 'refused')
    return (
      <Framed>
        <ErrorState title={t.failed} onRetry={retry} />
      </Framed>
    )
  if (live.status === 'loading')
    return (
      <Framed>
        <SkeletonList label={t.loading} rows={3} />
      </Framed>
    )
  return <OpenThread thread={thread} data={live.data} {...slots} />
}

function OpenThread({
  thread,
  data,
  renderPlayerMenu,
  renderMessageMenu,
}: ThreadSlots & { thread: ReturnType<typeof useThread>; data: LiveOutput<'messages-thread'> }) {
  const isConnected = useIsConnected()
  const box = useRef<HTMLElement>(null)
  const { busy, accept, decline, joy, endJoy } = useAccept()
  const received = data.messages.find(({ fromMe }) => !fromMe)
  useMarkRead(
    data.playerId,
    data.messages.find(({ fromMe, read }) => !fromMe && !read)?.messageId ?? '',
  )
  const send = (message: string) => {
    thread.send(message)
    box.current?.scrollTo({ top: 0 })
  }
  return (
    <div className="fill-screen flex flex-col">
      <ThreadHeader data={data}>{renderPlayerMenu?.(data)}</ThreadHeader>
      <MessageList
        thread={data}
        outgoing={thread.outgoing}
        isLoading={thread.isLoading}
        isOffline={!isConnected}
        box={box}
        onMore={thread.showMore}
        onResend={thread.resend}
        onGiveUp={thread.giveUp}
        answering={busy}
        onAccept={accept}
        onDecline={decline}
        {...(renderMessageMenu === undefined ? {} : { renderMessageMenu })}
      />
      <Arrival received={received} />
      <div className="border-t border-line bg-bg">
        <MessageInput onSend={send} />
      </div>
      {joy !== null && <Celebration {...joy} shownMs={celebrationMs} onDone={endJoy} />}
    </div>
  )
}

function Arrival({ received }: { received: ThreadMessage | undefined }) {
  const t = useTexts(threadTexts)
  const [firstId] = useState(received?.messageId)
  const isNew = received !== undefined && received.messageId !== firstId
  return <output className="sr-only">{isNew ? `${t.fresh}: ${received.message}` : ''}</output>
}

function ThreadHeader({
  data: { playerId, playerName, photoURL },
  children,
}: {
  data: LiveOutput<'messages-thread'>
  children: ReactNode
}) {
  const t = useTexts(threadTexts)
  const goBack = useBack()
  useDocumentTitle(`${playerName} · ${t.messages}`)
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-2xl items-center gap-1 px-2 py-1">
        <IconButton icon={ArrowLeft} label={kit.back} onPress={goBack} />
        <Link
          to="/viewplayer/$pName"
          params={{ pName: playerId }}
          aria-label={t.profile({ name: playerName })}
          className="flex min-h-11 min-w-0 items-center gap-2 rounded-xl px-2 outline-none focus-visible:ring-focus"
        >
          <Avatar name={playerName} photoUrl={photoURL} size="sm" />
          <h1 className="truncate text-lg">{playerName}</h1>
        </Link>
        <span className="ml-auto flex shrink-0">{children}</span>
      </div>
    </header>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const t = useTexts(threadTexts)
  const goBack = useBack()
  return (
    <Page title={t.messages} back={{ onPress: goBack }}>
      {children}
    </Page>
  )
}

function NotFound({ title }: { title: string }) {
  const t = useTexts(threadTexts)
  return (
    <Framed>
      <EmptyState
        icon={UserX}
        title={title}
        text={t.notFoundText}
        action={
          <Link to="/messages" className={buttonClasses()}>
            {t.toMessages}
          </Link>
        }
      />
    </Framed>
  )
}
