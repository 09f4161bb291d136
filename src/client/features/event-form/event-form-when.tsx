// The form section for time and venue, with other events at the same time.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { timeStepMinutes } from '#domain/event/event.ts'
import { horizonDays } from '#domain/event/play-time.ts'
import { addDays } from '#domain/shared/day.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { useToday } from '../../device/today.ts'
import { formatTime } from '../../i18n/formats.ts'
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
  form: { draft, errors, change, venue, edited, ...form },
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
      <Overlaps form={{ ...form, edited, venue }} />
    </Section>
  )
}

function Overlaps({
  form: { hints, edited, venue },
}: {
  form: Pick<EventForm, 'hints' | 'edited' | 'venue'>
}) {
  const t = useTexts(eventFormTexts)
  const others = (hints?.atLocation ?? []).filter(({ eventId }) => eventId !== edited?.eventId)
  const mine = (hints?.mine ?? []).filter(({ eventId }) => eventId !== edited?.eventId)
  const courts = others.reduce((sum, event) => sum + event.courts, 0)
  return (
    <output className="flex flex-col gap-2 empty:hidden">
      {mine.length > 0 && <Warning text={t.mineOverlap} events={mine} />}
      {others.length > 0 && (
        <Warning
          text={t.courtsOverlap({ used: courts, all: venue?.fields.courts ?? 0 })}
          events={others}
        />
      )}
    </output>
  )
}

type Other = { eventId: string; title: string; startTime: string }

function Warning({ text, events }: { text: string; events: readonly Other[] }): ReactNode {
  const t = useTexts(eventFormTexts)
  return (
    <div className="flex gap-2 rounded-xl bg-warm-soft px-4 py-3 text-sm">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warm" />
      <div className="min-w-0">
        <p className="font-semibold text-warm">{text}</p>
        <ul>
          {events.map(({ eventId, title, startTime }) => (
            <li key={eventId}>
              <Link
                to="/vieweditevent/$evId"
                params={{ evId: eventId }}
                target="_blank"
                className="inline-flex min-h-6 items-center gap-2 rounded outline-none focus-visible:ring-focus"
              >
                <span className="font-semibold tabular-nums">{formatTime(startTime)}</span>
                <span className="underline underline-offset-2">
                  {title === '' ? t.untitled : title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
