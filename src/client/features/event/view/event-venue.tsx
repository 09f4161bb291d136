import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Navigation } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { directionsUrl } from '../../../parts/location/outside-links.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'

type EventVenueProps = {
  detail: EventDetail
  isOnPass?: boolean
}

export function EventVenue({
  detail: { fields, locationName, city, position },
  isOnPass = false,
}: EventVenueProps) {
  const t = useTexts(eventViewTexts)
  return (
    <section
      aria-label={t.where}
      className={clsx('flex flex-wrap items-center gap-x-3', !isOnPass && 'gap-y-1')}
      data-where
    >
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId: fields.location }}
        className={clsx(
          'grow basis-28 leading-snug outline-none hover:underline',
          isOnPass
            ? onPass
            : 'flex min-h-11 flex-col justify-center rounded-lg focus-visible:ring-focus',
        )}
      >
        <span className="font-semibold">{locationName}</span>
        {city !== '' && !isOnPass && <span className="text-sm text-muted">{city}</span>}
      </Link>
      <a
        href={directionsUrl(position)}
        target="_blank"
        rel="noreferrer"
        className={
          isOnPass
            ? clsx(onPass, 'flex items-center gap-1 font-semibold underline underline-offset-4')
            : buttonClasses({ variant: 'soft', size: 'sm' })
        }
      >
        <Navigation aria-hidden size={16} />
        {t.directions}
      </a>
    </section>
  )
}

const onPass =
  'relative rounded outline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-3 focus-visible:outline-2 focus-visible:outline-current'
