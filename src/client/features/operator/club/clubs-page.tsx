import { useState } from 'react'
import { UsersRound } from 'lucide-react'
import { clubFilters, consoleTextMax, type ClubFilter } from '#domain/operator/console.ts'
import { operatorClubTexts } from '#words/en/operator/clubs.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { Segmented } from '../../../ui/field/segmented.tsx'
import { List, ListRow } from '../../../ui/list-row.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { ActSheet } from '../act-sheet.tsx'
import { ConsoleFrame } from '../console-frame.tsx'
import { usePage } from '../use-page.ts'
import { ManageClub, type ManagedClub } from './club-sheet.tsx'

export function ClubsPage() {
  const t = useTexts(operatorClubTexts)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<ClubFilter>('all')
  const asked = useSettled(text.trim())
  const read = usePage('clubs', { page: 'clubs', text: asked, filter })
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={consoleTextMax} />
      <Segmented
        label={t.filters}
        hideLabel
        options={clubFilters.map((id) => ({ id, label: t[id] }))}
        value={filter}
        onChange={setFilter}
      />
      <ConsoleFrame read={read}>
        {({ clubs, more }) =>
          clubs.length === 0 ? (
            <EmptyState icon={UsersRound} title={t.none} text={t.noneText} />
          ) : (
            <>
              <List label={t.filters}>
                {clubs.map((club) => (
                  <ClubRow
                    key={`${club.locationId} ${club.clubId}`}
                    club={club}
                    onDone={read.again}
                  />
                ))}
              </List>
              {more && <p className="text-muted">{t.more}</p>}
            </>
          )
        }
      </ConsoleFrame>
    </>
  )
}

function ClubRow({ club, onDone }: { club: ManagedClub; onDone: () => void }) {
  const t = useTexts(operatorClubTexts)
  const { name, location, owner, members, isOwnerSuspended } = club
  return (
    <ListRow
      title={name}
      detail={[t.by({ owner }), t.members({ n: members }), location].join(' · ')}
      trailing={
        <>
          {isOwnerSuspended && <Badge>{t.suspended}</Badge>}
          <ActSheet
            label={t.open}
            variant="plain"
            title={name}
            onDone={onDone}
            renderForm={(done) => <ManageClub club={club} onDone={done} />}
          />
        </>
      }
    />
  )
}
