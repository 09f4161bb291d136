// Links that leave this site.
import type { Position } from '#domain/location/distance.ts'

/** Opens the way there, in the maps app on a phone. */
export const directionsUrl = ({ lat, lon }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`

/** The place on OpenStreetMap. */
export const mapUrl = ({ lat, lon }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

/** A website as people say it: its host, without "www.". */
export const websiteLabel = (website: string): string =>
  URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
