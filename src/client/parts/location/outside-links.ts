import type { Position } from '#domain/location/distance.ts'

export const directionsUrl = ({ lat, lon }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`

export const mapUrl = ({ lat, lon }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`

export const websiteLabel = (website: string): string =>
  URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
