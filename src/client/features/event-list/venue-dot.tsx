// A dot in the hue of a venue, before its name.
import type { CSSProperties } from 'react'
import { getVenueHue } from '#domain/location/venue-hue.ts'

export function VenueDot({ locationId }: { locationId: string }) {
  return (
    <span
      aria-hidden
      className="mr-2 size-2.5 shrink-0 rounded-full bg-(--venue-court) forced-color-adjust-none venue-colors"
      style={{ '--h': getVenueHue(locationId) } as CSSProperties}
    />
  )
}
