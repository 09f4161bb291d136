// The form section for match format and number of courts.
import type { EventFields } from '#domain/event/event-fields.ts'
import {
  entryBys,
  eventCourtsMax,
  eventPlays,
  eventTitleMax,
  eventTypes,
} from '#domain/event/event.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { eventFactTexts } from '#words/en/event/event-fact.ts'
import { eventTypeTexts } from '#words/en/event/event-type.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Section } from '../../ui/section.tsx'
import { formatAfter } from './event-format-draft.ts'
import type { EventForm } from './use-event-form.ts'

export function EventFormFormat({
  form: { draft, errors, change, venue, edited },
}: {
  form: EventForm
}) {
  const t = useTexts(eventFormTexts)
  const facts = useTexts(eventFactTexts)
  const types = useTexts(eventTypeTexts)
  const isEntryFixed = edited?.isEntryFixed === true
  const entries = { player: t.entryPlayers, team: facts.teams }
  const setPlay = (play: EventFields['play']) =>
    change({
      play,
      format: formatAfter(draft, { type: draft.type, play }),
      ...(play === 'singles' && draft.entryBy === 'team' ? { entryBy: 'player' as const } : {}),
    })
  const setType = (type: EventFields['type']) =>
    change({ type, format: formatAfter(draft, { type, play: draft.play }) })
  return (
    <Section title={t.format}>
      <Select
        label={t.type}
        options={eventTypes.map((id) => ({ id, label: types[id] }))}
        value={draft.type}
        onChange={setType}
        error={errors.type}
      />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Segmented
          label={t.play}
          options={eventPlays.map((id) => ({ id, label: facts[id] }))}
          value={draft.play}
          onChange={setPlay}
          isDisabled={isEntryFixed && draft.entryBy === 'team'}
        />
        <NumberField
          label={t.courts}
          minValue={1}
          maxValue={eventCourtsMax}
          value={draft.courts}
          onChange={(courts) => change({ courts })}
          error={errors.courts}
        />
      </div>
      {draft.play === 'doubles' && (
        <Segmented
          label={t.entryBy}
          description={
            isEntryFixed ? t.entryFixed : draft.entryBy === 'team' ? t.entryTeamsNote : undefined
          }
          options={entryBys.map((id) => ({ id, label: entries[id] }))}
          value={draft.entryBy}
          onChange={(entryBy) => change({ entryBy })}
          isDisabled={isEntryFixed}
          error={errors.entryBy}
        />
      )}
      <TextField
        label={t.title}
        description={t.optional}
        placeholder={t.titleHint({ type: types[draft.type], venue: venue?.fields.name ?? '' })}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={eventTitleMax}
        error={errors.title}
      />
    </Section>
  )
}
