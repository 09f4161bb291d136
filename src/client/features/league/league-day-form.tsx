// Adds game days: one, or a whole season with optional gaps. Everyone in the league is put on their
// rosters.
import { useState } from 'react'
import {
  durationMaxMinutes,
  durationMinMinutes,
  eventCourtsMax,
  timeStepMinutes,
} from '#domain/event/event.ts'
import { occurrenceDays, occurrencesMax } from '#domain/event/series.ts'
import { leagueDaysMax } from '#domain/league/league.ts'
import { addDays, isDay, type Day } from '#domain/shared/day.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useToday } from '../../device/today.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { LeagueDetail } from './league-words.ts'
import type { LeagueActions } from './use-league-actions.ts'

type DayFormProps = {
  league: LeagueDetail
  actions: LeagueActions
  isOpen: boolean
  onClose: () => void
}

function nextDay({ days, fields }: LeagueDetail, today: Day): string {
  const last = days.at(-1)?.startDate
  const wanted = last !== undefined && isDay(last) ? addDays(last, 7) : fields.startDate
  const next = wanted > today ? wanted : addDays(today, 1)
  return next < fields.endDate ? next : fields.endDate
}

export function LeagueDayForm({ league, actions, isOpen, onClose }: DayFormProps) {
  const manage = useTexts(leagueManageTexts)
  return (
    <Sheet title={manage.addDay} isOpen={isOpen} onClose={onClose}>
      <Fields league={league} actions={actions} onClose={onClose} />
    </Sheet>
  )
}

type Every = 0 | 1 | 2

function planDays(first: string | null, every: Every, { days, fields }: LeagueDetail): Day[] {
  if (first === null || !isDay(first)) return []
  const room = Math.min(occurrencesMax, leagueDaysMax - days.length)
  if (every === 0) return [first].slice(0, room)
  const until = isDay(fields.endDate) ? fields.endDate : null
  return occurrenceDays(first, { everyWeeks: every, weekdays: [], until, count: room })
}

function Fields({ league, actions, onClose }: Omit<DayFormProps, 'isOpen'>) {
  const manage = useTexts(leagueManageTexts)
  const today = useToday()
  const [first, setFirst] = useState<string | null>(() => nextDay(league, today))
  const [every, setEvery] = useState<Every>(league.days.length === 0 ? 1 : 0)
  const [leftOut, setLeftOut] = useState<ReadonlySet<Day>>(new Set())
  const [startTime, setTime] = useState<string | null>(league.days.at(-1)?.startTime ?? '18:00')
  const [duration, setDuration] = useState(120)
  const [courts, setCourts] = useState(4)
  const planned = planDays(first, every, league)
  const days = planned.filter((day) => !leftOut.has(day))
  const save = async () => {
    if (days.length === 0 || startTime === null) return
    if (await actions.addDays({ days, startTime, duration, courts })) onClose()
  }
  return (
    <SheetForm onSubmit={() => void save()}>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <DatePicker
          label={every === 0 ? manage.day : manage.firstDay}
          value={first}
          onChange={setFirst}
          min={league.fields.startDate > today ? league.fields.startDate : today}
          max={league.fields.endDate}
        />
        <TimeField
          stepMinutes={timeStepMinutes}
          label={manage.time}
          value={startTime}
          onChange={setTime}
        />
      </div>
      <Segmented
        label={manage.repeat}
        options={[
          { id: '0', label: manage.once },
          { id: '1', label: manage.weekly },
          { id: '2', label: manage.everyTwoWeeks },
        ]}
        value={String(every)}
        onChange={(id) => setEvery(Number(id) as Every)}
      />
      {every > 0 && (
        <SeasonDays
          days={planned}
          leftOut={leftOut}
          onChange={(day, isIn) =>
            setLeftOut(
              new Set(isIn ? [...leftOut].filter((one) => one !== day) : [...leftOut, day]),
            )
          }
        />
      )}
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberField
          label={manage.duration}
          minValue={durationMinMinutes}
          maxValue={durationMaxMinutes}
          step={15}
          value={duration}
          onChange={setDuration}
        />
        <NumberField
          label={manage.courts}
          minValue={1}
          maxValue={eventCourtsMax}
          value={courts}
          onChange={setCourts}
        />
      </div>
      <Button
        type="submit"
        size="lg"
        isDisabled={days.length === 0 || startTime === null}
        isPending={actions.busy === 'day'}
      >
        {manage.addDays({ n: Math.max(days.length, 1) })}
      </Button>
    </SheetForm>
  )
}

function SeasonDays({
  days,
  leftOut,
  onChange,
}: {
  days: readonly Day[]
  leftOut: ReadonlySet<Day>
  onChange: (day: Day, isIn: boolean) => void
}) {
  const manage = useTexts(leagueManageTexts)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-semibold">{manage.seasonDays}</legend>
      <p className="text-sm text-muted">{manage.seasonDaysHelp}</p>
      <div className="flex flex-wrap gap-2">
        {days.map((day) => (
          <Chip key={day} isOn={!leftOut.has(day)} onChange={(isIn) => onChange(day, isIn)}>
            {formatDay(day, 'short')}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
