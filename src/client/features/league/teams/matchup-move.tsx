// Moves a match-up to another day or time, for its organizers.
import { useState } from 'react'
import { timeStepMinutes } from '#domain/event/event.ts'
import { isDay } from '#domain/shared/day.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useToday } from '../../../device/today.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/field/date-picker.tsx'
import { TimeField } from '../../../ui/field/time-field.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { MatchupPartProps } from './lineup-form.tsx'

export function MatchupMove({ matchup, actions, onDone }: MatchupPartProps) {
  const t = useTexts(teamLeagueTexts)
  const today = useToday()
  const [day, setDay] = useState<string | null>(matchup.day)
  const [startTime, setTime] = useState<string | null>(matchup.startTime)
  const save = async () => {
    if (day === null || !isDay(day) || startTime === null) return
    if (await actions.move(matchup.matchupId, { day, startTime })) onDone()
  }
  return (
    <SheetForm onSubmit={() => void save()}>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <DatePicker label={t.day} value={day} onChange={setDay} min={today} />
        <TimeField
          stepMinutes={timeStepMinutes}
          label={t.time}
          value={startTime}
          onChange={setTime}
        />
      </div>
      <Button type="submit" size="lg" isPending={actions.isBusy}>
        {t.moveMatchup}
      </Button>
      <Button variant="plain" onPress={onDone}>
        {labels.cancel}
      </Button>
    </SheetForm>
  )
}
