// The setting for how players pay me for what I organize.
import { useState } from 'react'
import { safeParse } from 'valibot'
import {
  payToKinds,
  isIban,
  payToSchema,
  type PayTo,
  type PayToKind,
} from '#domain/payment/pay-to.ts'
import { payToTexts } from '#words/en/payment/payment.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { useLive } from '../../net/use-live.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

type Draft = Record<PayToKind, string> & { name: string; takesCash: boolean }

function toDraft(lines: readonly PayTo[]): Draft {
  const by = (kind: PayToKind) => lines.find((line) => line.kind === kind)
  const values = Object.fromEntries(payToKinds.map((kind) => [kind, by(kind)?.value ?? '']))
  return {
    ...(values as Record<PayToKind, string>),
    name: by('iban')?.name ?? '',
    takesCash: by('cash') !== undefined,
  }
}

const toLines = (draft: Draft): PayTo[] =>
  payToKinds
    .filter((kind) => (kind === 'cash' ? draft.takesCash : draft[kind].trim() !== ''))
    .map((kind) => ({
      kind,
      value: draft[kind].trim(),
      name: kind === 'iban' ? draft.name.trim() : '',
    }))

export function PayToSetting() {
  const { data } = useLive('payments-payTo', {})
  return data === undefined ? null : <PayToForm lines={data.lines} />
}

function PayToForm({ lines }: { lines: readonly PayTo[] }) {
  const t = useTexts(payToTexts)
  const [draft, setDraft] = useState(() => toDraft(lines))
  const [isChecked, setChecked] = useState(false)
  const { busy, run } = useBusy<'save'>()
  const made = toLines(draft)
  const isWrong = (kind: PayToKind) => {
    const line = made.find((one) => one.kind === kind)
    return isChecked && line !== undefined && !safeParse(payToSchema, line).success
  }
  const save = () =>
    run('save', async () => {
      setChecked(true)
      if (made.some((line) => !safeParse(payToSchema, line).success)) return
      const answer = await callOrAlert('payments-setPayTo', { lines: made })
      if (!answer.ok) return
      void showToast({ title: t.saved })
    })
  const isBadIban = isWrong('iban') && !isIban(draft.iban)
  return (
    <SheetForm onSubmit={() => void save()}>
      <p className="text-sm text-muted">{t.text}</p>
      {(['venmo', 'paypal', 'zelle', 'revolut'] as const).map((kind) => (
        <TextField
          key={kind}
          label={t[kind]}
          value={draft[kind]}
          onChange={(value) => setDraft({ ...draft, [kind]: value })}
          {...(isWrong(kind) ? { error: t.bad } : {})}
        />
      ))}
      <TextField
        label={t.iban}
        value={draft.iban}
        onChange={(iban) => setDraft({ ...draft, iban })}
        {...(isBadIban ? { error: t.badIban } : {})}
      />
      {draft.iban.trim() !== '' && (
        <TextField
          label={t.ibanName}
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          {...(isWrong('iban') && draft.name.trim() === '' ? { error: t.needsName } : {})}
        />
      )}
      <Switch
        isSelected={draft.takesCash}
        onChange={(takesCash) => setDraft({ ...draft, takesCash })}
      >
        {t.cash}
      </Switch>
      {draft.takesCash && (
        <TextField
          label={t.cashNote}
          value={draft.cash}
          onChange={(cash) => setDraft({ ...draft, cash })}
        />
      )}
      <Button type="submit" className="self-start" isPending={busy !== null}>
        {labels.save}
      </Button>
    </SheetForm>
  )
}
