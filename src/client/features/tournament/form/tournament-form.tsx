// The form for new and existing tournaments. Loaded on demand.
import { useState, type ReactNode } from 'react'
import { cohostsMax, eventCourtsMax, eventNoteMax } from '#domain/event/event.ts'
import { isDay } from '#domain/shared/day.ts'
import type { Result } from '#domain/shared/result.ts'
import {
  restMinutesMax,
  tournamentNameMax,
  type TournamentFields,
} from '#domain/tournament/tournament.ts'
import { cohostTexts } from '#words/en/event/cohosts.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { refusalText } from '../../../i18n/refusals.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CohostsSection } from '../../../parts/event/cohosts-section.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DatePicker } from '../../../ui/field/date-picker.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { TimeField } from '../../../ui/field/time-field.tsx'
import { DraftForm } from '../../../ui/form/draft-form.tsx'
import { FormEnd } from '../../../ui/form/form-end.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useSave } from '../../../ui/form/use-save.ts'
import { Section } from '../../../ui/section.tsx'
import {
  judgeTournament,
  tournamentProblems,
  tournamentProblemText,
  tournamentRefused,
  type TournamentProblem,
} from './tournament-draft.ts'
import { TournamentFormWho } from './tournament-form-who.tsx'

const stepMinutes = 15

type Named = { playerId: string; playerName: string }
type TournamentFormProps = {
  initial: TournamentFields
  cohostNames?: readonly string[]
  renderFinder?: (pick: (player: Named) => void) => ReactNode
  submitLabel: string
  save: (fields: TournamentFields) => Promise<Result<unknown>>
  onCancel: () => void
}

export function TournamentForm({
  initial,
  cohostNames = [],
  renderFinder,
  submitLabel,
  save,
  onCancel,
}: TournamentFormProps) {
  const manage = useTexts(tournamentManageTexts)
  const { draft, problems, tries, change, refuse } = useDraft<TournamentFields, TournamentProblem>(
    () => initial,
    '',
    judgeTournament,
  )
  const { refused, isPending, submit } = useSave({
    refuse,
    toProblems: tournamentRefused,
    explain: refusalText,
  })
  const errorOf = (field: keyof TournamentFields): string | undefined => {
    const problem = problems[field]
    return problem === undefined ? undefined : tournamentProblemText(problem)
  }
  return (
    <DraftForm
      tries={tries}
      onSubmit={() =>
        submit(tournamentProblems(draft), () => save({ ...draft, name: draft.name.trim() }))
      }
      className="flex flex-col gap-4"
    >
      <TextField
        label={manage.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={tournamentNameMax}
        error={errorOf('name')}
      />
      <When draft={draft} change={change} errorOf={errorOf} />
      <Section title={manage.courts}>
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label={manage.courts}
            description={manage.courtsHelp}
            minValue={1}
            maxValue={eventCourtsMax}
            value={draft.courts}
            onChange={(courts) => change({ courts })}
          />
          <NumberField
            label={manage.rest}
            description={manage.restHelp}
            minValue={0}
            maxValue={restMinutesMax}
            step={5}
            value={draft.restMinutes}
            onChange={(restMinutes) => change({ restMinutes })}
          />
        </div>
        <LostCourts draft={draft} change={change} />
      </Section>
      <TextField
        label={manage.note}
        rows={3}
        value={draft.note}
        onChange={(note) => change({ note })}
        maxLength={eventNoteMax}
        countTo={eventNoteMax}
      />
      <TournamentFormWho draft={draft} change={change} />
      {renderFinder !== undefined && (
        <Cohosts
          draft={draft}
          change={change}
          known={new Map(initial.cohosts.map((id, index) => [id, cohostNames[index] ?? id]))}
          renderFinder={renderFinder}
        />
      )}
      <FormEnd
        refused={refused}
        submitLabel={submitLabel}
        isPending={isPending}
        onCancel={onCancel}
      />
    </DraftForm>
  )
}

function Cohosts({
  draft: { cohosts },
  change,
  known,
  renderFinder,
}: {
  draft: TournamentFields
  change: (changes: Partial<TournamentFields>) => void
  known: ReadonlyMap<string, string>
  renderFinder: NonNullable<TournamentFormProps['renderFinder']>
}) {
  const t = useTexts(cohostTexts)
  const [names, setNames] = useState(known)
  const add = ({ playerId, playerName }: Named) => {
    setNames((last) => new Map([...last, [playerId, playerName]]))
    change({ cohosts: [...new Set([...cohosts, playerId])] })
  }
  return (
    <CohostsSection
      note={t.noteOfTournament}
      cohosts={cohosts}
      names={names}
      add={cohosts.length < cohostsMax && renderFinder(add)}
      onChange={(chosen) => change({ cohosts: chosen })}
    />
  )
}

function LostCourts({
  draft: { courts, courtsOut },
  change,
}: {
  draft: TournamentFields
  change: (changes: Partial<TournamentFields>) => void
}) {
  const manage = useTexts(tournamentManageTexts)
  const words = useTexts(tournamentTexts)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-sm font-semibold">{manage.courtsOut}</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: courts }, (_, index) => index + 1).map((court) => (
          <Chip
            key={court}
            isOn={courtsOut.includes(court)}
            onChange={(isOut) =>
              change({
                courtsOut: isOut
                  ? [...courtsOut, court].toSorted((one, other) => one - other)
                  : courtsOut.filter((each) => each !== court),
              })
            }
          >
            {words.court({ n: court })}
          </Chip>
        ))}
      </div>
      <p className="text-sm text-muted">{manage.courtsOutHelp}</p>
    </fieldset>
  )
}

function When({
  draft,
  change,
  errorOf,
}: {
  draft: TournamentFields
  change: (changes: Partial<TournamentFields>) => void
  errorOf: (field: keyof TournamentFields) => string | undefined
}) {
  const manage = useTexts(tournamentManageTexts)
  const pickTime = (field: 'startTime' | 'endTime') => (time: string | null) =>
    time === null ? undefined : change({ [field]: time })
  return (
    <Section title={manage.when}>
      <div className="grid grid-cols-2 items-start gap-3">
        <DatePicker
          label={manage.firstDay}
          value={draft.startDate}
          onChange={(day) => {
            if (day === null || !isDay(day)) return
            change({ startDate: day, ...(draft.endDate < day ? { endDate: day } : {}) })
          }}
        />
        <DatePicker
          label={manage.lastDay}
          value={draft.endDate}
          onChange={(day) => (day !== null && isDay(day) ? change({ endDate: day }) : undefined)}
          error={errorOf('endDate')}
        />
        <TimeField
          label={manage.hoursFrom}
          stepMinutes={stepMinutes}
          value={draft.startTime}
          onChange={pickTime('startTime')}
        />
        <TimeField
          label={manage.hoursUntil}
          stepMinutes={stepMinutes}
          value={draft.endTime}
          onChange={pickTime('endTime')}
          error={errorOf('endTime')}
        />
      </div>
    </Section>
  )
}
