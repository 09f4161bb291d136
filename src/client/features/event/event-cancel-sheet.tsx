// Cancels an event. It asks for a reason, which everyone signed up receives.
import { useState } from 'react'
import { cancelReasonMax } from '#domain/event/event.ts'
import type { SeriesScope } from '#domain/event/series.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { EventScope } from '../../parts/event/event-scope.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EventCancelSheetProps = {
  eventId: string
  isSeries: boolean
  isOpen: boolean
  onClose: () => void
}

export function EventCancelSheet({ eventId, isSeries, isOpen, onClose }: EventCancelSheetProps) {
  const t = useTexts(eventViewTexts)
  return (
    <Sheet title={t.cancelTitle} isOpen={isOpen} onClose={onClose}>
      <CancelForm eventId={eventId} isSeries={isSeries} onClose={onClose} />
    </Sheet>
  )
}

function CancelForm({ eventId, isSeries, onClose }: Omit<EventCancelSheetProps, 'isOpen'>) {
  const t = useTexts(eventViewTexts)
  const [scope, setScope] = useState<SeriesScope>('this')
  const [reason, setReason] = useKeptText('cancel')
  const [isRefused, setRefused] = useState(false)
  const { busy, run } = useBusy<'cancel'>()
  const isMissing = reason.trim() === ''
  const cancel = () =>
    run('cancel', async () => {
      setRefused(isMissing)
      if (isMissing) return
      const answer = await callOrAlert('events-cancel', { eventId, reason: reason.trim(), scope })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.cancelDone, tone: 'info' })
    })
  return (
    <SheetForm onSubmit={() => void cancel()}>
      <p className="text-muted">{t.cancelText}</p>
      {isSeries && <EventScope value={scope} onChange={setScope} />}
      <TextField
        label={t.reason}
        description={t.reasonHint}
        value={reason}
        onChange={setReason}
        maxLength={cancelReasonMax}
        error={isRefused && isMissing ? t.reasonMissing : undefined}
      />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" onPress={onClose}>
          {t.keep}
        </Button>
        <Button type="submit" variant="solidDanger" isPending={busy !== null}>
          {t.cancelEvent}
        </Button>
      </div>
    </SheetForm>
  )
}
