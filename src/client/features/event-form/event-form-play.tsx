// The form section for how matches are played. Competitive types start with their usual format; for
// others it is optional.
import { isCompetitive } from '#domain/event/event.ts'
import {
  bestOfs,
  defaultFormat,
  formatsFor,
  gamePoints,
  roundsMax,
  scorings,
  winBys,
  isBracket,
  type FormatFields,
} from '#domain/event/format.ts'
import { eventFormTexts } from '#words/en/event-form/event-form.ts'
import { formatNoteTexts, formatTexts, ruleTexts } from '#words/en/event/format.ts'
import { formatLine } from '../../i18n/format-line.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../ui/card.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import type { EventForm } from './use-event-form.ts'

export function EventFormPlay({ form: { draft, errors, change } }: { form: EventForm }) {
  const t = useTexts(eventFormTexts)
  const { format } = draft
  const setOn = (isOn: boolean) =>
    change({
      format: isOn ? defaultFormat(draft.type, draft.play, isCompetitive(draft.type)) : null,
    })
  return (
    <Card className="flex flex-col gap-4">
      <Switch
        isSelected={format !== null}
        onChange={setOn}
        detail={format === null ? t.matchesNote : formatLine(format)}
      >
        {t.matches}
      </Switch>
      {format !== null && (
        <Fields
          format={format}
          play={draft.play}
          error={errors.format}
          onChange={(changes) => change({ format: { ...format, ...changes } })}
        />
      )}
    </Card>
  )
}

type FieldsProps = {
  format: FormatFields
  play: 'doubles' | 'singles'
  error: string | undefined
  onChange: (changes: Partial<FormatFields>) => void
}

function Fields({ format, play, error, onChange }: FieldsProps) {
  const t = useTexts(ruleTexts)
  const names = useTexts(formatTexts)
  const notes = useTexts(formatNoteTexts)
  const scoringNames = { rally: t.rally, 'side-out': t.sideOut }
  return (
    <>
      <Select
        label={t.format}
        description={notes[format.format]}
        options={formatsFor(play).map((id) => ({ id, label: names[id] }))}
        value={format.format}
        onChange={(id) => onChange({ format: id })}
        error={error}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Segmented
          label={t.points}
          options={gamePoints.map((points) => ({ id: String(points), label: String(points) }))}
          value={String(format.points)}
          onChange={(id) => onChange({ points: chosen(gamePoints, id, format.points) })}
        />
        <Segmented
          label={t.winBy}
          options={winBys.map((by) => ({ id: String(by), label: String(by) }))}
          value={String(format.winBy)}
          onChange={(id) => onChange({ winBy: chosen(winBys, id, format.winBy) })}
        />
      </div>
      <Segmented
        label={t.scoring}
        options={scorings.map((id) => ({ id, label: scoringNames[id] }))}
        value={format.scoring}
        onChange={(scoring) => onChange({ scoring })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Segmented
          label={t.bestOf}
          options={bestOfs.map((games) => ({ id: String(games), label: String(games) }))}
          value={String(format.bestOf)}
          onChange={(id) => onChange({ bestOf: chosen(bestOfs, id, format.bestOf) })}
        />
        {!isBracket(format.format) && (
          <NumberField
            label={t.rounds}
            minValue={1}
            maxValue={roundsMax}
            value={format.rounds}
            onChange={(rounds) => onChange({ rounds })}
          />
        )}
      </div>
      <Switch isSelected={format.ranked} onChange={(ranked) => onChange({ ranked })}>
        {t.ranked}
      </Switch>
      {isBracket(format.format) && (
        <Switch
          isSelected={format.consolation}
          onChange={(consolation) => onChange({ consolation })}
          detail={t.consolationNote}
        >
          {t.consolation}
        </Switch>
      )}
    </>
  )
}

const chosen = <N extends number>(numbers: readonly N[], id: string, before: N): N =>
  numbers.find((number) => String(number) === id) ?? before
