// A taken place, shown as a state, in ball yellow when playing. Leaving is a separate, quiet button
// at the end of the bar away from the sign-up tap.
import { useEffect, useRef, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Check, Hourglass } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { confirmUser } from '../../ui/overlay/dialogs.ts'
import { labels } from '../../ui/words/labels.ts'
import { formatOwnPlace, type Leaving } from './main-button-words.ts'

type OwnPlaceProps = {
  button: Leaving
  isNew: boolean
  end: 'start' | 'end'
  isBeside: boolean
  guests: ReactNode
  leave: ReactNode
}

export function OwnPlace({ isNew, end, guests, leave, ...state }: OwnPlaceProps) {
  const isEndFirst = end === 'start' && !isNew
  const isEndLast = end === 'end' && !isNew
  return (
    <>
      {isEndFirst && leave}
      {isEndFirst && guests}
      <State {...state} isNew={isNew} hasGuests={guests !== null} />
      {isEndLast && guests}
      {isEndLast && leave}
    </>
  )
}

type StateProps = Pick<OwnPlaceProps, 'button' | 'isNew' | 'isBeside'> & {
  hasGuests: boolean
}

function State({ button, isNew, isBeside, hasGuests }: StateProps) {
  const state = formatOwnPlace(button)
  const isPlaying = button.kind === 'cancel' || button.kind === 'cancel-late'
  const Icon = isPlaying ? Check : Hourglass
  const isShort = isBeside && !isNew
  return (
    <Focusable
      isWanted={isNew}
      className={clsx(
        'flex bar-control min-w-0 items-center justify-center gap-2 rounded-xl font-bold sm:hidden',
        isPlaying ? 'bg-ball text-on-ball' : 'border border-line bg-card',
        isNew && 'animate-fade',
        isShort ? '@max-[20rem]:hidden' : 'flex-1',
      )}
    >
      <Icon aria-hidden size={20} className={clsx('shrink-0', !isShort && '@max-[20rem]:hidden')} />
      <span className={isShort && hasGuests ? 'sr-only' : 'min-w-0 truncate'}>{state}</span>
    </Focusable>
  )
}

/**
 * Takes over the focus of the button it replaced, so that keyboard users keep their position; where
 * it is hidden, as the pass says the state, the pass takes it.
 */
function Focusable({
  isWanted,
  className,
  children,
}: {
  isWanted: boolean
  className: string
  children: ReactNode
}) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isWanted || document.activeElement !== document.body) return
    const pass = document.querySelector<HTMLElement>('[data-pass]')
    const place = ref.current?.checkVisibility() === true ? ref.current : pass
    place?.focus({ preventScroll: true })
  }, [isWanted])
  return (
    <p ref={ref} data-state tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </p>
  )
}

type LeaveButtonProps = {
  button: Leaving
  words: string
  isPending: boolean
  onPress: () => void
  isAsked: boolean
  onAsked: () => void
}

export function LeaveButton({
  button,
  words,
  isPending,
  onPress,
  isAsked,
  onAsked,
}: LeaveButtonProps) {
  const t = useTexts(mainButtonTexts)
  const hasAsked = useRef(false)
  const question = { title: t.cantTitle, text: t.cantText, confirm: t.cant, isDanger: true }
  useEffect(() => {
    if (!isAsked || hasAsked.current) return
    hasAsked.current = true
    onAsked()
    void confirmUser(question).then((isAgreed) => {
      if (isAgreed) onPress()
    })
  })
  const isLate = button.kind === 'cancel-late'
  return (
    <Button
      size="bar"
      className="sm:flex-1 sm:border sm:border-line"
      variant={isLate ? 'danger' : 'ghost'}
      isPending={isPending}
      onPress={onPress}
      aria-label={words}
      data-main={button.kind}
    >
      {isLate ? t.lateShort : button.kind === 'cancel' ? labels.cancel : t.leaveShort}
    </Button>
  )
}
