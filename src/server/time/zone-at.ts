// Which time zone a place lies in, by the borders that geo-tz keeps. Its index of a megabyte comes
// with the first question.
import { isKnownZone } from './zone-time.ts'

/** The IANA zone of a position in degrees; throws outside the ranges of latitude and longitude. */
export type ZoneFinder = (lat: number, lon: number) => string

/**
 * Where several are claimed the first one counts; one that the rules of this server don't know yet
 * is UTC.
 */
export async function loadZoneFinder(): Promise<ZoneFinder> {
  const { find } = await import('geo-tz/all')
  return (lat, lon) => find(lat, lon).find(isKnownZone) ?? 'UTC'
}

export const findZoneAt = async ({ lat, lon }: { lat: number; lon: number }): Promise<string> =>
  (await loadZoneFinder())(lat, lon)
