import { timeStepMinutes } from '#domain/event/event.ts'
import { horizonDays } from '#domain/event/play-time.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { Section } from '../../ui/section.tsx'
import { durationChoices, formatDuration } from './duration-words.ts'
import type { EventForm } from './use-event-form.ts'
import { VenueField } from './venue-field.tsx'

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export function EventFormWhen({
  form: { draft, errors, change, venue, edited },
}: {
  form: EventForm
}) {
  const t = useTexts(eventFormTexts)
  const today = useToday()
  const zone = deviceZone()
  const setDuration = (minutes: string) => change({ duration: Number(minutes) })
  return (
    <Section title={t.whenWhere}>
      <VenueField
        locationId={draft.location}
        name={venue?.fields.name ?? ''}
        error={errors.location}
        onChange={(location) => change({ location })}
      />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <DatePicker
          label={t.day}
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
          {...(edited === null ? { min: today } : {})}
          max={addDays(today, horizonDays)}
          error={errors.startDate}
        />
        <TimeField
          stepMinutes={timeStepMinutes}
          label={t.time}
          value={draft.startTime}
          onChange={(startTime) => change({ startTime })}
          error={errors.startTime}
        />
      </div>
      <Select
        label={t.duration}
        options={durationChoices(draft.duration).map((minutes) => ({
          id: String(minutes),
          label: formatDuration(minutes),
        }))}
        value={String(draft.duration)}
        onChange={setDuration}
        error={errors.duration}
        {...(venue === null || venue.timezone === zone
          ? {}
          : { description: t.venueTime({ zone: venue.timezone }) })}
      />
    </Section>
  )
}
