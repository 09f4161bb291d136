// Redeems a code for a pass, with confetti.
import { useState } from 'react'
import { codeTextMax } from '#domain/player-pass/pass-code.ts'
import type { Refusal } from '#domain/shared/refusal.ts'
import { passTexts } from '#words/en/player-pass/pass.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function RedeemForm({
  code,
  onRedeemed,
}: {
  code: string
  onRedeemed: (tier: string) => void
}) {
  const t = useTexts(passTexts)
  const [text, setText] = useState(code)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { busy, run } = useBusy<'redeem'>()
  const redeem = () =>
    void run('redeem', async () => {
      if (text.trim() === '') return setRefusal({ code: 'pass-code-unknown' })
      const answer = await call('playerPass-redeem', { code: text.trim() })
      if (!answer.ok) return setRefusal(answer.refusal)
      onRedeemed(answer.value.tier)
    })
  return (
    <SheetForm onSubmit={redeem}>
      <TextField
        label={t.code}
        description={t.codeHint}
        value={text}
        maxLength={codeTextMax}
        autoComplete="off"
        spellCheck="false"
        placeholder="ABCD-EFGH-JKMN"
        onChange={(next) => {
          setText(next)
          setRefusal(null)
        }}
        {...(refusal === null ? {} : { error: refusalText(refusal) })}
      />
      <Button type="submit" isPending={busy !== null}>
        {t.redeem}
      </Button>
    </SheetForm>
  )
}
