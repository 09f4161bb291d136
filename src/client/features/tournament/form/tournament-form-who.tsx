// The form section for who may see a tournament and sign up for its divisions.
import { Lock } from 'lucide-react'
import { invitedGroups } from '#domain/event/event.ts'
import type { TournamentFields } from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useRead } from '../../../net/use-read.ts'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Section } from '../../../ui/section.tsx'

type WhoProps = {
  draft: TournamentFields
  change: (changes: Partial<TournamentFields>) => void
}

export function TournamentFormWho({ draft, change }: WhoProps) {
  const manage = useTexts(tournamentManageTexts)
  return (
    <Section title={manage.whoSees}>
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
      {draft.invite && <Groups draft={draft} change={change} />}
    </Section>
  )
}

function Groups({ draft, change }: WhoProps) {
  const manage = useTexts(tournamentManageTexts)
  const { data } = useRead('events-createHints', {
    location: draft.location,
    startDate: draft.startDate,
    startTime: draft.startTime,
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
    <div className="flex flex-col gap-2">
      <Select
        label={manage.group}
        options={groups.map((id) => ({ id, label: names[id] ?? manage.club({ name: id }) }))}
        value={draft.invited}
        onChange={(invited) => change({ invited })}
      />
      <p className="flex items-center gap-2 text-sm text-muted">
        <Lock aria-hidden size={16} className="shrink-0" />
        {manage.privateNote}
      </p>
    </div>
  )
}
