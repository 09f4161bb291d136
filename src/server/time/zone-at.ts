// Finds the time zone of a position by geo-tz's borders. Its one-megabyte index is loaded with the
// first query.
import { isKnownZone } from './zone-time.ts'

/** The IANA zone of a position in degrees; throws when latitude or longitude is out of range. */
export type ZoneFinder = (lat: number, lon: number) => string

/** The first of several zones wins; a zone unknown to this server's rules becomes UTC. */
export async function loadZoneFinder(): Promise<ZoneFinder> {
  const { find } = await import('geo-tz/all')
  return (lat, lon) => find(lat, lon).find(isKnownZone) ?? 'UTC'
}

export const findZoneAt = async ({ lat, lon }: { lat: number; lon: number }): Promise<string> =>
  (await loadZoneFinder())(lat, lon)
