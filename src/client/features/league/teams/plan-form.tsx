// The sheet that schedules a team league: first day, gap between rounds, and number of meetings.
import { useState } from 'react'
import { timeStepMinutes } from '#domain/event/event.ts'
import { addDays, isDay, type Day } from '#domain/shared/day.ts'
import { legsMax } from '#domain/team-league/team-league.ts'
import { countTeamRounds } from '#domain/team-league/team-rounds.ts'
import { teamLeagueTexts } from '#words/en/league/team-league.ts'
import { useToday } from '../../../device/today.ts'
import { formatDay } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/field/date-picker.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { TimeField } from '../../../ui/field/time-field.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import type { LeagueDetail } from '../league-words.ts'
import type { TeamPlay } from './team-words.ts'
import { useTeamActions } from './use-team-actions.ts'

type PlanFormProps = { league: LeagueDetail; play: TeamPlay; onClose: () => void }

const everyDays = [7, 14, 1] as const
const legChoices = Array.from({ length: legsMax }, (_, index) => index + 1)

export function PlanForm({ league, play, onClose }: PlanFormProps) {
  const t = useTexts(teamLeagueTexts)
  const today = useToday()
  const actions = useTeamActions(league.leagueSeriesId)
  const min = league.fields.startDate > today ? league.fields.startDate : addDays(today, 1)
  const [first, setFirst] = useState<string | null>(min)
  const [startTime, setTime] = useState<string | null>(play.matchups[0]?.startTime ?? '18:00')
  const [every, setEvery] = useState<number>(7)
  const [legs, setLegs] = useState(1)
  const isAgain = play.matchups.length > 0
  const labels = { 7: t.everyWeek, 14: t.everyTwoWeeks, 1: t.everyDay }
  const firstDay: Day | null = first !== null && isDay(first) ? first : null
  const save = async () => {
    if (firstDay === null || startTime === null) return
    if (await actions.plan({ firstDay, startTime, everyDays: every, legs }, isAgain)) onClose()
  }
  const rounds = countTeamRounds(play.teams.length, legs)
  return (
    <Sheet isOpen title={isAgain ? t.planAgain : t.plan} onClose={onClose}>
      <SheetForm onSubmit={() => void save()}>
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <DatePicker
            label={t.firstDay}
            value={first}
            onChange={setFirst}
            min={min}
            max={league.fields.endDate}
          />
          <TimeField
            stepMinutes={timeStepMinutes}
            label={t.time}
            value={startTime}
            onChange={setTime}
          />
        </div>
        <Segmented
          label={t.every}
          options={everyDays.map((days) => ({ id: String(days), label: labels[days] }))}
          value={String(every)}
          onChange={(id) => setEvery(Number(id))}
        />
        <Segmented
          label={t.legs}
          options={legChoices.map((n) => ({ id: String(n), label: t.legsText({ n }) }))}
          value={String(legs)}
          onChange={(id) => setLegs(Number(id))}
        />
        {firstDay !== null && (
          <p className="text-pretty text-muted">
            {t.planText({
              teams: play.teams.length,
              rounds,
              day: formatDay(addDays(firstDay, Math.max(rounds - 1, 0) * every)),
            })}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          isDisabled={firstDay === null || startTime === null}
          isPending={actions.isBusy}
        >
          {isAgain ? t.planAgain : t.plan}
        </Button>
      </SheetForm>
    </Sheet>
  )
}
