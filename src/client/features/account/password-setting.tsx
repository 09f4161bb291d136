// My password: change it, or request an e-mail to set the first one.
import { useState } from 'react'
import { passwordMax, passwordMin } from '#domain/onboarding/password.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { auth, type AuthProblem } from '../../session/auth.ts'
import { formatMailed } from '../../session/stays-mail.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { AccountPart } from './account-part.tsx'
import { problemText, sayDone, type MethodsProps } from './account.ts'
import { FormButtons } from './form-buttons.tsx'

export function PasswordSetting({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)

  async function mailLink(email: string) {
    setPending(true)
    await showAnswer(
      await call('emails-emailPasswordReset', { email }),
      await formatMailed(t.setPasswordSent),
    )
    setPending(false)
  }

  return (
    <AccountPart read={methods}>
      {({ hasPassword, email }) => {
        if (!hasPassword && email === null)
          return <p className="text-muted">{t.noPasswordNoEmail}</p>
        if (!hasPassword) {
          return (
            <>
              <p className="text-muted">{t.noPassword}</p>
              <Button
                variant="plain"
                isPending={isPending}
                onPress={() => void mailLink(email ?? '')}
              >
                {t.setPassword}
              </Button>
            </>
          )
        }
        return isOpen ? (
          <ChangeForm onEnd={() => setOpen(false)} />
        ) : (
          <Button variant="plain" className="self-start" onPress={() => setOpen(true)}>
            {t.changePassword}
          </Button>
        )
      }}
    </AccountPart>
  )
}

const isAboutWanted = (problem: AuthProblem | Refusal): boolean =>
  typeof problem === 'string' && problem.startsWith('password-')

function ChangeForm({ onEnd }: { onEnd: () => void }) {
  const t = useTexts(accountTexts)
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [error, setError] = useState<{ current?: string; wanted?: string }>({})
  const [isPending, setPending] = useState(false)

  async function save() {
    if (wanted.length < passwordMin || wanted.length > passwordMax)
      return setError({ wanted: t.passwordLength })
    setError({})
    setPending(true)
    const answer = await auth.changePassword(current, wanted)
    setPending(false)
    if (!answer.ok) {
      const words = problemText(answer.problem)
      return setError(isAboutWanted(answer.problem) ? { wanted: words } : { current: words })
    }
    sayDone(t.passwordSaved)
    onEnd()
  }

  return (
    <SheetForm onSubmit={() => void save()}>
      <PasswordField
        label={t.currentPassword}
        autoComplete="current-password"
        showLabel={t.showPassword}
        value={current}
        onChange={setCurrent}
        error={error.current}
      />
      <PasswordField
        label={t.newPassword}
        autoComplete="new-password"
        showLabel={t.showPassword}
        description={t.passwordHint}
        value={wanted}
        onChange={setWanted}
        error={error.wanted}
      />
      <FormButtons submitLabel={t.savePassword} isPending={isPending} onCancel={onEnd} />
    </SheetForm>
  )
}
