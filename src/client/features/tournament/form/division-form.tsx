// The form of a new division. Its title follows the choices until edited by hand. Loaded on demand.
import { useState } from 'react'
import { eventTitleMax } from '#domain/event/event.ts'
import { addDays, daysBetween, isDay } from '#domain/shared/day.ts'
import type { Result } from '#domain/shared/result.ts'
import {
  divisionEntrantsMax,
  divisionEntrantsMin,
  type DivisionFields,
  type TournamentFields,
} from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { TimeField } from '../../../ui/field/time-field.tsx'
import { DraftForm } from '../../../ui/form/draft-form.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { Section } from '../../../ui/section.tsx'
import { formatTournamentDay } from '../tournament-words.ts'
import {
  divisionProblems,
  divisionProblemText,
  divisionRefused,
  freshDivision,
  proposeTitle,
  type DivisionProblem,
} from './division-draft.ts'
import { DivisionFormHow } from './division-form-how.tsx'
import { DivisionFormWho } from './division-form-who.tsx'

const stepMinutes = 15

export type DivisionPart = {
  draft: DivisionFields
  change: (changes: Partial<DivisionFields>) => void
  errorFor: (field: keyof DivisionFields) => string | undefined
}

type DivisionFormProps = {
  tournament: TournamentFields
  save: (division: DivisionFields) => Promise<Result<unknown>>
  onCancel: () => void
}

export function DivisionForm({ tournament, save, onCancel }: DivisionFormProps) {
  const manage = useTexts(tournamentManageTexts)
  const { draft, problems, tries, change, refuse } = useDraft<DivisionFields, DivisionProblem>(
    () => freshDivision(tournament),
    '',
    (changed, tried) => (tried > 0 ? divisionProblems(named(changed), tournament) : {}),
  )
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const { refused, isPending, submit } = useSave({
    refuse,
    toProblems: divisionRefused,
    explain: refusalText,
  })
  const title = ownTitle ?? proposeTitle(draft, tournament)
  const errorFor = (field: keyof DivisionFields): string | undefined => {
    const problem = problems[field]
    return problem === undefined ? undefined : divisionProblemText(problem)
  }
  const division = { ...draft, title: title.trim() }
  const part = { draft, change, errorFor }
  return (
    <DraftForm
      tries={tries}
      onSubmit={() => submit(divisionProblems(division, tournament), () => save(division))}
      className="flex flex-col gap-4"
    >
      <DivisionFormWho {...part} />
      <When {...part} tournament={tournament} />
      <DivisionFormHow {...part} />
      <Section title={manage.divisionTitle}>
        <TextField
          label={manage.divisionTitle}
          description={manage.titleHelp}
          value={title}
          onChange={(written) => {
            setOwnTitle(written)
            change({ title: written })
          }}
          maxLength={eventTitleMax}
          countTo={eventTitleMax}
          error={errorFor('title')}
        />
      </Section>
      <FormEnd
        refused={refused}
        submitLabel={manage.create}
        isPending={isPending}
        onCancel={onCancel}
      />
    </DraftForm>
  )
}

/** The proposed title is always long enough, so this one passes validation. */
const named = (draft: DivisionFields): DivisionFields =>
  draft.title === '' ? { ...draft, title: '---' } : draft

function When({
  draft,
  change,
  errorFor,
  tournament,
}: DivisionPart & { tournament: TournamentFields }) {
  const manage = useTexts(tournamentManageTexts)
  const days = listDays(tournament)
  const isTeams = draft.play === 'doubles'
  return (
    <Section title={manage.when}>
      <div className="grid grid-cols-2 items-start gap-3">
        {days.length > 1 && (
          <Select
            label={manage.day}
            options={days.map((day) => ({ id: day, label: formatTournamentDay(day) }))}
            value={draft.startDate}
            onChange={(startDate) => change({ startDate })}
          />
        )}
        <TimeField
          label={manage.start}
          stepMinutes={stepMinutes}
          value={draft.startTime}
          onChange={(time) => (time === null ? undefined : change({ startTime: time }))}
          error={errorFor('startTime')}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={isTeams ? manage.teams : manage.players}
          minValue={divisionEntrantsMin}
          maxValue={divisionEntrantsMax}
          value={draft.entrants}
          onChange={(entrants) => change({ entrants })}
        />
        <NumberField
          label={manage.waiting}
          minValue={0}
          maxValue={divisionEntrantsMax / 2}
          value={draft.waiting}
          onChange={(waiting) => change({ waiting })}
        />
      </div>
    </Section>
  )
}

function listDays({ startDate, endDate }: TournamentFields) {
  if (!isDay(startDate) || !isDay(endDate)) return []
  return Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, more) =>
    addDays(startDate, more),
  )
}
