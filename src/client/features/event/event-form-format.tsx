// What is played, and on how many courts.
import { eventCourtsMax, eventPlays, eventTitleMax, eventTypes } from '#domain/event/event.ts'
import { eventTypeTexts } from '../../i18n/event-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { eventFactTexts } from './event-fact-texts.ts'
import { eventFormTexts } from './event-form-texts.ts'
import type { EventForm } from './use-event-form.ts'

export function EventFormFormat({ form: { draft, errors, change, venue } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const facts = useTexts(eventFactTexts)
  const types = useTexts(eventTypeTexts)
  return (
    <Section title={t.format}>
      <Select label={t.type} options={eventTypes.map((id) => ({ id, label: types[id] }))} value={draft.type} onChange={(type) => change({ type })} error={errors.type} />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Segmented label={t.play} options={eventPlays.map((id) => ({ id, label: facts[id] }))} value={draft.play} onChange={(play) => change({ play })} />
        <NumberField label={t.courts} minValue={1} maxValue={eventCourtsMax} value={draft.courts} onChange={(courts) => change({ courts })} error={errors.courts} />
      </div>
      <TextField
        label={t.title}
        description={t.optional}
        placeholder={t.titleHint(types[draft.type], venue?.fields.name ?? '')}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={eventTitleMax}
        error={errors.title}
      />
    </Section>
  )
}
