// Reports something: one question, then thanks. Routes render it while there is something to
// report.
import { useState } from 'react'
import type { CallInput } from '#contract/contract.ts'
import { reportReasonMax } from '#domain/report/report.ts'
import { reportTexts } from '#words/en/report/report.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'

export type ReportTarget = CallInput<'reports-create'>['reported']

export function ReportSheet({
  reported,
  onClose,
}: {
  reported: ReportTarget | null
  onClose: () => void
}) {
  const t = useTexts(reportTexts)
  if (reported === null) return null
  return (
    <Sheet title={t.title({ what: t[reported.kind] })} isOpen onClose={onClose}>
      <ReportForm reported={reported} onClose={onClose} />
    </Sheet>
  )
}

function ReportForm({ reported, onClose }: { reported: ReportTarget; onClose: () => void }) {
  const t = useTexts(reportTexts)
  const [reason, setReason] = useKeptText(`report ${Object.values(reported).join(' ')}`)
  const [isRefused, setRefused] = useState(false)
  const { busy, run } = useBusy<'send'>()
  const isMissing = reason.trim() === ''
  const send = () =>
    run('send', async () => {
      setRefused(isMissing)
      if (isMissing) return
      const answer = await callOrAlert('reports-create', { reported, reason: reason.trim() })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.sent, tone: 'good' })
    })
  return (
    <SheetForm onSubmit={() => void send()}>
      <p className="text-muted">{t.lead}</p>
      <TextField
        label={t.reason}
        value={reason}
        onChange={setReason}
        rows={4}
        maxLength={reportReasonMax}
        countTo={reportReasonMax}
        error={isRefused && isMissing ? t.reasonMissing : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onClose}>
          {labels.cancel}
        </Button>
        <Button type="submit" isPending={busy !== null}>
          {t.send}
        </Button>
      </div>
    </SheetForm>
  )
}
