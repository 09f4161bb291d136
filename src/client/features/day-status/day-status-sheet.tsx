// Sets the status of a day: choosing a state notifies everyone, so the optional details come before
// it.
import { useState } from 'react'
import { CalendarClock, CircleCheck, CloudOff, Eye } from 'lucide-react'
import { dayNoteMax, type DayState, type DayStatus } from '#domain/day-status/day-status.ts'
import { dayStatusTexts } from '#words/en/day-status/day-status.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../net/call.ts'
import { formatDayStatus } from '../../parts/day-status/day-chip.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { alertUser } from '../../ui/overlay/dialogs.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'

export type DayTarget = { eventId: string } | { locationId: string; day: string }

type DayStatusSheetProps = {
  target: DayTarget
  laterStart: string
  lead: string
  onClose: () => void
}

const looks = [
  { state: 'planned', variant: 'soft', icon: CircleCheck },
  { state: 'watching', variant: 'plain', icon: Eye },
  { state: 'delayed', variant: 'plain', icon: CalendarClock },
  { state: 'off', variant: 'danger', icon: CloudOff },
] as const

const minuteSteps = 5

const send = (target: DayTarget, status: DayStatus) =>
  'eventId' in target
    ? call('events-setDayStatus', { ...target, status })
    : call('locations-setDayStatus', { ...target, status })

export function DayStatusSheet({ target, laterStart, lead, onClose }: DayStatusSheetProps) {
  const t = useTexts(dayStatusTexts)
  const [until, setUntil] = useState<string | null>(laterStart)
  const [note, setNote] = useKeptText(`day ${Object.values(target).join(' ')}`)
  const [nextWord, setNextWord] = useState<string | null>(null)
  const { busy, run } = useBusy<DayState>()
  const tell = (state: DayState) =>
    run(state, async () => {
      const status = { state, until: state === 'delayed' ? until : null, note, nextWord }
      const answer = await send(target, status)
      if (!answer.ok) return alertUser(refusalText(answer.refusal))
      onClose()
      const title = answer.value.isTold ? t.told : t.shown
      await showToast({ title, tone: 'info' })
    })
  return (
    <Sheet title={t.title} isOpen onClose={onClose}>
      <p className="text-muted">{lead}</p>
      <div className="grid grid-cols-2 gap-3">
        {looks.map(({ state, variant, icon: Icon }) => (
          <Button
            key={state}
            variant={variant}
            size="lg"
            isPending={busy === state}
            isDisabled={state === 'delayed' && until === null}
            onPress={() => void tell(state)}
          >
            <Icon aria-hidden size={20} className="shrink-0" />
            {formatDayStatus({ state, until: until ?? laterStart })}
          </Button>
        ))}
      </div>
      <TextField
        label={t.note}
        description={t.noteHint}
        value={note}
        onChange={setNote}
        maxLength={dayNoteMax}
      />
      <div className="grid grid-cols-2 gap-3">
        <TimeField label={t.until} value={until} onChange={setUntil} stepMinutes={minuteSteps} />
        <TimeField
          label={t.nextWord}
          value={nextWord}
          onChange={setNextWord}
          stepMinutes={minuteSteps}
        />
      </div>
    </Sheet>
  )
}
