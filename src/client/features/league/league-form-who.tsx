// The form section for who may join a league: group, levels and numbers.
import { eventGenders } from '#domain/event/event.ts'
import { leaguePlayersMax, leaguePlayersMin } from '#domain/league/league.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useTexts } from '../../i18n/texts.ts'
import { InvitedGroup } from '../../parts/event/invited-group.tsx'
import { LevelRange, OpenTo } from '../../parts/event/who-fields.tsx'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Section } from '../../ui/section.tsx'
import type { LeagueDraftProps } from './league-draft.ts'
import type { LeagueErrors } from './league-problems.ts'

type WhoProps = LeagueDraftProps & { errors: LeagueErrors }

export function LeagueFormWho({ draft, change, errors }: WhoProps) {
  const manage = useTexts(leagueManageTexts)
  const genders = useTexts(eventGenderTexts)
  return (
    <Section title={manage.who}>
      <OpenTo label={manage.openTo} value={draft} onChange={change} />
      {draft.invite && (
        <InvitedGroup
          label={manage.group}
          at={{ location: draft.location, startDate: draft.startDate, startTime: '12:00' }}
          value={draft.invited}
          error={errors.invited}
          onChange={(invited) => change({ invited })}
        />
      )}
      <Segmented
        label={manage.gender}
        options={eventGenders.map((id) => ({ id, label: genders[id] }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <LevelRange value={draft} errors={errors} onChange={change} />
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
