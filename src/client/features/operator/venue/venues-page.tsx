import { useState } from 'react'
import { MapPin } from 'lucide-react'
import { consoleTextMax, venueFilters, type VenueFilter } from '#domain/operator/console.ts'
import { operatorVenueTexts } from '#words/en/operator/venues.ts'
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
import { VenueView, type ManagedVenue } from './venue-sheet.tsx'

export function VenuesPage() {
  const t = useTexts(operatorVenueTexts)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<VenueFilter>('all')
  const asked = useSettled(text.trim())
  const read = usePage('venues', { page: 'venues', text: asked, filter })
  const labels = { all: t.all, hidden: t.hiddenOnes, unadministered: t.unadministered }
  return (
    <>
      <SearchField label={t.search} value={text} onChange={setText} maxLength={consoleTextMax} />
      <Segmented
        label={t.filters}
        hideLabel
        options={venueFilters.map((id) => ({ id, label: labels[id] }))}
        value={filter}
        onChange={setFilter}
      />
      <ConsoleFrame read={read}>
        {({ venues, more }) =>
          venues.length === 0 ? (
            <EmptyState icon={MapPin} title={t.none} text={t.noneText} />
          ) : (
            <>
              <List label={t.filters}>
                {venues.map((venue) => (
                  <VenueRow key={venue.locationId} venue={venue} onDone={read.again} />
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

function VenueRow({ venue, onDone }: { venue: ManagedVenue; onDone: () => void }) {
  const t = useTexts(operatorVenueTexts)
  const { name, city, region, hidden, admins } = venue
  const names = admins.map(({ playerName }) => playerName).join(', ')
  return (
    <ListRow
      title={name}
      detail={[admins.length === 0 ? t.noAdmin : t.run({ names }), city, region]
        .filter(Boolean)
        .join(' · ')}
      trailing={
        <>
          {hidden && <Badge>{t.hidden}</Badge>}
          <ActSheet
            label={t.open}
            variant="plain"
            title={name}
            onDone={onDone}
            renderForm={(done) => <VenueView venue={venue} onDone={done} />}
          />
        </>
      }
    />
  )
}
