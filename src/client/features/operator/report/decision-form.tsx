import { useState } from 'react'
import {
  decisionOutcomes,
  isRemovable,
  needsReason,
  reportReasonMax,
  type DecisionOutcome,
} from '#domain/report/report.ts'
import {
  actTexts,
  consoleTexts,
  operatorReportTexts,
  peopleTexts,
} from '#words/en/operator/console.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useKeptText } from '../../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { Proof, useProof } from '../proof.tsx'
import { SpanSelect, toEnd, type Span } from '../suspend-sheet.tsx'
import { doAct } from '../use-page.ts'
import type { Report } from './reports-page.tsx'

export function DecisionForm({ report, onDone }: { report: Report; onDone: () => void }) {
  const t = useTexts(operatorReportTexts)
  const acts = useTexts(actTexts)
  const people = useTexts(peopleTexts)
  const frame = useTexts(consoleTexts)
  const choices = decisionOutcomes.filter((id) =>
    id === 'removed' ? isRemovable(report.kind) : report.userId !== null,
  )
  const [chosen, setOutcome] = useState<DecisionOutcome | null>(null)
  const outcome = chosen ?? choices[0] ?? 'removed'
  const [reason, setReason] = useKeptText(`decision ${report.reportId}`)
  const [span, setSpan] = useState<Span>('week')
  const [cancelsEvents, setCancels] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useBusy<'act'>()
  const proof = useProof()
  const isSuspension = outcome === 'suspended'
  const send = () => {
    const words = reason.trim()
    const { reportId } = report
    setMissing(needsReason(outcome) && words === '')
    if (needsReason(outcome) && words === '') return
    const asked = { reportId, reason: words }
    const suspension = { ...asked, until: toEnd(span), cancelsEvents, ...proof.given }
    void run('act', async () => {
      const isDone = await (outcome === 'suspended'
        ? doAct({ act: 'suspendReported', ...suspension }, frame.done)
        : doAct({ act: 'closeReport', outcome, ...asked }, frame.done))
      if (!isDone) return
      setReason('')
      onDone()
    })
  }
  return (
    <SheetForm onSubmit={send}>
      <Select
        label={t.what}
        options={choices.map((id) => ({ id, label: acts[id] }))}
        value={outcome}
        onChange={setOutcome}
      />
      {isSuspension && <p>{people.suspendText({ entered: report.entered })}</p>}
      <TextField
        label={people.reason}
        description={t.reasonText}
        value={reason}
        onChange={setReason}
        maxLength={reportReasonMax}
        rows={3}
        {...(isMissing && { error: people.reasonMissing })}
      />
      {isSuspension && <SpanSelect value={span} onChange={setSpan} />}
      {isSuspension && report.organizes > 0 && (
        <Checkbox isSelected={cancelsEvents} onChange={setCancels}>
          {people.cancels({ organizes: report.organizes })}
        </Checkbox>
      )}
      {isSuspension && <Proof proof={proof} />}
      <Button type="submit" variant="solidDanger" isPending={busy !== null}>
        {t.decide}
      </Button>
    </SheetForm>
  )
}
