// Plans the matches of a day and shows when each day would end.
import { useState } from 'react'
import { CalendarClock } from 'lucide-react'
import type { CallOutput } from '#contract/contract.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { inSentence } from '../../../i18n/in-sentence.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { call } from '../../../net/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import {
  formatVenueTime,
  formatTournamentDay,
  shortTitle,
  type Tournament,
} from '../tournament-words.ts'

type Planned = CallOutput<'tournaments-planDay'>
type Outcome = { planned: Planned } | { refused: string }

export function PlanDaySheet({
  tournament,
  onDone,
  onClose,
}: {
  tournament: Tournament
  onDone: () => void
  onClose: () => void
}) {
  const manage = useTexts(tournamentManageTexts)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const { busy, run } = useBusy<string>()
  const days = listDays(tournament)
  const plan = (day: string) =>
    void run(day, async () => {
      const answer = await call('tournaments-planDay', {
        tournamentId: tournament.tournamentId,
        day,
      })
      const outcome: Outcome = answer.ok
        ? { planned: answer.value }
        : { refused: refusalText(answer.refusal) }
      setOutcomes((last) => new Map(last).set(day, outcome))
    })
  const isPlanned = [...outcomes.values()].some((outcome) => 'planned' in outcome)
  return (
    <Sheet
      isOpen
      title={manage.planTitle}
      onClose={onClose}
      {...(isPlanned && {
        footer: (
          <Button size="lg" className="w-full" onPress={onDone}>
            {manage.seeCourts}
          </Button>
        ),
      })}
    >
      <p className="text-pretty text-muted">{manage.planText}</p>
      {days.map(([day, divisions]) => (
        <section key={day} className="flex flex-col gap-2">
          {days.length > 1 && <h3 className="font-bold">{formatTournamentDay(day)}</h3>}
          <ul className="text-sm">
            {divisions.map(({ eventId, title, entrants }) => (
              <li key={eventId}>
                {manage.planDivisions({
                  title: shortTitle(title, tournament.fields.name),
                  n: entrants,
                })}
              </li>
            ))}
          </ul>
          <DayOutcome outcome={outcomes.get(day)} tournament={tournament} />
          <Button
            variant={outcomes.has(day) ? 'plain' : 'primary'}
            isPending={busy === day}
            isDisabled={busy !== null && busy !== day}
            onPress={() => plan(day)}
          >
            <CalendarClock aria-hidden size={20} />
            {outcomes.has(day)
              ? manage.planAgain
              : manage.planOne({ day: inSentence(formatTournamentDay(day)) })}
          </Button>
        </section>
      ))}
    </Sheet>
  )
}

function DayOutcome({
  outcome,
  tournament: { timezone, divisions, fields },
}: {
  outcome: Outcome | undefined
  tournament: Tournament
}) {
  const manage = useTexts(tournamentManageTexts)
  if (outcome === undefined) return null
  if ('refused' in outcome) return <Notice tone="bad">{outcome.refused}</Notice>
  const { matches, endsAt, isLate, undrawn } = outcome.planned
  const titleOf = new Map(divisions.map(({ eventId, title }) => [eventId, title]))
  return (
    <>
      <Notice tone="good">
        {manage.planDone({ n: matches, time: formatVenueTime(endsAt, timezone) })}
      </Notice>
      {undrawn.map(({ eventId, entrants }) => (
        <Notice key={eventId}>
          {manage.undrawn({
            title: shortTitle(titleOf.get(eventId) ?? '', fields.name),
            n: entrants,
          })}
        </Notice>
      ))}
      {isLate && <Notice tone="bad">{manage.planLate}</Notice>}
    </>
  )
}

const listDays = ({ divisions }: Tournament): [string, Tournament['divisions']][] =>
  [
    ...Map.groupBy(
      divisions.filter(({ status }) => status === 'published'),
      ({ startDate }) => startDate,
    ),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1))
