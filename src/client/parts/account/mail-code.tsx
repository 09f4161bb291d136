import { useState, type ReactNode } from 'react'
import { mailCodeTexts } from '#words/en/notification/reach.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'

type Props = {
  digits: number
  hint: string
  confirmLabel: string
  give: (code: string) => Promise<string | null>
  children?: ReactNode
}

export function MailCode({ digits, hint, confirmLabel, give, children }: Props) {
  const t = useTexts(mailCodeTexts)
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)

  async function confirm() {
    const typed = code.replaceAll(/\D/g, '')
    if (typed.length !== digits) return setError(t.badCode)
    setError('')
    setPending(true)
    const trouble = await give(typed)
    setPending(false)
    setError(trouble ?? '')
  }

  return (
    <SheetForm onSubmit={() => void confirm()}>
      <TextField
        label={t.code}
        description={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={8}
        value={code}
        onChange={setCode}
        {...(error !== '' && { error })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={isPending}>
          {confirmLabel}
        </Button>
        {children}
      </div>
    </SheetForm>
  )
}
