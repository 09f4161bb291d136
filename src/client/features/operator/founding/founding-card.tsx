import { useState } from 'react'
import {
  foundingActs,
  foundingDaysMax,
  foundingPeople,
  type FoundingAct,
  type FoundingRule,
} from '#domain/registration/founding.ts'
import { labelTexts } from '#words/en/app/label.ts'
import { foundingTexts } from '#words/en/operator/founding.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { cardClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { SheetForm } from '../../../ui/overlay/sheet-form.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { doAct, type Shows } from '../use-page.ts'

type Rules = Shows<'registration'>['founding']

export function FoundingCard({ rules, onDone }: { rules: Rules; onDone: () => void }) {
  const t = useTexts(foundingTexts)
  return (
    <section className={cardClasses()}>
      <h2>{t.title}</h2>
      <p className="mt-1 text-muted">{t.text}</p>
      <div className="mt-3 flex flex-col gap-4">
        {foundingActs.map((act) => (
          <Rule
            key={`${act} ${rules[act].who} ${rules[act].days}`}
            act={act}
            rule={rules[act]}
            onDone={onDone}
          />
        ))}
      </div>
    </section>
  )
}

type RuleProps = { act: FoundingAct; rule: FoundingRule; onDone: () => void }

function Rule({ act, rule, onDone }: RuleProps) {
  const t = useTexts(foundingTexts)
  const { save: saveLabel } = useTexts(labelTexts)
  const [draft, setDraft] = useState(rule)
  const { busy, run } = useBusy<'save'>()
  const isKnown = draft.who === 'known'
  const isChanged = draft.who !== rule.who || (isKnown && draft.days !== rule.days)
  const save = () =>
    run('save', async () => {
      const { who, days } = isKnown ? draft : { ...draft, days: rule.days }
      if (await doAct({ act: 'setFounding', what: act, who, days }, t.saved)) onDone()
    })
  return (
    <SheetForm onSubmit={() => void save()}>
      <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
        <Select
          label={t[act]}
          options={foundingPeople.map((id) => ({ id, label: t[id] }))}
          value={draft.who}
          onChange={(who) => setDraft({ ...draft, who })}
        />
        {isKnown && (
          <NumberField
            label={t.days}
            minValue={1}
            maxValue={foundingDaysMax}
            value={draft.days}
            onChange={(days) => setDraft({ ...draft, days })}
          />
        )}
      </div>
      {isChanged && (
        <Button type="submit" variant="soft" className="self-start" isPending={busy !== null}>
          {saveLabel}
        </Button>
      )}
    </SheetForm>
  )
}
