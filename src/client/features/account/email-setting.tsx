// My e-mail address: whether it is confirmed, the mail that confirms it, and changing it. A link
// from such a mail opens this section and waits for a tap.
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { accountTexts } from '#words/en/account/account.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { useLive } from '../../net/use-live.ts'
import { AddressCode } from '../../parts/account/address-code.tsx'
import { formatMailed } from '../../session/stays-mail.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { AccountPart } from './account-part.tsx'
import { type MethodsProps, type SignInMethods } from './account.ts'
import { FormButtons } from './form-buttons.tsx'

export function EmailSetting({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  const [isChanging, setChanging] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  useReloadOnMailState(methods.again)

  async function sendVerification() {
    setSending(true)
    const isDone = await showAnswer(
      await call('account-sendVerification', {}),
      await formatMailed(t.verificationSent),
    )
    setSending(false)
    if (isDone) setSent(true)
  }

  return (
    <>
      <LinkQuestion onDone={methods.again} />
      <AccountPart read={methods}>
        {(mine) => (
          <>
            <Address mine={mine} isSent={isSent} onDone={methods.again} />
            {isChanging ? (
              <ChangeForm mine={mine} onEnd={() => setChanging(false)} />
            ) : (
              <div className="flex flex-wrap gap-3">
                {mine.email !== null && !isReached(mine) && (
                  <Button
                    variant="soft"
                    isPending={isSending}
                    onPress={() => void sendVerification()}
                  >
                    {mine.suppressed === null ? t.sendVerification : t.confirmAgain}
                  </Button>
                )}
                <Button variant="plain" onPress={() => setChanging(true)}>
                  {t.changeEmail}
                </Button>
              </div>
            )}
          </>
        )}
      </AccountPart>
    </>
  )
}

function useReloadOnMailState(again: () => void): void {
  const mail = useLive('notifications-reach', {}).data?.reach.mail
  const seen = useRef(mail)
  useEffect(() => {
    if (seen.current !== undefined && mail !== seen.current) again()
    seen.current = mail
  }, [mail, again])
}

const isReached = ({ emailVerified, suppressed }: SignInMethods): boolean =>
  emailVerified && suppressed === null

type AddressProps = { mine: SignInMethods; isSent: boolean; onDone: () => void }

function Address({ mine, isSent, onDone }: AddressProps) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">{mine.email ?? t.noEmail}</span>
        {mine.email !== null && (
          <Badge tone={isReached(mine) ? 'brand' : 'warm'}>
            {mine.suppressed !== null
              ? t.unreached
              : mine.emailVerified
                ? t.verified
                : t.unverified}
          </Badge>
        )}
      </p>
      {mine.suppressed !== null && (
        <p>{mine.suppressed === 'bounced' ? t.bouncedText : t.complainedText}</p>
      )}
      {isSent && mine.email !== null && !isReached(mine) && <AddressCode onDone={onDone} />}
    </>
  )
}

function ChangeForm({ mine, onEnd }: { mine: SignInMethods; onEnd: () => void }) {
  const t = useTexts(accountTexts)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<{ email?: string; password?: string }>({})
  const asksPassword = !mine.isRecent && mine.hasPassword

  async function send() {
    const wanted = email.trim()
    if (!/^\S+@\S+\.\S+$/.test(wanted)) return setError({ email: t.badEmail })
    setError({})
    setPending(true)
    const answer = await call('account-changeEmail', {
      email: wanted,
      password: asksPassword ? password : null,
    })
    setPending(false)
    if (!answer.ok)
      return setError({
        [answer.refusal.code === 'wrong-password' ? 'password' : 'email']: refusalText(
          answer.refusal,
        ),
      })
    await showAnswer(answer, await formatMailed(t.changeSent))
    onEnd()
  }

  return (
    <SheetForm onSubmit={() => void send()}>
      <TextField
        label={t.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={error.email}
      />
      {asksPassword && (
        <PasswordField
          label={t.currentPassword}
          autoComplete="current-password"
          showLabel={t.showPassword}
          value={password}
          onChange={setPassword}
          error={error.password}
        />
      )}
      <FormButtons submitLabel={t.sendLinks} isPending={isPending} onCancel={onEnd} />
    </SheetForm>
  )
}

const doneWords = { verified: 'didVerified', left: 'didLeft', changed: 'didChanged' } as const

function LinkQuestion({ onDone }: { onDone: () => void }) {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const token = useLocation({ select: ({ hash }) => hash })
  const [said, setSaid] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null)
  const [isPending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    const answer = await call('account-confirmEmail', { token })
    const done = answer.ok ? t[doneWords[answer.value.did]] : ''
    const text = done === t.didLeft ? await formatMailed(done) : done
    setPending(false)
    setSaid(answer.ok ? { tone: 'good', text } : { tone: 'bad', text: refusalText(answer.refusal) })
    onDone()
    await navigate({ to: '.', hash: '', replace: true, resetScroll: false })
  }

  if (said !== null) return <Notice tone={said.tone}>{said.text}</Notice>
  if (!/^[\w-]{20,64}$/.test(token)) return null
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice>{t.confirmQuestion}</Notice>
      <Button isPending={isPending} onPress={() => void confirm()}>
        {t.confirmEmail}
      </Button>
    </div>
  )
}
