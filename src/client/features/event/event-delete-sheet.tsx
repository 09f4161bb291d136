// Deletes an event of a series, and asks which dates.
import { useState } from 'react'
import type { SeriesScope } from '#domain/event/series.ts'
import { eventRepeatTexts } from '#words/en/event/event-repeat.ts'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { EventScope } from '../../parts/event/event-scope.tsx'
import { Button } from '../../ui/button.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

type EventDeleteSheetProps = {
  eventId: string
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

export function EventDeleteSheet({ eventId, isOpen, onClose, onDeleted }: EventDeleteSheetProps) {
  const t = useTexts(eventViewTexts)
  const repeats = useTexts(eventRepeatTexts)
  const [scope, setScope] = useState<SeriesScope>('this')
  const { busy, run } = useBusy<'delete'>()
  const remove = () =>
    run('delete', async () => {
      const answer = await callOrAlert('events-delete', { eventId, scope })
      if (!answer.ok) return
      void showToast({ title: t.deleteDone, tone: 'info' })
      onDeleted()
    })
  return (
    <Sheet title={repeats.deleteTitle} isOpen={isOpen} onClose={onClose}>
      <SheetForm onSubmit={() => void remove()}>
        <p className="text-muted">{repeats.deleteText}</p>
        <EventScope value={scope} onChange={setScope} />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="plain" onPress={onClose}>
            {t.keep}
          </Button>
          <Button type="submit" variant="solidDanger" isPending={busy !== null}>
            {t.deleteEvent}
          </Button>
        </div>
      </SheetForm>
    </Sheet>
  )
}
