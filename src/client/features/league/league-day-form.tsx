// A new game day: when, how long, on how many courts. Everyone in the league is put on its roster.
import { useState } from 'react'
import {
  durationMaxMinutes,
  durationMinMinutes,
  eventCourtsMax,
  timeStepMinutes,
} from '#domain/event/event.ts'
import { addDays, isDay, type Day } from '#domain/shared/day.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueTexts } from '#words/en/league/league.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import type { League } from './league-words.ts'
import type { LeagueActions } from './use-league-actions.ts'

type DayFormProps = { league: League; actions: LeagueActions; isOpen: boolean; onClose: () => void }

/**
 * A week after the last game day, as leagues play; else the first day that is left; never after the
 * last day of the league.
 */
function nextDay({ days, fields }: League, today: Day): string {
  const last = days.at(-1)?.startDate
  const wanted = last !== undefined && isDay(last) ? addDays(last, 7) : fields.startDate
  const next = wanted > today ? wanted : addDays(today, 1)
  return next < fields.endDate ? next : fields.endDate
}

export function LeagueDayForm({ league, actions, isOpen, onClose }: DayFormProps) {
  const { close } = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  return (
    <Sheet title={manage.addDay} closeLabel={close} isOpen={isOpen} onClose={onClose}>
      <Fields league={league} actions={actions} onClose={onClose} />
    </Sheet>
  )
}

function Fields({ league, actions, onClose }: Omit<DayFormProps, 'isOpen'>) {
  const manage = useTexts(leagueManageTexts)
  const today = useToday()
  const [startDate, setDate] = useState<string | null>(() => nextDay(league, today))
  const [startTime, setTime] = useState<string | null>(league.days.at(-1)?.startTime ?? '18:00')
  const [duration, setDuration] = useState(120)
  const [courts, setCourts] = useState(4)
  const save = async () => {
    if (startDate === null || startTime === null) return
    if (await actions.addDay({ startDate, startTime, duration, courts })) onClose()
  }
  return (
    <SheetForm onSubmit={() => void save()}>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <DatePicker
          label={manage.day}
          value={startDate}
          onChange={setDate}
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
        isDisabled={startDate === null || startTime === null}
        isPending={actions.busy === 'day'}
      >
        {manage.addDay}
      </Button>
    </SheetForm>
  )
}
