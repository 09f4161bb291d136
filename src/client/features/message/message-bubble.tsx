// One message: mine on the right with one tick for sent and two for read, the other's on the left.
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check, CheckCheck, Clock, CloudAlert } from 'lucide-react'
import { tryingTexts } from '#words/en/app/trying.ts'
import { threadTexts } from '#words/en/message/messages.ts'
import { formatTime } from '../../i18n/formats.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { LinkedText } from '../../parts/linked-text/linked-text.tsx'
import { Button } from '../../ui/button.tsx'
import { labels } from '../../ui/words/labels.ts'
import type { UnsentMessage } from './outgoing.ts'

export type Progress = 'sending' | 'waiting' | 'trying' | 'refused' | 'sent' | 'read'

const marks = {
  sending: Clock,
  waiting: Clock,
  trying: CloudAlert,
  refused: CloudAlert,
  sent: Check,
  read: CheckCheck,
} as const

/**
 * Many stand together, so in the dark theme they are quieter than buttons. White on either color
 * keeps AA contrast.
 */
const mine =
  'rounded-br-md forced-colors:border bg-[light-dark(oklch(46.5%_0.11_165),oklch(40%_0.08_165))] text-white'

type BubbleProps = {
  fromMe: boolean
  name: string
  created: string
  isClose: boolean
  progress: Progress | null
  menu?: ReactNode
  children: ReactNode
}

export function MessageBubble({
  fromMe,
  name,
  created,
  isClose,
  progress,
  menu,
  children,
}: BubbleProps) {
  const t = useTexts(threadTexts)
  return (
    <div
      className={clsx(
        'flex items-center gap-1',
        fromMe ? 'justify-end' : 'justify-start',
        isClose ? 'mt-1' : 'mt-3',
      )}
    >
      <div
        className={clsx(
          'max-w-[82%] min-w-0 rounded-2xl px-4 py-2 sm:max-w-[70%]',
          fromMe ? mine : 'rounded-bl-md border border-line bg-card shadow-card',
          progress === 'refused' && 'bg-bad-soft! text-bad!',
        )}
      >
        <span className="sr-only">{fromMe ? t.mine : t.from({ name })}</span>
        {children}
        <span
          className={clsx(
            'mt-0.5 flex items-center justify-end gap-1 text-xs',
            !fromMe && 'text-muted',
          )}
        >
          <time dateTime={created}>{formatTime(clockTime(created))}</time>
          {progress !== null && <ProgressMark progress={progress} />}
        </span>
      </div>
      {menu}
    </div>
  )
}

function ProgressMark({ progress }: { progress: Progress }) {
  const t = useTexts(threadTexts)
  const { trying } = useTexts(tryingTexts)
  const Mark = marks[progress]
  const words = {
    sending: t.sending,
    waiting: t.willSend,
    trying,
    refused: t.notSent,
    sent: t.sent,
    read: t.read,
  }[progress]
  return (
    <>
      <Mark aria-hidden size={16} />
      <span className={progress === 'waiting' || progress === 'trying' ? '' : 'sr-only'}>
        {words}
      </span>
    </>
  )
}

export function MessageText({ text }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-wrap">
      <LinkedText text={text} />
    </p>
  )
}

/** Refusals unrelated to the message itself, so a retry makes sense. */
const retryableRefusals: ReadonlySet<string> = new Set([
  'unavailable',
  'internal',
  'too-many-new-threads',
])

export function RefusedNote({
  outgoing,
  onRetry,
  onRemove,
}: {
  outgoing: UnsentMessage
  onRetry: () => void
  onRemove: () => void
}) {
  const t = useTexts(threadTexts)
  if (outgoing.refusal === null) return null
  const mayWorkAgain = retryableRefusals.has(outgoing.refusal.code)
  return (
    <div role="alert" className="mt-1 mb-3 flex flex-col items-end gap-1 text-sm text-bad">
      <p className="text-right">
        <strong>{t.notSent}</strong> {refusalText(outgoing.refusal)}
      </p>
      <span className="flex gap-3">
        {mayWorkAgain && (
          <Button variant="soft" size="sm" onPress={onRetry}>
            {t.again}
          </Button>
        )}
        <Button variant="plain" size="sm" onPress={onRemove}>
          {labels.remove}
        </Button>
      </span>
    </div>
  )
}

function clockTime(instant: string): string {
  const date = new Date(instant)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}
