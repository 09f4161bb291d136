// Requests a password reset mail. The answer is the same whether the address is known or not.
import { useState, type FormEvent } from 'react'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { fieldText, readEmail } from './auth-fields.ts'
import { EmailField } from './email-field.tsx'

export function ResetForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(authTexts)
  const words = useTexts(authProblemTexts)
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = readEmail(fieldText(event.currentTarget, 'email'))
    setError(email === null ? words['bad-email'] : undefined)
    if (email === null) return
    setPending(true)
    const answer = await call('emails-emailPasswordReset', { email })
    if (answer.ok) return onSent()
    setPending(false)
    setError(refusalText(answer.refusal))
    await alertUser(t.resetFailedText, t.resetFailed)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <EmailField autoComplete="username" error={error} />
      <Button type="submit" size="lg" isPending={isPending}>
        {t.sendLink}
      </Button>
    </form>
  )
}
