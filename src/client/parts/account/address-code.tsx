// The code of the e-mail that proves an address, typed by hand.
import { useState } from 'react'
import { addressCodeDigits } from '#domain/account/account.ts'
import { addressCodeTexts } from '#words/en/notification/reach.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'

export function AddressCode({ onDone }: { onDone: () => void }) {
  const t = useTexts(addressCodeTexts)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)

  async function confirm() {
    const typed = code.replaceAll(/\D/g, '')
    if (typed.length !== addressCodeDigits) return setError(t.badCode)
    setError('')
    setPending(true)
    const answer = await call('account-confirmCode', { code: typed })
    setPending(false)
    if (!answer.ok) return setError(refusalText(answer.refusal))
    onDone()
  }

  return (
    <SheetForm onSubmit={() => void confirm()}>
      <TextField
        label={t.code}
        description={t.hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        value={code}
        onChange={setCode}
        {...(error !== '' && { error })}
      />
      <Button type="submit" className="self-start" isPending={isPending}>
        {t.confirm}
      </Button>
    </SheetForm>
  )
}
