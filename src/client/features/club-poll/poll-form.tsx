import { useState } from 'react'
import { Plus, X } from 'lucide-react'
import {
  pollOptionMax,
  pollOptionsMax,
  pollOptionsMin,
  pollQuestionMax,
  toPollOptions,
  type PollKind,
} from '#domain/club/club-poll.ts'
import { timeStepMinutes } from '#domain/event/event.ts'
import { addDays } from '#domain/shared/day.ts'
import { clubPollTexts } from '#words/en/club/club-poll.ts'
import { newId } from '../../device/new-id.ts'
import { useToday } from '../../device/today.ts'
import { useTexts } from '../../i18n/texts.ts'
import { callOrAlert } from '../../net/call-or-alert.ts'
import { readServerNow } from '../../net/server-now.ts'
import { Button } from '../../ui/button.tsx'
import { DatePicker } from '../../ui/field/date-picker.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { TimeField } from '../../ui/field/time-field.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { SheetForm } from '../../ui/overlay/sheet-form.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toasts.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { labels } from '../../ui/words/labels.ts'
import type { PollClub } from './club-polls.tsx'

type FormProps = { club: PollClub; isOpen: boolean; onClose: () => void }

export function PollForm({ club, isOpen, onClose }: FormProps) {
  const t = useTexts(clubPollTexts)
  return (
    <Sheet title={t.ask} isOpen={isOpen} onClose={onClose}>
      <Fields club={club} onClose={onClose} />
    </Sheet>
  )
}

const dayMs = 86_400_000
/** Days until it closes; 0 closes by hand. */
const openDays = [0, 1, 3, 7] as const
const openAtFirst = 3
type Draft = { kind: PollKind; question: string; options: readonly string[]; days: number }

function Fields({ club, onClose }: Omit<FormProps, 'isOpen'>) {
  const t = useTexts(clubPollTexts)
  const today = useToday()
  const { busy, run } = useBusy<'send'>()
  // A stable id, so that a retry doesn't create a second poll.
  const [pollId] = useState(newId)
  const proposed = [openAtFirst + 1, openAtFirst + 2].map((days) => `${addDays(today, days)}T18:00`)
  const { draft, change } = useDraft<Draft, never>(
    () => ({ kind: 'times', question: t.whenQuestion, options: proposed, days: openAtFirst }),
    'poll',
  )
  const { kind, question, options, days } = draft
  const setKind = (next: PollKind) =>
    change({
      kind: next,
      options: next === 'times' ? proposed : ['', ''],
      ...(question === '' || question === t.whenQuestion
        ? { question: next === 'times' ? t.whenQuestion : '' }
        : {}),
    })
  const submit = () =>
    void run('send', async () => {
      const { locationId, clubId } = club
      const now = readServerNow() ?? Date.now()
      const closes = days === 0 ? null : new Date(now + days * dayMs).toISOString()
      const poll = { pollId, kind, question, options: [...options], closes }
      const answer = await callOrAlert('clubPolls-ask', { locationId, clubId, ...poll })
      if (!answer.ok) return
      onClose()
      await showToast({ title: t.asked })
    })
  return (
    <SheetForm onSubmit={submit}>
      <Segmented
        label={t.kind}
        hideLabel
        options={[
          { id: 'times', label: t.kindTimes },
          { id: 'yes-no', label: t.kindYesNo },
          { id: 'options', label: t.kindOptions },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={t.question}
        value={question}
        maxLength={pollQuestionMax}
        autoComplete="off"
        onChange={(next) => change({ question: next })}
      />
      {kind !== 'yes-no' && (
        <Options kind={kind} options={options} onChange={(next) => change({ options: next })} />
      )}
      <Select
        label={t.closesLabel}
        options={openDays.map((n) => ({
          id: String(n),
          label: n === 0 ? t.byHand : t.afterDays({ n }),
        }))}
        value={String(days)}
        onChange={(next) => change({ days: Number(next) })}
      />
      <p className="text-sm text-muted">{t.whoSees}</p>
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button variant="plain" onPress={onClose}>
          {labels.cancel}
        </Button>
        <Button
          type="submit"
          isDisabled={question.trim() === '' || !toPollOptions(kind, options).ok}
          isPending={busy !== null}
        >
          {t.send}
        </Button>
      </div>
    </SheetForm>
  )
}

type OptionsProps = {
  kind: Exclude<PollKind, 'yes-no'>
  options: readonly string[]
  onChange: (options: readonly string[]) => void
}

function Options({ kind, options, onChange }: OptionsProps) {
  const t = useTexts(clubPollTexts)
  const set = (place: number, option: string) => onChange(options.with(place, option))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t.answers}</legend>
      {options.map((option, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer has no other name
        <div key={place} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Option
              kind={kind}
              n={place + 1}
              option={option}
              onChange={(next) => set(place, next)}
            />
          </div>
          {options.length > pollOptionsMin && (
            <IconButton
              icon={X}
              label={t.removeAnswer({ n: place + 1 })}
              onPress={() => onChange(options.toSpliced(place, 1))}
            />
          )}
        </div>
      ))}
      {options.length < pollOptionsMax && (
        <Button
          variant="soft"
          size="sm"
          className="self-start"
          onPress={() => onChange([...options, kind === 'times' ? (options.at(-1) ?? '') : ''])}
        >
          <Plus aria-hidden size={20} />
          {t.addAnswer}
        </Button>
      )}
    </fieldset>
  )
}

type OptionProps = {
  kind: OptionsProps['kind']
  n: number
  option: string
  onChange: (option: string) => void
}

function Option({ kind, n, option, onChange }: OptionProps) {
  const t = useTexts(clubPollTexts)
  const today = useToday()
  if (kind === 'options')
    return (
      <TextField
        label={t.answerLabel({ n })}
        value={option}
        maxLength={pollOptionMax}
        autoComplete="off"
        onChange={onChange}
      />
    )
  const [day = '', time = ''] = option.split('T')
  return (
    <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
      <DatePicker
        label={t.day({ n })}
        value={day}
        min={today}
        onChange={(next) => onChange(`${next ?? ''}T${time}`)}
      />
      <TimeField
        stepMinutes={timeStepMinutes}
        label={t.time({ n })}
        value={time}
        onChange={(next) => onChange(`${day}T${next ?? ''}`)}
      />
    </div>
  )
}
