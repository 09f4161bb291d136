import { useState } from 'react'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import { consoleTexts, peopleTexts } from '#words/en/operator/console.ts'
import { useTexts } from '../../i18n/texts.ts'
import { readServerNow } from '../../net/server-now.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { ActSheet } from './act-sheet.tsx'
import { Proof, useProof } from './proof.tsx'
import { doAct } from './use-page.ts'

const dayMs = 86_400_000
const spans = { day: 1, week: 7, month: 30, always: null } as const
export type Span = keyof typeof spans

export function toEnd(span: Span): string | null {
  const days = spans[span]
  if (days === null) return null
  return new Date((readServerNow() ?? Date.now()) + days * dayMs).toISOString()
}

export function SpanSelect({ value, onChange }: { value: Span; onChange: (span: Span) => void }) {
  const t = useTexts(peopleTexts)
  return (
    <Select
      label={t.span}
      options={(['day', 'week', 'month', 'always'] as const).map((id) => ({ id, label: t[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}

type Target = { userId: string; name: string; entered: number; organizes: number }
type SuspendProps = { person: Target; onDone: () => void }

export function SuspendButton({ person, onDone }: SuspendProps) {
  const t = useTexts(peopleTexts)
  return (
    <ActSheet
      label={t.suspend}
      variant="danger"
      title={t.suspendTitle({ name: person.name })}
      onDone={onDone}
      renderForm={(done) => <SuspendForm person={person} onDone={done} />}
    />
  )
}

function SuspendForm({ person: { userId, entered, organizes }, onDone }: SuspendProps) {
  const t = useTexts(peopleTexts)
  const frame = useTexts(consoleTexts)
  const [reason, setReason] = useState('')
  const [span, setSpan] = useState<Span>('week')
  const [cancelsEvents, setCancels] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useBusy<'suspend'>()
  const proof = useProof()
  const suspend = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const until = toEnd(span)
    const wanted = { userId, reason: reason.trim(), until, cancelsEvents, ...proof.given }
    void run('suspend', async () => {
      if (await doAct({ act: 'suspend', ...wanted }, frame.done)) onDone()
    })
  }
  return (
    <SheetForm onSubmit={suspend}>
      <p>{t.suspendText({ entered })}</p>
      <TextField
        label={t.reason}
        description={t.reasonText}
        value={reason}
        onChange={setReason}
        maxLength={suspensionReasonMax}
        rows={3}
        {...(isMissing && { error: t.reasonMissing })}
      />
      <SpanSelect value={span} onChange={setSpan} />
      {organizes > 0 && (
        <Checkbox isSelected={cancelsEvents} onChange={setCancels}>
          {t.cancels({ organizes })}
        </Checkbox>
      )}
      <Proof proof={proof} />
      <Button type="submit" variant="solidDanger" isPending={busy !== null}>
        {t.confirmSuspend}
      </Button>
    </SheetForm>
  )
}
