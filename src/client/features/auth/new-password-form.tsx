// Sets a new password with the link from the e-mail.
import { useState, type FormEvent } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { fieldText, isPasswordTrouble, newPasswordTrouble } from './auth-fields.ts'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'

export function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const t = useTexts(authTexts)
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal>()
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = fieldText(event.currentTarget, 'password')
    const wrong = newPasswordTrouble(password)
    setTrouble(wrong)
    if (wrong !== undefined) return
    setPending(true)
    const answer = await auth.setPassword(token, password)
    if (answer.ok) return onChanged()
    setPending(false)
    setTrouble(answer.problem)
    if (isPasswordTrouble(answer.problem)) return
    await alertUser(t.resetFailedText, t.resetFailed)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <PasswordField
        label={t.newPassword}
        name="password"
        autoComplete="new-password"
        showLabel={t.showPassword}
        description={t.passwordHint}
        error={trouble && authTroubleText(trouble)}
      />
      <Button type="submit" size="lg" isPending={isPending}>
        {t.savePassword}
      </Button>
    </form>
  )
}
