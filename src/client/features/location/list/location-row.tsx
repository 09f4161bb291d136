// One venue in a list: photo, name, place, distance, highlights, and actions at the end.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Check, House, Plus } from 'lucide-react'
import { locationTexts } from '#words/en/location/location.ts'
import { formatDistance } from '../../../i18n/formats.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LocationPhoto } from '../location-photo.tsx'
import { placeText } from '../place-text.ts'
import type { Membership } from '../use-membership.ts'
import type { LocationCard } from '../use-near-locations.ts'

export function LocationSummary({ location, isHome }: { location: LocationCard; isHome: boolean }) {
  const t = useTexts(locationTexts)
  const distance = location.distanceM === null ? '' : formatDistance(location.distanceM)
  return (
    <>
      <LocationPhoto locationId={location.locationId} photoUrl={location.photoURL} shape="thumb" />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-2 leading-snug font-semibold">{location.name}</span>
        <span className="flex gap-2 text-sm text-muted">
          {distance !== '' && (
            <span className="shrink-0 font-semibold text-fg tabular-nums">{distance}</span>
          )}
          <span className="truncate">{placeText(location)}</span>
        </span>
        <span className="flex flex-wrap items-center gap-2 pt-1 empty:hidden">
          {isHome && (
            <Badge tone="brand">
              <House aria-hidden size={16} />
              {t.home}
            </Badge>
          )}
          {location.courts > 0 && <Badge>{t.courts({ n: location.courts })}</Badge>}
          {location.indoor === true && <Badge tone="cool">{t.indoor}</Badge>}
          {location.lit === true && <Badge tone="warm">{t.lit}</Badge>}
          {location.access === 'members' && <Badge>{t.membersOnly}</Badge>}
          {location.access === 'private' && <Badge>{t.privateVenue}</Badge>}
        </span>
      </span>
    </>
  )
}

export function LocationListRow({
  location,
  isHome,
  trailing,
}: {
  location: LocationCard
  isHome: boolean
  trailing: ReactNode
}) {
  return (
    <li className="flex items-center gap-1 pr-2">
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId: location.locationId }}
        className="flex min-w-0 flex-1 items-center gap-3 py-3 pl-3 transition-colors outline-none hover:bg-soft/60 focus-visible:ring-focus focus-visible:-outline-offset-2"
      >
        <LocationSummary location={location} isHome={isHome} />
      </Link>
      {trailing}
    </li>
  )
}

export function JoinToggle({
  location,
  membership,
}: {
  location: Pick<LocationCard, 'locationId' | 'name'>
  membership: Membership
}) {
  const t = useTexts(locationTexts)
  const { locationId, name } = location
  const isActive = membership.isActive(locationId)
  return (
    <IconButton
      icon={isActive ? Check : Plus}
      variant={isActive ? 'soft' : 'plain'}
      label={isActive ? t.remove({ name }) : t.add({ name })}
      isDisabled={membership.isPending(locationId)}
      onPress={() =>
        void (isActive ? membership.leave(locationId, name) : membership.join(locationId))
      }
    />
  )
}
