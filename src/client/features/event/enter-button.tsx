// The main button that enters an event, its waitlist or its draw, with a note below on what matters
// before the tap.
import type { MouseEvent } from 'react'
import { clsx } from 'clsx'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { formatBeforeTap, formatMainButton, separator, type Entering } from './main-button-words.ts'

type EnterButtonProps = {
  button: Entering
  timezone: string
  together: string | null
  isBeside: boolean
  isPending: boolean
  isResting: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

export function EnterButton({
  button,
  timezone,
  together,
  isBeside,
  isPending,
  isResting,
  onPress,
}: EnterButtonProps) {
  const t = useTexts(mainButtonTexts)
  const more = formatBeforeTap(button, timezone)
  const words = formatMainButton(
    'needs' in button ? { ...button, needs: 0 } : button,
    timezone,
    together,
  )
  const isShort = isBeside && button.kind === 'join-waitlist'
  return (
    <Button
      className="min-w-0 flex-1"
      size="bar"
      variant={isBeside ? 'plain' : button.kind === 'join-waitlist' ? 'soft' : 'primary'}
      isPending={isPending}
      isResting={isResting}
      onPress={onPress}
      {...(isShort && { 'aria-label': words })}
      data-main={button.kind}
    >
      <span className="min-w-0">
        <span className="line-clamp-2">
          {isShort ? t.waitlistShort({ n: button.position }) : words}
        </span>
        {more !== '' && (
          <>
            <span className="sr-only">{separator}</span>
            <span className={clsx('block truncate text-xs', isBeside && '@max-[20rem]:hidden')}>
              {more}
            </span>
          </>
        )}
      </span>
    </Button>
  )
}
