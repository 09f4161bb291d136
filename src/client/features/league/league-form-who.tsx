// The form section for who may join a league: group, levels and numbers.
import { eventGenders, invitedGroups } from '#domain/event/event.ts'
import { leaguePlayersMax, leaguePlayersMin } from '#domain/league/league.ts'
import { skillLevels, skillToText } from '#domain/player/skill.ts'
import { eventGenderTexts } from '#words/en/event/event-gender.ts'
import { leagueManageTexts } from '#words/en/league/league-manage.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useRead } from '../../net/use-read.ts'
import { NumberField } from '../../ui/field/number-field.tsx'
import { Segmented } from '../../ui/field/segmented.tsx'
import { Select } from '../../ui/field/select.tsx'
import { Section } from '../../ui/section.tsx'
import type { LeagueDraftProps } from './league-draft.ts'
import type { LeagueErrors } from './league-problems.ts'

const anyLevel = 'any'

type WhoProps = LeagueDraftProps & { errors: LeagueErrors }

export function LeagueFormWho({ draft, change, errors }: WhoProps) {
  const manage = useTexts(leagueManageTexts)
  const genders = useTexts(eventGenderTexts)
  const levels = [
    { id: anyLevel, label: manage.any },
    ...skillLevels.map((level) => ({ id: String(level), label: skillToText(level) })),
  ]
  const toLevel = (id: string): number | null => (id === anyLevel ? null : Number(id))
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
      {draft.invite && <Groups draft={draft} change={change} errors={errors} />}
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
          onChange={(id) => change({ skillMin: toLevel(id) })}
        />
        <Select
          label={manage.levelTo}
          options={levels}
          value={draft.skillMax === null ? anyLevel : String(draft.skillMax)}
          error={errors.skillMax}
          onChange={(id) => change({ skillMax: toLevel(id) })}
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

function Groups({ draft, change, errors }: WhoProps) {
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
      options={groups.map((id) => ({ id, label: names[id] ?? manage.club({ name: id }) }))}
      value={draft.invited}
      error={errors.invited}
      onChange={(invited) => change({ invited })}
    />
  )
}
