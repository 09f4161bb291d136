// My second factor: set it up, make new recovery codes, turn it off.
import { useState } from 'react'
import { secondFactorTexts } from '#words/en/account/second-factor.ts'
import { useTexts } from '../../i18n/texts.ts'
import { auth, type AuthAnswer } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { AccountPart } from './account-part.tsx'
import { problemText, sayDone, type MethodsProps, type SignInMethods } from './account.ts'
import { FormButtons } from './form-buttons.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Begun = { uri: string; codes: readonly string[] }

type Step =
  | { kind: 'rest' }
  | { kind: 'begin' | 'renew' | 'end' }
  | { kind: 'confirm'; begun: Begun }
  | { kind: 'codes'; codes: readonly string[] }

const rest: Step = { kind: 'rest' }

export function SecondFactorSetting({ methods }: MethodsProps) {
  return (
    <AccountPart read={methods}>
      {(mine) => <Setting mine={mine} onChanged={methods.again} />}
    </AccountPart>
  )
}

function Setting({ mine, onChanged }: { mine: SignInMethods; onChanged: () => void }) {
  const t = useTexts(secondFactorTexts)
  const [step, setStep] = useState<Step>(rest)
  const finish = () => {
    setStep(rest)
    onChanged()
  }
  const form = { asksPassword: mine.hasPassword, onEnd: () => setStep(rest) }
  switch (step.kind) {
    case 'rest':
      return <Rest isOn={mine.hasSecondFactor} onStep={(kind) => setStep({ kind })} />
    case 'confirm':
      return (
        <ConfirmForm
          uri={step.begun.uri}
          onOn={() => setStep({ kind: 'codes', codes: step.begun.codes })}
          onEnd={() => setStep(rest)}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={step.codes} onSaved={finish} />
    case 'begin':
      return (
        <ProofForm
          key="begin"
          {...form}
          lead={t.lead}
          submit={t.goOn}
          act={auth.beginSecondFactor}
          onDone={(begun) => setStep({ kind: 'confirm', begun })}
        />
      )
    case 'renew':
      return (
        <ProofForm
          key="renew"
          {...form}
          lead={t.makeLead}
          submit={t.makeCodes}
          act={auth.makeRecoveryCodes}
          onDone={(codes) => setStep({ kind: 'codes', codes })}
        />
      )
    case 'end':
      return (
        <ProofForm
          key="end"
          {...form}
          lead={t.turnOffLead}
          submit={t.turnOff}
          act={auth.endSecondFactor}
          onDone={() => {
            sayDone(t.done)
            finish()
          }}
        />
      )
  }
}

type RestProps = { isOn: boolean; onStep: (kind: 'begin' | 'renew' | 'end') => void }

function Rest({ isOn, onStep }: RestProps) {
  const t = useTexts(secondFactorTexts)
  if (!isOn) {
    return (
      <>
        <p className="text-sm text-pretty text-muted">{t.lead}</p>
        <Button variant="plain" className="self-start" onPress={() => onStep('begin')}>
          {t.setUp}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="text-pretty">{t.isOn}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="plain" onPress={() => onStep('renew')}>
          {t.makeCodes}
        </Button>
        <Button variant="plain" onPress={() => onStep('end')}>
          {t.turnOff}
        </Button>
      </div>
    </>
  )
}

type ProofProps<T> = {
  asksPassword: boolean
  lead: string
  submit: string
  act: (password: string | null) => Promise<AuthAnswer<T>>
  onDone: (value: T) => void
  onEnd: () => void
}

function ProofForm<T>({ asksPassword, lead, submit, act, onDone, onEnd }: ProofProps<T>) {
  const t = useTexts(secondFactorTexts)
  const [password, setPassword] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function send() {
    setTrouble(null)
    setPending(true)
    const answer = await act(asksPassword ? password : null)
    setPending(false)
    if (answer.ok) return onDone(answer.value)
    setTrouble(problemText(answer.problem))
  }

  return (
    <SheetForm onSubmit={() => void send()}>
      <p className="text-pretty">{lead}</p>
      {trouble !== null && <Notice tone="bad">{trouble}</Notice>}
      {asksPassword && (
        <PasswordField
          label={t.password}
          autoComplete="current-password"
          showLabel={t.showPassword}
          value={password}
          onChange={setPassword}
        />
      )}
      <FormButtons submitLabel={submit} isPending={isPending} onCancel={onEnd} />
    </SheetForm>
  )
}

const groupKey = (uri: string): string =>
  (new URL(uri).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ')

function ConfirmForm({ uri, onOn, onEnd }: { uri: string; onOn: () => void; onEnd: () => void }) {
  const t = useTexts(secondFactorTexts)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [isPending, setPending] = useState(false)

  async function confirm() {
    const typed = code.replaceAll(/\s/g, '')
    if (!/^\d{6}$/.test(typed)) return setError(t.wrongCode)
    setError(undefined)
    setPending(true)
    const answer = await auth.giveCode(typed)
    setPending(false)
    if (answer.ok) return onOn()
    setError(answer.problem === 'wrong-code' ? t.wrongCode : problemText(answer.problem))
  }

  return (
    <SheetForm onSubmit={() => void confirm()}>
      <p className="text-pretty">{t.scan}</p>
      <div className="w-full max-w-60 self-center">
        <QrCode text={uri} label={t.picture} />
      </div>
      <dl>
        <dt className="text-sm text-muted">{t.key}</dt>
        <dd className="font-mono break-words select-all">{groupKey(uri)}</dd>
      </dl>
      <TextField
        label={t.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        value={code}
        onChange={setCode}
        error={error}
      />
      <FormButtons submitLabel={t.turnOn} isPending={isPending} onCancel={onEnd} />
    </SheetForm>
  )
}
