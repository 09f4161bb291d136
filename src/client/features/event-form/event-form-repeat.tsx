// The form section for repeating a new event, with a preview of the dates.
import { useDeferredValue } from 'react'
import { CalendarRange } from 'lucide-react'
import { inSentence } from '#client/i18n/in-sentence.ts'
import { everyWeeksMax, occurrencesMax, occurrencesMin } from '#domain/event/series.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { eventRepeatTexts } from '#words/en/event/event-repeat.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/chip.tsx'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { daysChosen, freshRepeat, toRepeat, type RepeatDraft } from './event-repeat.ts'

type EventFormRepeatProps = {
  startDate: string | null
  value: RepeatDraft | null
  onChange: (value: RepeatDraft | null) => void
  isRefused: boolean
}

export function EventFormRepeat({ startDate, value, onChange, isRefused }: EventFormRepeatProps) {
  const t = useTexts(eventRepeatTexts)
  // Deferred until the switch has rendered as on (decision 088).
  const hasFields = useDeferredValue(value !== null)
  return (
    <div className="flex flex-col gap-4">
      <Switch
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? freshRepeat(startDate) : null)}
        detail={t.repeatsNote}
      >
        {t.repeats}
      </Switch>
      {hasFields && value !== null && (
        <Fields startDate={startDate} value={value} onChange={onChange} isRefused={isRefused} />
      )}
    </div>
  )
}

function Fields({
  startDate,
  value,
  onChange,
  isRefused,
}: EventFormRepeatProps & { value: RepeatDraft }) {
  const t = useTexts(eventRepeatTexts)
  const change = (changes: Partial<RepeatDraft>) => onChange({ ...value, ...changes })
  const weeks = Array.from({ length: everyWeeksMax }, (_, index) => index + 1)
  return (
    <>
      <Select
        label={t.every}
        options={weeks.map((n) => ({
          id: String(n),
          label: n === 1 ? t.everyWeek : t.everyWeeks({ n }),
        }))}
        value={String(value.everyWeeks)}
        onChange={(n) => change({ everyWeeks: Number(n) })}
      />
      <Weekdays startDate={startDate} value={value} onChange={(weekdays) => change({ weekdays })} />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Segmented
          label={t.ends}
          options={[
            { id: 'count', label: t.afterCount },
            { id: 'until', label: t.onDay },
          ]}
          value={value.end}
          onChange={(end) => change({ end })}
        />
        {value.end === 'count' ? (
          <NumberField
            label={t.count}
            minValue={occurrencesMin}
            maxValue={occurrencesMax}
            value={value.count}
            onChange={(count) => change({ count })}
          />
        ) : (
          <DatePicker
            label={t.until}
            value={value.until}
            onChange={(until) => change({ until })}
            {...(startDate === null ? {} : { min: startDate })}
          />
        )}
      </div>
      <Dates startDate={startDate} value={value} isRefused={isRefused} />
    </>
  )
}

const aSunday = toDay('2026-01-04')

function Weekdays({
  startDate,
  value,
  onChange,
}: {
  startDate: string | null
  value: RepeatDraft
  onChange: (weekdays: number[]) => void
}) {
  const t = useTexts(eventRepeatTexts)
  const chosen = daysChosen(value, startDate)
  const own = daysChosen({ ...value, weekdays: [] }, startDate)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{t.weekdays}</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: 7 }, (_, weekday) => (
          <Chip
            key={weekday}
            isOn={chosen.includes(weekday)}
            isDisabled={own.includes(weekday)}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? [...value.weekdays, weekday]
                  : value.weekdays.filter((day) => day !== weekday),
              )
            }
          >
            {formatDay(addDays(aSunday, weekday), 'weekdayShort')}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function Dates({
  startDate,
  value,
  isRefused,
}: {
  startDate: string | null
  value: RepeatDraft
  isRefused: boolean
}) {
  const t = useTexts(eventRepeatTexts)
  const made = toRepeat(value, startDate)
  if (made === null)
    return (
      <p
        role={isRefused ? 'alert' : undefined}
        className={isRefused ? 'text-sm font-medium text-bad' : 'text-sm text-muted'}
      >
        {t.noDates}
      </p>
    )
  return (
    <details className="rounded-xl bg-soft px-4 py-2 text-sm">
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 rounded outline-none focus-visible:ring-focus [&::-webkit-details-marker]:hidden">
        <CalendarRange aria-hidden size={16} className="shrink-0 text-brand" />
        <span className="flex-1 font-semibold">
          {t.dates({ n: made.days.length, last: inSentence(formatDay(made.days.at(-1) ?? '')) })}
        </span>
        <span className="text-brand underline underline-offset-2">{t.showDates}</span>
      </summary>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {made.days.map((day) => (
          <li key={day} className="whitespace-nowrap">
            {formatDay(day)}
          </li>
        ))}
      </ul>
      {made.days.length === occurrencesMax && (
        <p className="mt-2 text-muted">{t.most({ n: occurrencesMax })}</p>
      )}
    </details>
  )
}
