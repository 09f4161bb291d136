// The form section for how a league is played: round robin or ladder, and the scoring rules.
import { bestOfs, gamePoints, roundsMax, scorings, winBys } from '#domain/event/format.ts'
import { absenceRules, leagueGroupMax, leagueGroupMin } from '#domain/league/league.ts'
import { ruleTexts } from '#words/en/event/format.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { absenceTexts } from '#words/en/league/league.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Switch } from '../../ui/field/switch.tsx'
import { Section } from '../../ui/section.tsx'
import type { LeagueDraftProps } from './league-draft.ts'

const numbers = <const N extends number>(values: readonly N[]) =>
  values.map((value) => ({ id: String(value), label: String(value) }))
const chosen = <const N extends number>(values: readonly N[], id: string, before: N): N =>
  values.find((value) => String(value) === id) ?? before

export function LeagueFormHow({ draft, change, isFixed }: LeagueDraftProps & { isFixed: boolean }) {
  const manage = useTexts(leagueManageTexts)
  const rules = useTexts(ruleTexts)
  return (
    <Section title={manage.how}>
      {draft.kind === 'ladder' && !isFixed && <Ladder draft={draft} change={change} />}
      {draft.kind === 'round robin' && (
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
      {draft.kind !== 'teams' && (
        <Switch isSelected={draft.ranked} onChange={(ranked) => change({ ranked })}>
          {manage.ranked}
        </Switch>
      )}
    </Section>
  )
}

function Ladder({ draft, change }: LeagueDraftProps) {
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
