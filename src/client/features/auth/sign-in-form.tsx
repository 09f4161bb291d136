// Sign-in by e-mail and password, with other ways folded below. The error is the same for an
// unknown address and a wrong password.
import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { ChevronDown, Mail } from 'lucide-react'
import type { WantedPage } from '#domain/onboarding/wanted-page.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts, authTexts } from '#words/en/auth/auth.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { resetForNewSession } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldText, isAllRight, readEmail, type AuthFieldErrors } from './auth-fields.ts'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'
import { EmailField } from './email-field.tsx'
import { LinkSent } from './link-sent.tsx'

type Props = {
  wanted: WantedPage | null
  onSignedIn: () => void
  onCode: () => void
  children: (unfold: () => void) => ReactNode
}

export function SignInForm({ wanted, onSignedIn, onCode, children }: Props) {
  const t = useTexts(authTexts)
  const words = useTexts(authProblemTexts)
  const [errors, setErrors] = useState<AuthFieldErrors>({})
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const unfold = useCallback(() => setUnfolded(true), [])

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
      resetForNewSession()
      return onSignedIn()
    }
    setPending(false)
    if (answer.problem === 'code-needed') return onCode()
    setTrouble(answer.problem)
    unfold()
  }

  async function mailLink() {
    if (form.current === null) return
    const email = readEmail(fieldText(form.current, 'email'))
    const found: AuthFieldErrors = email === null ? { email: 'bad-email' } : {}
    setErrors(found)
    setTrouble(null)
    if (!isAllRight(form.current, found) || email === null) return
    setSending(true)
    const answer = await auth.askForLink(email, wanted)
    setSending(false)
    if (answer.ok) setSentTo(email)
    else setTrouble(answer.problem)
  }

  if (sentTo !== null)
    return (
      <LinkSent
        email={sentTo}
        wanted={wanted}
        onSignedIn={onSignedIn}
        onCode={onCode}
        onElse={() => setSentTo(null)}
      />
    )

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      <EmailField autoComplete="username webauthn" error={errors.email && words[errors.email]} />
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
      {/* Folded parts stay mounted, so that the e-mail field still suggests passkeys. */}
      <details open={isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <MoreWays />
        <div className="flex flex-col gap-3 pt-2">
          <Button variant="plain" isPending={isSending} onPress={() => void mailLink()}>
            {!isSending && <Mail aria-hidden size={20} />}
            {t.mailLink}
          </Button>
          {children(unfold)}
        </div>
      </details>
    </form>
  )
}

function MoreWays() {
  const t = useTexts(authTexts)
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 rounded-xl font-semibold text-brand outline-none focus-visible:ring-focus [&::-webkit-details-marker]:hidden">
      {t.moreWays}
      <ChevronDown
        aria-hidden
        size={20}
        className="shrink-0 transition-transform [details[open]_&]:rotate-180"
      />
    </summary>
  )
}
