// The form for new and existing leagues. Loaded on demand.
import { eventNoteMax, eventPlays } from '#domain/event/event.ts'
import { leagueKinds, leagueNameMax, type LeagueFields } from '#domain/league/league.ts'
import { isDay } from '#domain/shared/day.ts'
import type { Result } from '#domain/shared/result.ts'
import { pairsMax, pairsMin } from '#domain/team-league/team-league.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { leagueKindTexts, leagueTexts } from '#words/en/league/league.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { DraftForm } from '../../ui/form/draft-form.tsx'
import { FormEnd } from '../../ui/form/form-end.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { useSave } from '../../ui/form/use-save.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import type { LeagueDraftProps } from './league-draft.ts'
import { LeagueFormHow } from './league-form-how.tsx'
import { LeagueFormWho } from './league-form-who.tsx'
import {
  judgeAgain,
  leagueProblems,
  problemOfRefusal,
  toProblemTexts,
  type LeagueProblem,
} from './league-problems.ts'

type LeagueFormProps = {
  initial: LeagueFields
  isFixed: boolean
  submitLabel: string
  save: (fields: LeagueFields) => Promise<Result<unknown>>
  onCancel: () => void
}

export function LeagueForm({ initial, isFixed, submitLabel, save, onCancel }: LeagueFormProps) {
  const manage = useTexts(leagueManageTexts)
  const { draft, problems, tries, change, refuse } = useDraft<LeagueFields, LeagueProblem>(
    () => initial,
    '',
    judgeAgain,
  )
  const errors = toProblemTexts(problems)
  const { refused, isPending, submit } = useSave({
    refuse,
    toProblems: problemOfRefusal,
    explain: refusalText,
  })
  return (
    <DraftForm
      tries={tries}
      onSubmit={() =>
        submit(leagueProblems(draft), () => save({ ...draft, name: draft.name.trim() }))
      }
      className="flex flex-col gap-4"
    >
      <TextField
        label={manage.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={leagueNameMax}
        error={errors.name}
      />
      {isFixed ? <Notice>{manage.fixed}</Notice> : <What draft={draft} change={change} />}
      <When draft={draft} change={change} error={errors.endDate} />
      <LeagueFormWho draft={draft} change={change} errors={errors} />
      <LeagueFormHow draft={draft} change={change} isFixed={isFixed} />
      <TextField
        label={manage.note}
        rows={3}
        value={draft.note}
        onChange={(note) => change({ note })}
        maxLength={eventNoteMax}
        countTo={eventNoteMax}
        error={errors.note}
      />
      <FormEnd
        refused={refused}
        submitLabel={submitLabel}
        isPending={isPending}
        onCancel={onCancel}
      />
    </DraftForm>
  )
}

const pairCounts = Array.from({ length: pairsMax - pairsMin + 1 }, (_, more) =>
  String(pairsMin + more),
)

function What({ draft, change }: LeagueDraftProps) {
  const manage = useTexts(leagueManageTexts)
  const kinds = useTexts(leagueKindTexts)
  return (
    <>
      <Segmented
        label={manage.kind}
        options={leagueKinds.map((id) => ({ id, label: kinds[id] }))}
        value={draft.kind}
        onChange={(kind) =>
          change({ kind, ...(kind === 'teams' ? { play: 'doubles', entryBy: 'player' } : {}) })
        }
      />
      {draft.kind === 'teams' ? (
        <Segmented
          label={manage.pairs}
          options={pairCounts.map((id) => ({ id, label: id }))}
          value={String(draft.pairs)}
          onChange={(id) => change({ pairs: Number(id) })}
        />
      ) : (
        <Entry draft={draft} change={change} />
      )}
    </>
  )
}

function Entry({ draft, change }: LeagueDraftProps) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  return (
    <>
      <Segmented
        label={manage.play}
        options={eventPlays.map((id) => ({ id, label: id === 'doubles' ? t.doubles : t.singles }))}
        value={draft.play}
        onChange={(play) => change({ play, ...(play === 'singles' ? { entryBy: 'player' } : {}) })}
      />
      {draft.play === 'doubles' && (
        <Segmented
          label={manage.entry}
          options={[
            { id: 'player', label: manage.alone },
            { id: 'team', label: manage.teams },
          ]}
          value={draft.entryBy}
          onChange={(entryBy) => change({ entryBy })}
        />
      )}
    </>
  )
}

function When({ draft, change, error }: LeagueDraftProps & { error: string | undefined }) {
  const manage = useTexts(leagueManageTexts)
  const pickDay = (field: 'startDate' | 'endDate' | 'signupDeadline') => (day: string | null) =>
    day !== null && isDay(day) ? change({ [field]: day }) : undefined
  return (
    <Section title={manage.when}>
      <div className="grid grid-cols-2 items-start gap-3">
        <DatePicker label={manage.starts} value={draft.startDate} onChange={pickDay('startDate')} />
        <DatePicker
          label={manage.ends}
          value={draft.endDate}
          onChange={pickDay('endDate')}
          error={error}
        />
      </div>
      <DatePicker
        label={manage.deadline}
        value={draft.signupDeadline}
        onChange={pickDay('signupDeadline')}
      />
    </Section>
  )
}
