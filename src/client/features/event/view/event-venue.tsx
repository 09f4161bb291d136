// The venue of an event, with directions.
import { Link } from '@tanstack/react-router'
import { Navigation } from 'lucide-react'
import { eventViewTexts } from '#words/en/event/event-view.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { EventDetail } from '../../../parts/event/event-detail.ts'
import { directionsUrl } from '../../../parts/location/outside-links.ts'
import { buttonClasses } from '../../../ui/button-classes.ts'

export function EventVenue({
  detail: { fields, locationName, city, position },
}: {
  detail: EventDetail
}) {
  const t = useTexts(eventViewTexts)
  return (
    <section aria-label={t.where} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to="/venuedetail/$locationId"
        params={{ locationId: fields.location }}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-lg leading-snug outline-none hover:underline focus-visible:ring-focus"
      >
        <span className="font-semibold">{locationName}</span>
        {city !== '' && <span className="text-sm text-muted">{city}</span>}
      </Link>
      <a
        href={directionsUrl(position)}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: 'soft', size: 'sm' })}
      >
        <Navigation aria-hidden size={16} />
        {t.directions}
      </a>
    </section>
  )
}
