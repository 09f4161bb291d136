// The form of a league, the same for a new one and for changes. Loaded when it is opened.
import { useState } from 'react'
import { eventGenders, eventNoteMax, eventPlays, invitedGroups } from '#domain/event/event.ts'
import { bestOfs, gamePoints, roundsMax, scorings, winBys } from '#domain/event/format.ts'
import {
  absenceRules,
  leagueGroupMax,
  leagueGroupMin,
  leagueKinds,
  leagueNameMax,
  leaguePlayersMax,
  leaguePlayersMin,
  type LeagueFields,
} from '#domain/league/league.ts'
import { skillLevels, skillToText } from '#domain/player/skill.ts'
import { isDay } from '#domain/shared/day.ts'
import type { Result } from '#domain/shared/result.ts'
import { eventGenderTexts } from '../../i18n/event-texts.ts'
import { ruleTexts } from '../../i18n/format-texts.ts'
import { refusalText } from '../../i18n/refusals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useRead } from '../../lib/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Section } from '../../ui/section.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { SheetForm } from '../../ui/sheet-form.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { leagueProblems } from './league-draft.ts'
import { leagueManageTexts } from './league-manage-texts.ts'
import { absenceTexts, leagueKindTexts, leagueTexts } from './league-texts.ts'

type LeagueFormProps = {
  initial: LeagueFields
  /** Somebody is in: what results hang on stays. */
  isFixed: boolean
  submitLabel: string
  save: (fields: LeagueFields) => Promise<Result<unknown>>
  onCancel: () => void
}
type PartProps = { draft: LeagueFields; change: (changes: Partial<LeagueFields>) => void }

export function LeagueForm({ initial, isFixed, submitLabel, save, onCancel }: LeagueFormProps) {
  const manage = useTexts(leagueManageTexts)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState('')
  const { busy, run } = useBusy<'save'>()
  const change = (changes: Partial<LeagueFields>) =>
    setDraft((before) => ({ ...before, ...changes }))
  const problems = new Set(leagueProblems(draft))
  const submit = () =>
    void run('save', async () => {
      setTried(true)
      if (problems.size > 0) return
      const answer = await save({ ...draft, name: draft.name.trim() })
      setRefused(answer.ok ? '' : refusalText(answer.refusal))
    })
  return (
    <SheetForm onSubmit={submit}>
      <TextField
        label={manage.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={leagueNameMax}
        {...(isTried && problems.has('name') ? { error: manage.nameShort } : {})}
      />
      {isFixed ? <Notice>{manage.fixed}</Notice> : <What draft={draft} change={change} />}
      <When
        draft={draft}
        change={change}
        error={isTried && problems.has('dates') ? manage.datesWrong : undefined}
      />
      <Who draft={draft} change={change} />
      <How draft={draft} change={change} isFixed={isFixed} />
      <TextField
        label={manage.note}
        rows={3}
        value={draft.note}
        onChange={(note) => change({ note })}
        maxLength={eventNoteMax}
        countTo={eventNoteMax}
      />
      {refused !== '' && (
        <p role="alert" className="rounded-xl bg-bad-soft px-3.5 py-3 font-medium text-bad">
          {refused}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="plain" size="lg" onPress={onCancel}>
          {manage.cancel}
        </Button>
        <Button type="submit" size="lg" isPending={busy !== null}>
          {submitLabel}
        </Button>
      </div>
    </SheetForm>
  )
}

function What({ draft, change }: PartProps) {
  const t = useTexts(leagueTexts)
  const manage = useTexts(leagueManageTexts)
  const kinds = useTexts(leagueKindTexts)
  return (
    <>
      <Segmented
        label={manage.kind}
        options={leagueKinds.map((id) => ({ id, label: kinds[id] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
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

function When({ draft, change, error }: PartProps & { error: string | undefined }) {
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

const anyLevel = 'any'

function Who({ draft, change }: PartProps) {
  const manage = useTexts(leagueManageTexts)
  const genders = useTexts(eventGenderTexts)
  const levels = [
    { id: anyLevel, label: manage.any },
    ...skillLevels.map((level) => ({ id: String(level), label: skillToText(level) })),
  ]
  const levelOf = (id: string): number | null => (id === anyLevel ? null : Number(id))
  return (
    <Section title={manage.who}>
      <Segmented
        label={manage.openTo}
        options={[
          { id: 'public', label: manage.everyone },
          { id: 'private', label: manage.invitedOnly },
        ]}
        value={draft.invite ? 'private' : 'public'}
        onChange={(id) =>
          change(
            id === 'private'
              ? { invite: true, invited: draft.invited === '' ? invitedGroups[0] : draft.invited }
              : { invite: false, invited: '' },
          )
        }
      />
      {draft.invite && <Groups draft={draft} change={change} />}
      <Segmented
        label={manage.gender}
        options={eventGenders.map((id) => ({ id, label: genders[id] }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={manage.levelFrom}
          options={levels}
          value={draft.skillMin === null ? anyLevel : String(draft.skillMin)}
          onChange={(id) => change({ skillMin: levelOf(id) })}
        />
        <Select
          label={manage.levelTo}
          options={levels}
          value={draft.skillMax === null ? anyLevel : String(draft.skillMax)}
          onChange={(id) => change({ skillMax: levelOf(id) })}
        />
      </div>
      <NumberField
        label={manage.maxPlayers}
        minValue={leaguePlayersMin}
        maxValue={leaguePlayersMax}
        value={draft.maxPlayers}
        onChange={(maxPlayers) => change({ maxPlayers })}
      />
    </Section>
  )
}

/** Friends, favorites, and the clubs of who asks at this venue. */
function Groups({ draft, change }: PartProps) {
  const manage = useTexts(leagueManageTexts)
  const { data } = useRead('events-createHints', {
    location: draft.location,
    startDate: draft.startDate,
    startTime: '12:00',
    duration: 60,
    skillMin: null,
    skillMax: null,
  })
  const [friends, favorites] = invitedGroups
  const names: Readonly<Record<string, string>> = {
    [friends]: manage.friends,
    [favorites]: manage.favorites,
  }
  const groups = [...new Set([...invitedGroups, ...(data?.clubs ?? []), draft.invited])]
  return (
    <Select
      label={manage.group}
      options={groups.map((id) => ({ id, label: names[id] ?? manage.club(id) }))}
      value={draft.invited}
      onChange={(invited) => change({ invited })}
    />
  )
}

const numbers = <const N extends number>(values: readonly N[]) =>
  values.map((value) => ({ id: String(value), label: String(value) }))
const chosen = <const N extends number>(values: readonly N[], id: string, before: N): N =>
  values.find((value) => String(value) === id) ?? before

function How({ draft, change, isFixed }: PartProps & { isFixed: boolean }) {
  const manage = useTexts(leagueManageTexts)
  const rules = useTexts(ruleTexts)
  return (
    <Section title={manage.how}>
      {draft.kind === 'ladder' ? (
        !isFixed && <Ladder draft={draft} change={change} />
      ) : (
        <NumberField
          label={manage.rounds}
          minValue={1}
          maxValue={roundsMax}
          value={draft.rounds}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={manage.points}
          options={numbers(gamePoints)}
          value={String(draft.points)}
          onChange={(id) => change({ points: chosen(gamePoints, id, draft.points) })}
        />
        <Select
          label={manage.winBy}
          options={numbers(winBys)}
          value={String(draft.winBy)}
          onChange={(id) => change({ winBy: chosen(winBys, id, draft.winBy) })}
        />
        <Select
          label={manage.scoring}
          options={scorings.map((id) => ({
            id,
            label: id === 'rally' ? rules.rally : rules.sideOut,
          }))}
          value={draft.scoring}
          onChange={(scoring) => change({ scoring })}
        />
        <Select
          label={manage.bestOf}
          options={numbers(bestOfs)}
          value={String(draft.bestOf)}
          onChange={(id) => change({ bestOf: chosen(bestOfs, id, draft.bestOf) })}
        />
      </div>
      <Switch isSelected={draft.ranked} onChange={(ranked) => change({ ranked })}>
        {manage.ranked}
      </Switch>
    </Section>
  )
}

function Ladder({ draft, change }: PartProps) {
  const manage = useTexts(leagueManageTexts)
  const absences = useTexts(absenceTexts)
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberField
          label={manage.groupSize}
          minValue={leagueGroupMin}
          maxValue={leagueGroupMax}
          value={draft.groupSize}
          onChange={(groupSize) => change({ groupSize })}
        />
        <NumberField
          label={manage.movers}
          minValue={1}
          maxValue={2}
          value={draft.movers}
          onChange={(movers) => change({ movers })}
        />
      </div>
      <Segmented
        label={manage.absence}
        options={absenceRules.map((id) => ({ id, label: absences[id] }))}
        value={draft.absence}
        onChange={(absence) => change({ absence })}
      />
    </>
  )
}
