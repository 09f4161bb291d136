// My passkeys: list, add and remove.
import { useState } from 'react'
import {
  browserSupportsWebAuthn,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import { passkeyNameMax } from '#domain/account/account.ts'
import { accountTexts } from '#words/en/account/account.ts'
import { toDeviceDay } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { showAnswer } from '../../net/show-answer.ts'
import { auth } from '../../session/auth.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
import { alertUser, confirmUser } from '../../ui/overlay/dialogs.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { labels } from '../../ui/words/labels.ts'
import { AccountPart } from './account-part.tsx'
import { problemText, sayDone, type MethodsProps, type SignInMethods } from './account.ts'
import { FormButtons } from './form-buttons.tsx'

export function PasskeySetting({ methods }: MethodsProps) {
  const t = useTexts(accountTexts)
  const [isAdding, setAdding] = useState(false)
  const add = () => {
    setAdding(false)
    methods.again()
  }
  return (
    <>
      <p className="text-sm text-pretty text-muted">{t.passkeysText}</p>
      <AccountPart read={methods}>
        {({ passkeys }) =>
          passkeys.length > 0 && <PasskeyList passkeys={passkeys} onChanged={methods.again} />
        }
      </AccountPart>
      {!browserSupportsWebAuthn() ? (
        <p className="text-muted">{t.noPasskeys}</p>
      ) : isAdding ? (
        <AddForm onEnd={add} />
      ) : (
        <Button variant="plain" className="self-start" onPress={() => setAdding(true)}>
          <KeyRound aria-hidden size={20} />
          {t.addPasskey}
        </Button>
      )}
    </>
  )
}

function PasskeyList({
  passkeys,
  onChanged,
}: {
  passkeys: SignInMethods['passkeys']
  onChanged: () => void
}) {
  const t = useTexts(accountTexts)
  const [busy, setBusy] = useState<string | null>(null)

  async function remove(passkeyId: string, name: string) {
    if (
      !(await confirmUser({
        title: t.removeQuestion({ name }),
        text: t.removeText,
        confirm: labels.remove,
        isDanger: true,
      }))
    )
      return
    setBusy(passkeyId)
    await showAnswer(await call('account-removePasskey', { passkeyId }), t.saved)
    setBusy(null)
    onChanged()
  }

  return (
    <List label={t.passkeys}>
      {passkeys.map(({ passkeyId, name, created }) => (
        <ListRow
          key={passkeyId}
          leading={<KeyRound aria-hidden size={20} className="shrink-0 text-brand" />}
          title={name ?? t.unnamed}
          detail={t.addedOn({ day: formatDay(toDeviceDay(Date.parse(created)), 'date') })}
          trailing={
            <Button
              variant="plain"
              size="sm"
              aria-label={t.removeName({ name: name ?? t.unnamed })}
              isPending={busy === passkeyId}
              onPress={() => void remove(passkeyId, name ?? t.unnamed)}
            >
              {labels.remove}
            </Button>
          }
        />
      ))}
    </List>
  )
}

/** The browser refused because it already has a passkey, or the person cancelled. */
const refusedBy = (error: unknown): 'passkeyKnown' | 'passkeyCancelled' =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    ? 'passkeyKnown'
    : 'passkeyCancelled'

function AddForm({ onEnd }: { onEnd: () => void }) {
  const t = useTexts(accountTexts)
  const [name, setName] = useState('')
  const [isPending, setPending] = useState(false)

  async function make(): Promise<string | null> {
    const options = await auth.passkeyOptions('register')
    if (!options.ok) return problemText(options.problem)
    const made = await startRegistration({
      optionsJSON: options.value as unknown as PublicKeyCredentialCreationOptionsJSON,
    }).catch((error: unknown) => t[refusedBy(error)])
    if (typeof made === 'string') return made
    const kept = await auth.addPasskey(made, name.trim())
    return kept.ok ? null : problemText(kept.problem)
  }

  async function add() {
    setPending(true)
    const trouble = await make()
    setPending(false)
    if (trouble !== null) return alertUser(trouble)
    sayDone(t.passkeyAdded)
    onEnd()
  }

  return (
    <SheetForm onSubmit={() => void add()}>
      <TextField
        label={t.passkeyName}
        description={t.passkeyHint}
        maxLength={passkeyNameMax}
        value={name}
        onChange={setName}
      />
      <FormButtons submitLabel={t.addPasskey} isPending={isPending} onCancel={onEnd} />
    </SheetForm>
  )
}
