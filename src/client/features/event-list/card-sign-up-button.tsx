// The end of an open card: the sign-up button, or a note that the sign-up isn't sent yet. CardEnd
// reserves the space.
import { CloudOff } from 'lucide-react'
import { mainButtonTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Button } from '../../ui/button.tsx'
import type { CardSignUp } from './use-card-sign-up.ts'

const look = 'px-3! text-sm whitespace-nowrap'

export function CardSignUpButton({
  signUp: { state, isPending, press },
  name,
}: {
  signUp: CardSignUp
  name: string
}) {
  const t = useTexts(mainButtonTexts)
  if (state === 'none') return null
  return (
    <span className="absolute right-3 bottom-3" data-sign-up={state}>
      {state === 'offered' && (
        <Button
          variant="soft"
          className={look}
          isPending={isPending}
          onPress={press}
          aria-label={`${t.signUp}: ${name}`}
        >
          {t.signUp}
        </Button>
      )}
      {state === 'waits' && (
        <span className="flex min-h-11 items-center" title={t.signUpWaits}>
          <CloudOff aria-hidden size={20} className="text-warm" />
          <span className="sr-only">{t.signUpWaits}</span>
        </span>
      )}
      {state === 'rests' && <CardEnd signUp={{ state: 'offered' }} />}
    </span>
  )
}

export function CardEnd({ signUp: { state } }: { signUp: Pick<CardSignUp, 'state'> }) {
  const t = useTexts(mainButtonTexts)
  if (state === 'waits') return <span className="min-h-11 w-5 shrink-0" />
  return (
    state === 'offered' && (
      <span aria-hidden className={`invisible ${buttonClasses()} ${look} shrink-0`}>
        {t.signUp}
      </span>
    )
  )
}
