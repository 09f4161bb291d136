// The page of a venue with its people and events: everything needed to decide to play there.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Camera, Check, Crown, House } from 'lucide-react'
import type { LiveOutput } from '#contract/contract.ts'
import { can } from '#domain/access/capabilities.ts'
import type { Day } from '#domain/shared/day.ts'
import { locationDetailTexts } from '#words/en/location/location-detail.ts'
import { locationTexts } from '#words/en/location/location.ts'
import { currentLocale } from '../../../i18n/language.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button-classes.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { LocationMap } from '../location-map.tsx'
import { LocationPhoto } from '../location-photo.tsx'
import { CreateEventLink, LocationActions } from './location-actions.tsx'
import { LocationClubs } from './location-clubs.tsx'
import { LocationEvents } from './location-events.tsx'
import { LocationFactList } from './location-fact-list.tsx'
import { LocationAdmins, LocationPlayers } from './location-people.tsx'
import { LocationVisit } from './location-visit.tsx'
import type { ComingEvents } from './use-coming-events.ts'
import { venuePhotoCrop } from './venue-photo-crop.ts'

type LocationDetailProps = {
  location: LiveOutput<'locations-byId'>
  coming: ComingEvents
  today: Day
  playerId: string
  fillIn: ReactNode
}

export function LocationDetail({ location, coming, today, playerId, fillIn }: LocationDetailProps) {
  const t = useTexts(locationDetailTexts)
  const { locationId, fields, mine } = location
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[3fr_2fr] lg:items-start lg:gap-x-8">
      <div className="relative lg:col-start-2">
        <LocationPhoto locationId={locationId} photoUrl={location.photoURL} shape="wide" />
        {can(mine.isAdmin ? ['admin'] : [], 'location.photo') && (
          <ChangePhoto location={location} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Marks location={location} />
        {mine.needsSecondFactor && <SecondFactorNotice />}
        <LocationActions location={location} today={today} />
        <LocationEvents
          locationId={locationId}
          coming={coming}
          create={<CreateEventLink location={location} today={today} />}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
        <Section title={t.about}>
          <LocationFactList fields={fields} action={fillIn} />
        </Section>
        <LocationVisit
          fields={fields}
          map={
            <LocationMap
              points={[{ id: locationId, name: fields.name, lat: fields.lat, lon: fields.lon }]}
            />
          }
        />
        <LocationPlayers
          locationId={locationId}
          playerCount={location.playerCount}
          skillCounts={location.skillCounts}
        />
        <LocationClubs locationId={locationId} clubs={location.clubs} />
        <LocationAdmins admins={location.admins} playerId={playerId} />
        <Origin location={location} />
      </div>
    </div>
  )
}

function Marks({ location: { fields, mine } }: Pick<LocationDetailProps, 'location'>) {
  const t = useTexts(locationDetailTexts)
  const shared = useTexts(locationTexts)
  if (!mine.active && !fields.hidden) return null
  return (
    <p className="flex flex-wrap gap-2">
      {mine.isHome && (
        <Badge tone="brand">
          <House aria-hidden size={16} />
          {shared.home}
        </Badge>
      )}
      {mine.active && !mine.isHome && (
        <Badge tone="brand">
          <Check aria-hidden size={16} />
          {t.joined}
        </Badge>
      )}
      {mine.isAdmin && (
        <Badge tone="warm">
          <Crown aria-hidden size={16} />
          {shared.admin}
        </Badge>
      )}
      {fields.hidden && <Badge tone="warm">{shared.hidden}</Badge>}
    </p>
  )
}

function zoneName(timezone: string): string {
  const parts = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: timezone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone
}

/** The source of the record, as its license requires, and the venue's time zone. */
function Origin({
  location: { attribution, source, timezone },
}: Pick<LocationDetailProps, 'location'>) {
  const t = useTexts(locationDetailTexts)
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 pt-2 text-center text-xs text-muted">
      <span>{t.timezone({ zone: zoneName(timezone) })}</span>
      {attribution !== '' && <span>{attribution}</span>}
      {/^https?:/.test(source) && (
        <a
          href={source}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center underline underline-offset-2 outline-none focus-visible:ring-focus"
        >
          {t.source}
        </a>
      )}
    </p>
  )
}

function ChangePhoto({
  location: { locationId, photoURL },
}: Pick<LocationDetailProps, 'location'>) {
  const t = useTexts(locationDetailTexts)
  return (
    <Link
      to="/upload/$targetId"
      params={{ targetId: locationId }}
      search={venuePhotoCrop}
      className={`${buttonClasses({ variant: 'plain', size: 'sm' })} absolute! right-3 bottom-3`}
    >
      <Camera aria-hidden size={16} />
      {photoURL === '' ? t.addPhoto : t.changePhoto}
    </Link>
  )
}

function SecondFactorNotice() {
  const t = useTexts(locationDetailTexts)
  return (
    <Notice>
      <p>{t.secondFactor}</p>
      <Link
        to="/player/settings/{-$scrollTarget}"
        params={{ scrollTarget: 'second-factor' }}
        className="underline"
      >
        {t.setUpSecondFactor}
      </Link>
    </Notice>
  )
}
