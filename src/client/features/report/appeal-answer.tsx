import { useState } from 'react'
import { appealTextMax } from '#domain/report/report.ts'
import { appealTexts } from '#words/en/report/report.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export function AppealAnswer({ decisionId }: { decisionId: string }) {
  const t = useTexts(appealTexts)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" variant="plain" onPress={() => setOpen(true)}>
        {t.open}
      </Button>
      <Sheet title={t.title} isOpen={isOpen} onClose={close}>
        <AppealForm decisionId={decisionId} onSent={close} />
      </Sheet>
    </>
  )
}

function AppealForm({ decisionId, onSent }: { decisionId: string; onSent: () => void }) {
  const t = useTexts(appealTexts)
  const [text, setText] = useKeptText(`appeal ${decisionId}`)
  const [isMissing, setMissing] = useState(false)
  const { busy, run } = useBusy<'send'>()
  const send = async () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    const answer = await callOrAlert('reports-appeal', { decisionId, text: text.trim() })
    if (!answer.ok) return
    setText('')
    void showToast({ title: t.sent })
    onSent()
  }
  return (
    <SheetForm onSubmit={() => void run('send', send)}>
      <TextField
        label={t.text}
        description={t.hint}
        rows={3}
        value={text}
        onChange={setText}
        maxLength={appealTextMax}
        {...(isMissing && { error: t.missing })}
      />
      <Button type="submit" isPending={busy !== null}>
        {t.send}
      </Button>
    </SheetForm>
  )
}
