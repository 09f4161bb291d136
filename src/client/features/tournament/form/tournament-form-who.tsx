// The form section for who may see a tournament and sign up for its divisions.
import { Lock } from 'lucide-react'
import type { TournamentFields } from '#domain/tournament/tournament.ts'
import { tournamentManageTexts } from '#words/en/tournament/tournament-manage.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { InvitedGroup } from '../../../parts/event/invited-group.tsx'
import { OpenTo } from '../../../parts/event/who-fields.tsx'
import { Section } from '../../../ui/section.tsx'

type WhoProps = {
  draft: TournamentFields
  change: (changes: Partial<TournamentFields>) => void
}

export function TournamentFormWho({ draft, change }: WhoProps) {
  const manage = useTexts(tournamentManageTexts)
  return (
    <Section title={manage.whoSees}>
      <OpenTo label={manage.openTo} value={draft} onChange={change} />
      {draft.invite && (
        <div className="flex flex-col gap-2">
          <InvitedGroup
            label={manage.group}
            at={{
              location: draft.location,
              startDate: draft.startDate,
              startTime: draft.startTime,
            }}
            value={draft.invited}
            onChange={(invited) => change({ invited })}
          />
          <p className="flex items-center gap-2 text-sm text-muted">
            <Lock aria-hidden size={16} className="shrink-0" />
            {manage.privateNote}
          </p>
        </div>
      )}
    </Section>
  )
}
