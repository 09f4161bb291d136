// The form sections for the note to players and the cohosts.
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { eventFeeMax, eventNoteMax } from '#domain/event/event.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventFieldTexts } from '#words/en/event/event-fact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { List, ListRow } from '../../ui/list-row.tsx'
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

export function EventFormCohosts({
  form: { draft, errors, change },
  names,
  add,
}: {
  form: EventForm
  names: ReadonlyMap<string, string>
  add: ReactNode
}) {
  const t = useTexts(eventFormTexts)
  return (
    <Section title={t.cohosts} action={add}>
      <p className="-mt-2 text-sm text-muted">{t.cohostsNote}</p>
      {draft.cohosts.length > 0 && (
        <List label={t.cohosts}>
          {draft.cohosts.map((playerId) => {
            const name = names.get(playerId) ?? playerId
            const remove = () =>
              change({ cohosts: draft.cohosts.filter((cohost) => cohost !== playerId) })
            return (
              <ListRow
                key={playerId}
                title={name}
                trailing={<IconButton icon={X} label={t.removeCohost({ name })} onPress={remove} />}
              />
            )
          })}
        </List>
      )}
      {errors.cohosts !== undefined && (
        <p role="alert" className="text-sm font-medium text-bad">
          {errors.cohosts}
        </p>
      )}
    </Section>
  )
}
