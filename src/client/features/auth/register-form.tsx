// Registers with e-mail and password. An address that already has an account gets the same answer
// here, and an e-mail.
import { useState, type FormEvent } from 'react'
import { toLegalPage } from '#domain/onboarding/public-paths.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  fieldText,
  isAllRight,
  isPasswordTrouble,
  newPasswordTrouble,
  readEmail,
  type AuthFieldErrors,
} from './auth-fields.ts'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'
import { EmailField } from './email-field.tsx'

export function RegisterForm({
  referral,
  onRegistered,
  onNotAdmitted,
}: {
  referral: string | null
  onRegistered: () => void
  onNotAdmitted: () => void
}) {
  const t = useTexts(authTexts)
  const words = useTexts(authProblemTexts)
  const [errors, setErrors] = useState<AuthFieldErrors>({})
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isAccepted, setAccepted] = useState(false)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [email, password] = [readEmail(fieldText(form, 'email')), fieldText(form, 'password')]
    const passwordTrouble = newPasswordTrouble(password)
    const found: AuthFieldErrors = {
      ...(email === null ? { email: 'bad-email' } : {}),
      ...(passwordTrouble === undefined ? {} : { password: passwordTrouble }),
    }
    setErrors(found)
    const isComplete = isAllRight(form, found)
    setTrouble(isComplete && !isAccepted ? 'not-accepted' : null)
    if (!isComplete || !isAccepted || email === null) return
    setPending(true)
    const answer = await auth.register(email, password, referral)
    if (answer.ok) return onRegistered()
    setPending(false)
    if (answer.problem === 'not-admitted') onNotAdmitted()
    if (!isPasswordTrouble(answer.problem)) return setTrouble(answer.problem)
    setErrors({ password: answer.problem })
    isAllRight(form, { password: answer.problem })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <EmailField autoComplete="username" error={errors.email && words[errors.email]} />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        showLabel={t.showPassword}
        description={t.passwordHint}
        error={errors.password && words[errors.password]}
      />
      <Acceptance isAccepted={isAccepted} onChange={setAccepted} />
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      <Button type="submit" size="lg" isPending={isPending}>
        {t.register}
      </Button>
    </form>
  )
}

/** The links stand outside the label: pressing one must not tick the box. */
function Acceptance({
  isAccepted,
  onChange,
}: {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
}) {
  const t = useTexts(authTexts)
  const link = 'font-semibold text-brand underline underline-offset-2'
  const sentence = `${t.acceptStart} ${t.terms} ${t.and} ${t.privacy}${t.acceptEnd}`
  return (
    <div className="flex items-center gap-3">
      <Checkbox isSelected={isAccepted} onChange={onChange} aria-label={sentence}>
        {null}
      </Checkbox>
      <p className="text-sm text-muted">
        {t.acceptStart}{' '}
        <a href={toLegalPage('terms')} target="_blank" className={link}>
          {t.terms}
        </a>{' '}
        {t.and}{' '}
        <a href={toLegalPage('privacy')} target="_blank" className={link}>
          {t.privacy}
        </a>
        {t.acceptEnd}
      </p>
    </div>
  )
}
