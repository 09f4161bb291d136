// The second step of signing in: a code of the authenticator app, or a recovery code.
import { useState } from 'react'
import type { Refusal } from '#domain/shared/refusal.ts'
import { codeStepTexts } from '#words/en/auth/code-step.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth } from '../../session/auth.ts'
import { resetForNewSession } from '../../session/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { authTroubleText, type AuthTrouble } from './auth-trouble.ts'

type Props = {
  onSignedIn: () => void
  onElse: () => void
}

export function CodeStep({ onSignedIn, onElse }: Props) {
  const t = useTexts(codeStepTexts)
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [trouble, setTrouble] = useState<AuthTrouble | Refusal | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit() {
    const typed = code.replaceAll(/\s/g, '')
    if (isRecovery ? typed === '' : !/^\d{6}$/.test(typed)) {
      return setTrouble(isRecovery ? 'wrong-recovery' : 'wrong-code')
    }
    setTrouble(null)
    setPending(true)
    const answer = isRecovery ? await auth.giveRecoveryCode(typed) : await auth.giveCode(typed)
    if (answer.ok) {
      resetForNewSession()
      return onSignedIn()
    }
    setPending(false)
    setTrouble(answer.problem)
  }

  function change() {
    setRecovery(!isRecovery)
    setCode('')
    setTrouble(null)
  }

  return (
    <SheetForm onSubmit={() => void submit()}>
      {trouble !== null && <Notice tone="bad">{authTroubleText(trouble)}</Notice>}
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t.recoveryCode}
          description={t.recoveryHint}
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={setCode}
        />
      ) : (
        <TextField
          key="code"
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
          value={code}
          onChange={setCode}
        />
      )}
      <Button type="submit" size="lg" isPending={isPending}>
        {t.goOn}
      </Button>
      <Button variant="ghost" onPress={change}>
        {isRecovery ? t.useApp : t.useRecovery}
      </Button>
      <Button variant="ghost" onPress={onElse}>
        {t.startAgain}
      </Button>
    </SheetForm>
  )
}
