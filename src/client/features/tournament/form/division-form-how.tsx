// The form section for how a division is played: format and scoring rules.
import { bestOfs, gamePoints, isBracket, scorings, winBys } from '#domain/event/format.ts'
import type { DivisionFields } from '#domain/tournament/tournament.ts'
import { ruleTexts } from '#words/en/event/format.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Select } from '../../../ui/field/select.tsx'
import { Switch } from '../../../ui/field/switch.tsx'
import { Section } from '../../../ui/section.tsx'
import { nameFormat } from '../tournament-words.ts'
import { divisionFormatsFor } from './division-draft.ts'
import type { DivisionPart } from './division-form.tsx'

const numbers = <const N extends number>(values: readonly N[]) =>
  values.map((value) => ({ id: String(value), label: String(value) }))
const chosen = <const N extends number>(values: readonly N[], id: string, before: N): N =>
  values.find((value) => String(value) === id) ?? before

export function DivisionFormHow({ draft, change }: DivisionPart) {
  const manage = useTexts(tournamentManageTexts)
  const rules = useTexts(ruleTexts)
  const { format } = draft
  const set = (changes: Partial<DivisionFields['format']>) =>
    change({ format: { ...format, ...changes } })
  return (
    <Section title={manage.how}>
      <Select
        label={manage.format}
        options={divisionFormatsFor(draft.play).map((id) => ({ id, label: nameFormat(id) }))}
        value={format.format}
        onChange={(id) => set({ format: id })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Select
          label={manage.points}
          options={numbers(gamePoints)}
          value={String(format.points)}
          onChange={(id) => set({ points: chosen(gamePoints, id, format.points) })}
        />
        <Select
          label={manage.winBy}
          options={numbers(winBys)}
          value={String(format.winBy)}
          onChange={(id) => set({ winBy: chosen(winBys, id, format.winBy) })}
        />
        <Select
          label={manage.scoring}
          options={scorings.map((id) => ({
            id,
            label: id === 'rally' ? rules.rally : rules.sideOut,
          }))}
          value={format.scoring}
          onChange={(scoring) => set({ scoring })}
        />
        <Select
          label={manage.bestOf}
          options={numbers(bestOfs)}
          value={String(format.bestOf)}
          onChange={(id) => set({ bestOf: chosen(bestOfs, id, format.bestOf) })}
        />
      </div>
      <Switch isSelected={format.ranked} onChange={(ranked) => set({ ranked })}>
        {manage.ranked}
      </Switch>
      {isBracket(format.format) && (
        <Switch
          isSelected={format.consolation}
          onChange={(consolation) => set({ consolation })}
          detail={manage.consolationHelp}
        >
          {manage.consolation}
        </Switch>
      )}
    </Section>
  )
}
