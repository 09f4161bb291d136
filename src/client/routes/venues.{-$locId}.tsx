// /venues and /venues/{locId}: my active venues and how many there may be; with an id the list opens at that one.
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { MapPin, MapPinPlus } from 'lucide-react'
import { activeLocationLimit } from '#domain/location/location.ts'
import { locationTexts } from '../features/location/location-texts.ts'
import { MyLocationList } from '../features/location/my-location-list.tsx'
import { myLocationsTexts } from '../features/location/my-locations-texts.ts'
import { useTexts } from '../i18n/texts.ts'
import { usePlayer } from '../lib/use-me.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { buttonLook } from '../ui/look.ts'
import { Page } from '../ui/page.tsx'

export const Route = createFileRoute('/venues/{-$locId}')({ component: Venues })

function Venues() {
  const t = useTexts(myLocationsTexts)
  const { back, findVenues } = useTexts(locationTexts)
  const { locId } = Route.useParams()
  const router = useRouter()
  const { locations, player } = usePlayer()
  const limit = activeLocationLimit(player.adminLocations > 0)
  const isElsewhere = locId !== undefined && !locations.some(({ locationId }) => locationId === locId)
  const find = <Link to="/venuelist" className={buttonLook({ variant: locations.length === 0 ? 'primary' : 'soft' })}><MapPinPlus aria-hidden size={18} />{findVenues}</Link>
  return (
    <Page title={t.mine} lead={t.counted(locations.length, limit)} back={{ label: back, onPress: () => router.history.back() }}>
      {isElsewhere && (
        <p className="flex items-center justify-between gap-3 rounded-xl bg-warm-soft py-1 pr-1 pl-3 text-sm text-warm">
          {t.notMine}
          <Link to="/venuedetail/$locationId" params={{ locationId: locId }} className={buttonLook({ variant: 'ghost', size: 'sm' })}>{t.look}</Link>
        </p>
      )}
      {locations.length === 0
        ? <EmptyState icon={MapPin} title={t.none} text={t.noneText} action={find} />
        : <><MyLocationList locations={locations} marked={locId} />{find}</>}
    </Page>
  )
}
