// My venues with a way to find more; shows a note when the address names a venue that isn't mine.
import { Link } from '@tanstack/react-router'
import { MapPinPlus } from 'lucide-react'
import { locationTexts } from '#words/en/location/location.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Picture } from '../../../parts/picture/picture.tsx'
import type { Me } from '../../../session/use-me.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MyLocationList } from './my-location-list.tsx'

export function MyLocations({
  locations,
  marked,
}: {
  locations: Me['locations']
  marked: string | undefined
}) {
  const t = useTexts(myLocationsTexts)
  const { findVenues } = useTexts(locationTexts)
  const isElsewhere =
    marked !== undefined && !locations.some(({ locationId }) => locationId === marked)
  const find = (
    <Link
      to="/venuelist"
      className={buttonClasses({ variant: locations.length === 0 ? 'primary' : 'soft' })}
    >
      <MapPinPlus aria-hidden size={20} />
      {findVenues}
    </Link>
  )
  return (
    <>
      {isElsewhere && (
        <p className="flex items-center justify-between gap-3 rounded-xl bg-warm-soft py-1 pr-1 pl-3 text-sm text-warm">
          {t.notMine}
          <Link
            to="/venuedetail/$locationId"
            params={{ locationId: marked }}
            className={buttonClasses({ variant: 'ghost', size: 'sm' })}
          >
            {t.look}
          </Link>
        </p>
      )}
      {locations.length === 0 ? (
        <EmptyState
          picture={<Picture name="no-venues" />}
          title={t.none}
          text={t.noneText}
          action={find}
        />
      ) : (
        <>
          <MyLocationList locations={locations} marked={marked} />
          {find}
        </>
      )}
    </>
  )
}
