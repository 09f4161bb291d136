// E-mail and password. What is wrong is said in one sentence that is the same for an unknown
// address and a wrong password.
import { useRef, useState, type FormEvent } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { meetPerson } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  fieldText,
  isAllRight,
  readEmail,
  rememberedEmail,
  type AuthFieldErrors,
} from './auth-fields.ts'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'

/**
 * `onSignedIn` runs once the browser holds the session, `onCode` where a second factor is asked first.
 */
export function SignInForm({ onSignedIn, onCode }: { onSignedIn: () => void; onCode: () => void }) {
  const t = useTexts(authTexts)
  const words = useTexts(authProblemTexts)
  const [errors, setErrors] = useState<AuthFieldErrors>({})
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password] = [readEmail(fieldText(form, 'email')), fieldText(form, 'password')]
    const found: AuthFieldErrors = {
      ...(email === null ? { email: 'bad-email' } : {}),
      ...(password === '' ? { password: 'password-missing' } : {}),
    }
    setErrors(found)
    setTrouble(null)
    if (!isAllRight(form, found) || email === null) return
    setPending(true)
    const answer = await auth.signIn(email, password)
    if (answer.ok) {
      meetPerson()
      return onSignedIn()
    }
    setPending(false)
    if (answer.problem === 'code-needed') return onCode()
    setTrouble(answer.problem)
  }

  async function mailLink() {
    if (form.current === null) return
    const email = readEmail(fieldText(form.current, 'email'))
    const found: AuthFieldErrors = email === null ? { email: 'bad-email' } : {}
    setErrors(found)
    setTrouble(null)
    if (!isAllRight(form.current, found) || email === null) return
    setSending(true)
    setSent(false)
    const answer = await auth.askForLink(email)
    setSending(false)
    setSent(answer.ok)
    if (!answer.ok) setTrouble(answer.problem)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      {isSent && <Notice tone="good">{t.linkSent}</Notice>}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        defaultValue={rememberedEmail()}
        error={errors.email && words[errors.email]}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="current-password"
        showLabel={t.showPassword}
        error={errors.password && words[errors.password]}
      />
      <Button type="submit" size="lg" isPending={isPending} className="mt-1">
        {t.signIn}
      </Button>
      <Button variant="ghost" isPending={isSending} onPress={() => void mailLink()}>
        {t.mailLink}
      </Button>
    </form>
  )
}
