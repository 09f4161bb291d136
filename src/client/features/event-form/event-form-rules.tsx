// The form section for signing up and leaving. It is collapsed with a summary, because its defaults
// suit most events.
import { useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { contactNamings } from '#domain/contact/outside-name.ts'
import { guestsAllowed } from '#domain/event/entry.ts'
import {
  freedPlaces,
  guestsMax,
  signupModes,
  timeStepMinutes,
  waitlistMax,
  type SignupMode,
} from '#domain/event/event.ts'
import { contactNamingTexts } from '#words/en/contact/contact-naming.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { signupModeTexts } from '#words/en/event/event-fact.ts'
import { useTexts } from '../../i18n/texts.ts'
import { cardClasses } from '../../ui/button-classes.ts'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { defaultDrawTime } from './event-draft.ts'
import type { EventForm } from './use-event-form.ts'
import type { Moment } from './venue-moment.ts'

const cutoffChoices = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168]

export function EventFormRules({ form }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const modes = useTexts(signupModeTexts)
  const { draft, errors } = form
  const hasProblem =
    errors.signupOpens !== undefined ||
    errors.signupCloses !== undefined ||
    errors.drawAt !== undefined ||
    errors.signupMode !== undefined
  const [isOpen, setOpen] = useState(false)
  const isUnfolded = isOpen || hasProblem
  return (
    <details
      className={cardClasses()}
      open={isUnfolded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="group -m-4 flex cursor-pointer list-none items-center justify-between gap-3 rounded-2xl p-4 outline-none focus-visible:ring-focus [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-lg font-bold">{t.rules}</span>
          <span className="block text-sm text-muted">
            {draft.signupMode !== 'first come' && `${modes[draft.signupMode]} · `}
            {t.rulesSummary({ guests: guestsAllowed(draft), waitlist: draft.maxWaitlist })}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform [details[open]_&]:rotate-180"
        />
      </summary>
      {isUnfolded && <Rules form={form} />}
    </details>
  )
}

function Rules({ form }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const names = useTexts(contactNamingTexts)
  const { draft, errors, change } = form
  const cutoffs = [...new Set([...cutoffChoices, draft.cancelCutoffHours])].toSorted(
    (a, b) => a - b,
  )
  return (
    <div className="mt-4 flex flex-col gap-4">
      <Places form={form} />
      <div className="grid grid-cols-2 items-end gap-3">
        {draft.entryBy === 'player' && (
          <NumberField
            label={t.guests}
            minValue={0}
            maxValue={guestsMax}
            value={draft.guestsPerPlayer}
            onChange={(guestsPerPlayer) => change({ guestsPerPlayer })}
          />
        )}
        <NumberField
          label={t.waitlist}
          minValue={0}
          maxValue={waitlistMax}
          value={draft.maxWaitlist}
          onChange={(maxWaitlist) => change({ maxWaitlist })}
        />
      </div>
      {draft.maxWaitlist > 0 && (
        <Segmented
          label={t.freedPlaces}
          description={draft.freedPlaces === 'given' ? t.freedGivenNote : t.freedOfferedNote}
          options={freedPlaces.map((id) => ({
            id,
            label: id === 'given' ? t.freedGiven : t.freedOffered,
          }))}
          value={draft.freedPlaces}
          onChange={(value) => change({ freedPlaces: value })}
        />
      )}
      <Select
        label={names.label}
        description={draft.contactNames === null ? names.usualHint : names.hint}
        options={[
          { id: 'usual', label: names.usual },
          ...contactNamings.map((id) => ({ id, label: names[id] })),
        ]}
        value={draft.contactNames ?? 'usual'}
        onChange={(chosen) =>
          change({ contactNames: contactNamings.find((each) => each === chosen) ?? null })
        }
      />
      <Select
        label={t.cutoff}
        options={cutoffs.map((hours) => ({
          id: String(hours),
          label: hours === 0 ? t.cutoffNone : t.cutoffHours({ n: hours }),
        }))}
        value={String(draft.cancelCutoffHours)}
        onChange={(hours) => change({ cancelCutoffHours: Number(hours) })}
      />
      <Window
        label={t.opens}
        day={t.opensDay}
        time={t.opensTime}
        value={draft.signupOpens}
        error={errors.signupOpens}
        last={draft.startDate}
        onChange={(signupOpens) => change({ signupOpens })}
      />
      <Window
        label={t.closes}
        day={t.closesDay}
        time={t.closesTime}
        value={draft.signupCloses}
        error={errors.signupCloses}
        last={draft.startDate}
        onChange={(signupCloses) => change({ signupCloses })}
      />
    </div>
  )
}

function Places({ form: { draft, errors, change, edited } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const modes = useTexts(signupModeTexts)
  const isFixed = edited?.draw.isFixed === true
  const notes = { 'first come': t.firstComeNote, lottery: t.lotteryNote, 'take turns': t.turnsNote }
  const setMode = (signupMode: SignupMode) =>
    change({
      signupMode,
      drawAt:
        signupMode === 'first come'
          ? null
          : (draft.drawAt ?? defaultDrawTime(draft.startDate ?? '')),
    })
  const { drawAt } = draft
  return (
    <>
      <Segmented
        label={t.placesGoTo}
        description={isFixed ? t.drawFixed : notes[draft.signupMode]}
        options={signupModes.map((id) => ({ id, label: modes[id] }))}
        value={draft.signupMode}
        onChange={setMode}
        isDisabled={isFixed}
        error={errors.signupMode}
      />
      {drawAt !== null && !isFixed && (
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <DatePicker
            label={t.drawDay}
            value={drawAt.day}
            onChange={(day) => change({ drawAt: { ...drawAt, day } })}
            {...(draft.startDate === null ? {} : { max: draft.startDate })}
            error={errors.drawAt}
          />
          <TimeField
            stepMinutes={timeStepMinutes}
            label={t.drawTime}
            value={drawAt.time}
            onChange={(time) => change({ drawAt: { ...drawAt, time } })}
          />
        </div>
      )}
    </>
  )
}

type WindowProps = {
  label: string
  day: string
  time: string
  value: Moment | null
  error: string | undefined
  last: string | null
  onChange: (value: Moment | null) => void
}

function Window({ label, day, time, value, error, last, onChange }: WindowProps) {
  return (
    <div className="flex flex-col gap-3">
      <Switch
        isSelected={value !== null}
        onChange={(isOn) => onChange(isOn ? { day: last, time: '12:00' } : null)}
      >
        {label}
      </Switch>
      {value !== null && (
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <DatePicker
            label={day}
            value={value.day}
            onChange={(next) => onChange({ ...value, day: next })}
            {...(last === null ? {} : { max: last })}
            error={error}
          />
          <TimeField
            stepMinutes={timeStepMinutes}
            label={time}
            value={value.time}
            onChange={(next) => onChange({ ...value, time: next })}
          />
        </div>
      )}
    </div>
  )
}
