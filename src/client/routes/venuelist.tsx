// /venuelist: venues within 250 km, nearest first, or search results, with buttons to join and
// leave.
import { createFileRoute, Link } from '@tanstack/react-router'
import { MapPinPlus } from 'lucide-react'
import { locationListTexts } from '#words/en/location/location-list.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { DataCredit } from '../features/location/data-credit.tsx'
import { LocationResults } from '../features/location/list/location-results.tsx'
import { JoinToggle, LocationListRow } from '../features/location/list/location-row.tsx'
import { LocationSearch } from '../features/location/list/location-search.tsx'
import { useLocationList } from '../features/location/list/use-location-list.ts'
import { useMembership } from '../features/location/use-membership.ts'
import { useTexts } from '../i18n/texts.ts'
import { useBack } from '../navigation/use-back.ts'
import { useFounding } from '../parts/founding/use-founding.ts'
import { usePlayer } from '../session/use-me.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/venuelist')({ component: VenueList })

function VenueList() {
  const t = useTexts(locationListTexts)
  const { addVenue } = useTexts(locationTexts)
  const goBack = useBack()
  const { homeLocation } = usePlayer().player
  const list = useLocationList()
  const membership = useMembership()
  const held = useFounding('venue')
  const add = held === null && (
    <Link
      to="/locationedit/$lId"
      params={{ lId: 'new' }}
      aria-label={addVenue}
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <MapPinPlus aria-hidden size={24} className="text-brand" />
    </Link>
  )
  return (
    <Page title={t.title} back={{ onPress: goBack }} actions={add}>
      <LocationSearch list={list} />
      <LocationResults
        list={list}
        renderRow={(location) => (
          <LocationListRow
            key={location.locationId}
            location={location}
            isHome={location.locationId === homeLocation}
            trailing={<JoinToggle location={location} membership={membership} />}
          />
        )}
      />
      <DataCredit />
    </Page>
  )
}
