// My active venues: open one, view its calendar, make it home, or leave it.
import { useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarDays, Crown, House, Trash2 } from 'lucide-react'
import { locationTexts } from '#words/en/location/location.ts'
import { myLocationsTexts } from '#words/en/location/my-locations.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Me } from '../../../session/use-me.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { List } from '../../../ui/list-row.tsx'
import { useScrollIntoView } from '../../../ui/use-scroll-into-view.ts'
import { useHome, type Home } from '../use-home.ts'
import { useMembership, type Membership } from '../use-membership.ts'

type OwnLocation = Me['locations'][number]

export function MyLocationList({
  locations,
  marked,
}: {
  locations: readonly OwnLocation[]
  marked: string | undefined
}) {
  const t = useTexts(myLocationsTexts)
  const membership = useMembership()
  const home = useHome()
  return (
    <List label={t.mine}>
      {locations.map((location) => (
        <Row
          key={location.locationId}
          {...{ location, membership, home }}
          isMarked={location.locationId === marked}
        />
      ))}
    </List>
  )
}

function Row({
  location,
  isMarked,
  membership,
  home,
}: {
  location: OwnLocation
  isMarked: boolean
  membership: Membership
  home: Home
}) {
  const t = useTexts(myLocationsTexts)
  const shared = useTexts(locationTexts)
  const { locationId, name, city, isAdmin } = location
  const isHome = home.homeLocation === locationId
  const row = useRef<HTMLLIElement>(null)
  useScrollIntoView(row, isMarked, { block: 'center' })
  return (
    <li
      ref={row}
      aria-current={isMarked || undefined}
      className={clsx(
        'flex flex-wrap items-center justify-end gap-x-1 p-2',
        isMarked && 'bg-soft/60',
      )}
    >
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId }}
        className="flex min-h-11 min-w-48 flex-1 flex-col justify-center rounded-xl px-2 outline-none hover:bg-soft/60 focus-visible:ring-focus"
      >
        <span className="line-clamp-2 leading-snug font-semibold">{name}</span>
        <span className="text-sm text-muted">{city}</span>
        <span className="flex flex-wrap gap-2 pt-1 empty:hidden">
          {isHome && (
            <Badge tone="brand">
              <House aria-hidden size={16} />
              {shared.home}
            </Badge>
          )}
          {isAdmin && (
            <Badge tone="warm">
              <Crown aria-hidden size={16} />
              {shared.admin}
            </Badge>
          )}
        </span>
      </Link>
      <span className="flex shrink-0">
        <Link
          to="/calendar/{-$locationId}"
          params={{ locationId }}
          aria-label={t.calendar({ name })}
          className={buttonClasses({ variant: 'ghost', size: 'icon' })}
        >
          <CalendarDays aria-hidden size={20} />
        </Link>
        {!isHome && (
          <IconButton
            icon={House}
            label={t.setHome({ name })}
            isDisabled={home.pending !== null}
            onPress={() => void home.setHome(locationId)}
          />
        )}
        <IconButton
          icon={Trash2}
          label={shared.remove({ name })}
          isDisabled={membership.isPending(locationId)}
          onPress={() => void membership.leaveAfterAsking(locationId, name)}
        />
      </span>
    </li>
  )
}
