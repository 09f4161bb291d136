// The date of an event as a calendar leaf, in the color of its venue.
import type { CSSProperties } from 'react'
import { clsx } from 'clsx'
import { getVenueHue } from '#domain/location/venue-hue.ts'
import { formatDay } from '../../../i18n/formats.ts'

export function DateTile({
  day,
  locationId,
  className,
}: {
  day: string
  locationId: string
  className?: string
}) {
  return (
    <p
      aria-hidden
      className={clsx(
        'w-16 shrink-0 rounded-2xl bg-card py-1 text-center text-xs leading-tight font-bold uppercase shadow-float venue-colors',
        className,
      )}
      style={{ '--h': getVenueHue(locationId), color: 'var(--venue-ink)' } as CSSProperties}
    >
      {formatDay(day, 'weekdayShort')}
      <span className="block font-display text-2xl leading-none font-extrabold text-fg tabular-nums">
        {Number(day.slice(-2))}
      </span>
      {formatDay(day, 'monthShort')}
    </p>
  )
}
