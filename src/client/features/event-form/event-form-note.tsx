// The form section for the note to players and the fee.
import { eventFeeMax, eventNoteMax } from '#domain/event/event.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventFieldTexts } from '#words/en/event/event-fact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { Section } from '../../ui/section.tsx'
import type { EventForm } from './use-event-form.ts'

export function EventFormNote({ form: { draft, errors, change } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const words = useTexts(eventFieldTexts)
  return (
    <Section title={t.noteSection}>
      <TextField
        label={t.note}
        description={t.noteHint}
        rows={3}
        value={draft.note}
        onChange={(note) => change({ note })}
        maxLength={eventNoteMax}
        countTo={eventNoteMax}
        error={errors.note}
      />
      <TextField
        label={words.fee}
        description={words.feeHint}
        value={draft.fee}
        onChange={(fee) => change({ fee })}
        maxLength={eventFeeMax}
        error={errors.fee}
      />
    </Section>
  )
}
