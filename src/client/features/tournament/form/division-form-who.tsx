// The form section for who a division is for: play, gender, level and age.
import { eventAgeMax, eventAgeMin } from '#domain/age/age.ts'
import { eventGenders, eventPlays, skillRules } from '#domain/event/event.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { tournamentTexts } from '#words/en/tournament/tournament.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { LevelRange } from '../../../parts/event/who-fields.tsx'
import { NumberField } from '../../../ui/field/number-field.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Section } from '../../../ui/section.tsx'
import { changePlay } from './division-draft.ts'
import type { DivisionPart } from './division-form.tsx'

export function DivisionFormWho({ draft, change, errorFor }: DivisionPart) {
  const t = useTexts(tournamentTexts)
  const manage = useTexts(tournamentManageTexts)
  const genders = useTexts(eventGenderTexts)
  return (
    <Section title={manage.who}>
      <Segmented
        label={manage.play}
        options={eventPlays.map((id) => ({ id, label: t[id] }))}
        value={draft.play}
        onChange={(play) => change(changePlay(draft, play))}
      />
      <Segmented
        label={manage.gender}
        options={eventGenders.map((id) => ({ id, label: genders[id] }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <LevelRange value={draft} errors={{ skillMax: errorFor('skillMax') }} onChange={change} />
      {(draft.skillMin !== null || draft.skillMax !== null) && (
        <Segmented
          label={manage.outOfRange}
          options={skillRules.map((id) => ({ id, label: manage[id] }))}
          value={draft.skillRule}
          onChange={(skillRule) => change({ skillRule })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={manage.ageFrom}
          minValue={eventAgeMin}
          maxValue={eventAgeMax}
          value={draft.ageMin}
          onChange={(ageMin) => change({ ageMin })}
          empty={null}
        />
        <NumberField
          label={manage.ageTo}
          minValue={eventAgeMin}
          maxValue={eventAgeMax}
          value={draft.ageMax}
          onChange={(ageMax) => change({ ageMax })}
          empty={null}
          error={errorFor('ageMax')}
        />
      </div>
    </Section>
  )
}
