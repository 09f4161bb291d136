// In place of the register form, for those who may not make an account now.
import { useState, type FormEvent } from 'react'
import { Hourglass } from 'lucide-react'
import { requestTextMax, type RegistrationMode } from '#domain/registration/registration.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { authProblemTexts } from '#words/en/auth/auth.ts'
import { registrationTexts } from '#words/en/auth/registration.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldText, isAllRight, readEmail } from './auth-fields.ts'
import { authTroubleText } from './auth-trouble.ts'
import { EmailField } from './email-field.tsx'

type ClosedMode = Exclude<RegistrationMode, 'open'>

export function ClosedDoor({ mode, onChanged }: { mode: ClosedMode; onChanged: () => void }) {
  const t = useTexts(registrationTexts)
  if (mode === 'approval') return <AskForm onChanged={onChanged} />
  return <Notice>{mode === 'closed' ? t.closedText : t.invitationText}</Notice>
}

function AskForm({ onChanged }: { onChanged: () => void }) {
  const t = useTexts(registrationTexts)
  const problems = useTexts(authProblemTexts)
  const [sentence, setSentence] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [askedBy, setAskedBy] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = readEmail(fieldText(form, 'email'))
    setWrong(email === null)
    setMissing(sentence.trim() === '')
    if (!isAllRight(form, email === null ? { email: 'bad-email' } : {})) return
    if (email === null || sentence.trim() === '') return
    setPending(true)
    const answer = await call('auth-askToRegister', { email, sentence })
    setPending(false)
    setRefusal(answer.ok ? null : answer.refusal)
    if (answer.ok) setAskedBy(email)
    else onChanged()
  }

  if (askedBy !== null)
    return (
      <output className="flex flex-col items-center gap-3 text-center">
        <Hourglass aria-hidden size={32} className="text-brand" />
        <h2>{t.askedTitle}</h2>
        <p className="text-muted">{t.askedText({ email: askedBy })}</p>
      </output>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-muted">{t.approvalText}</p>
      {refusal !== null && <Notice tone="bad">{authTroubleText(refusal)}</Notice>}
      <EmailField autoComplete="email" error={isWrong ? problems['bad-email'] : undefined} />
      <TextField
        label={t.sentence}
        description={t.sentenceText}
        rows={3}
        maxLength={requestTextMax}
        value={sentence}
        onChange={setSentence}
        error={isMissing && sentence.trim() === '' ? problems['sentence-missing'] : undefined}
      />
      <Button type="submit" size="lg" isPending={isPending}>
        {t.ask}
      </Button>
    </form>
  )
}
