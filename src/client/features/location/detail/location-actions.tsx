// The actions on a venue: join it, make it home, create an event; for admins the week plan.
import { Link } from '@tanstack/react-router'
import { CalendarDays, CalendarPlus, CalendarRange, House, Plus } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { mayCreateEvents } from '#domain/location/event-creators.ts'
import type { Day } from '#domain/shared/day.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Button } from '../../../ui/button.tsx'
import { useHome } from '../use-home.ts'
import { useMembership } from '../use-membership.ts'

type Location = LiveOutput<'locations-byId'>

export function LocationActions({ location, today }: { location: Location; today: Day }) {
  const t = useTexts(locationDetailTexts)
  const { locationId, mine } = location
  const membership = useMembership()
  const home = useHome()
  return (
    <div className="flex flex-wrap gap-3 *:grow *:whitespace-nowrap">
      {!mine.active && (
        <Button
          isPending={membership.isPending(locationId)}
          onPress={() => void membership.join(locationId)}
        >
          <Plus aria-hidden size={20} />
          {t.join}
        </Button>
      )}
      <CreateEventLink location={location} today={today} />
      <Link
        to="/calendar/{-$locationId}"
        params={{ locationId }}
        className={buttonClasses({ variant: 'plain' })}
      >
        <CalendarDays aria-hidden size={20} />
        {t.calendar}
      </Link>
      {mine.isAdmin && !mine.needsSecondFactor && (
        <Link
          to="/venuedetail/$locationId"
          params={{ locationId }}
          search={{ view: 'week' }}
          className={buttonClasses({ variant: 'plain' })}
        >
          <CalendarRange aria-hidden size={20} />
          {t.week}
        </Link>
      )}
      {!mine.isHome && (
        <Button
          variant="plain"
          isPending={home.pending === locationId}
          onPress={() => void home.setHome(locationId)}
        >
          <House aria-hidden size={20} />
          {t.setHome}
        </Button>
      )}
    </div>
  )
}

export function CreateEventLink({
  location: { locationId, fields, mine },
  today,
}: {
  location: Location
  today: Day
}) {
  const t = useTexts(locationDetailTexts)
  if (!mayCreateEvents(fields.eventCreators, { isMember: mine.active, isAdmin: mine.isAdmin })) {
    return (
      <p className="basis-full text-sm whitespace-normal! text-muted">
        {fields.eventCreators === 'members' ? t.membersCreate : t.adminsCreate}
      </p>
    )
  }
  return (
    <Link
      to="/createevent/{-$first}/{-$second}/{-$third}"
      params={{ first: today, second: locationId }}
      className={buttonClasses({ variant: mine.active ? 'primary' : 'plain' })}
    >
      <CalendarPlus aria-hidden size={20} />
      {t.createEvent}
    </Link>
  )
}
