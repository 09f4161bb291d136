// Continues in another format: played matches stay, upcoming rounds are planned again.
import { useState } from 'react'
import {
  bestOfs,
  formatsFor,
  gamePoints,
  isBracket,
  roundsMax,
  scorings,
  winBys,
  type FormatFields,
} from '#domain/event/format.ts'
import { formatNoteTexts, formatTexts, ruleTexts } from '#words/en/event/format.ts'
import { organizeTexts } from '#words/en/match-list/organize.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { labels } from '../../../ui/words/labels.ts'
import type { ListView } from '../list-view.ts'
import type { ListActions } from '../use-list-actions.ts'

export function FormatSheet({
  list: { format, play, matches },
  actions,
  onClose,
}: {
  list: ListView
  actions: ListActions
  onClose: () => void
}) {
  const t = useTexts(organizeTexts)
  const rules = useTexts(ruleTexts)
  const names = useTexts(formatTexts)
  const notes = useTexts(formatNoteTexts)
  const [draft, setDraft] = useState(format)
  const change = (changes: Partial<FormatFields>) => setDraft({ ...draft, ...changes })
  const save = async () => {
    if (await actions.setFormat(draft)) onClose()
  }
  return (
    <Sheet
      isOpen
      title={rules.format}
      onClose={onClose}
      footer={
        <Button
          className="w-full"
          isPending={actions.busy === 'format'}
          isDisabled={!isBracket(draft.format) && (draft.rounds < 1 || draft.rounds > roundsMax)}
          onPress={() => void save()}
        >
          {labels.save}
        </Button>
      }
    >
      {matches.length > 0 && <p className="text-muted">{t.formatText}</p>}
      <Select
        label={rules.format}
        description={notes[draft.format]}
        options={formatsFor(play).map((id) => ({ id, label: names[id] }))}
        value={draft.format}
        onChange={(chosen) => change({ format: chosen })}
      />
      {!isBracket(draft.format) && (
        <NumberField
          label={rules.rounds}
          minValue={1}
          maxValue={roundsMax}
          value={draft.rounds}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      <Segmented
        label={rules.points}
        options={gamePoints.map((points) => ({ id: String(points), label: String(points) }))}
        value={String(draft.points)}
        onChange={(id) =>
          change({ points: gamePoints.find((points) => String(points) === id) ?? draft.points })
        }
      />
      <Segmented
        label={rules.winBy}
        options={winBys.map((by) => ({ id: String(by), label: String(by) }))}
        value={String(draft.winBy)}
        onChange={(id) => change({ winBy: winBys.find((by) => String(by) === id) ?? draft.winBy })}
      />
      <Segmented
        label={rules.scoring}
        options={scorings.map((id) => ({
          id,
          label: id === 'rally' ? rules.rally : rules.sideOut,
        }))}
        value={draft.scoring}
        onChange={(scoring) => change({ scoring })}
      />
      <Segmented
        label={rules.bestOf}
        options={bestOfs.map((of) => ({ id: String(of), label: String(of) }))}
        value={String(draft.bestOf)}
        onChange={(id) =>
          change({ bestOf: bestOfs.find((of) => String(of) === id) ?? draft.bestOf })
        }
      />
      {draft.format === 'single elimination' && (
        <Switch
          isSelected={draft.consolation}
          onChange={(consolation) => change({ consolation })}
          detail={rules.consolationNote}
        >
          {rules.consolation}
        </Switch>
      )}
      <Switch isSelected={draft.ranked} onChange={(ranked) => change({ ranked })}>
        {rules.ranked}
      </Switch>
    </Sheet>
  )
}
