// Distances in meters, on a sphere of the radius that the spec names.

export const earthRadiusM = 6_371_000
export const nearbyRadiusM = 250_000
/** A new venue this close to another asks "is it this one?" first. */
export const samePlaceM = 250

export type Position = { lat: number; lon: number }

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in meters (haversine). */
export function distanceM(a: Position, b: Position): number {
  const dLat = toRadians(b.lat - a.lat)
  const dLon = toRadians(b.lon - a.lon)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

export const needsReload = (loadedAt: Position | null, position: Position): boolean =>
  loadedAt === null || distanceM(loadedAt, position) >= nearbyRadiusM

export type Box = {
  south: number
  north: number
  /** Two ranges when the box crosses the 180th meridian. */
  lons: readonly {
    west: number
    east: number
  }[]
}

export function boxAround(center: Position, radiusM: number): Box {
  const reach = radiusM / earthRadiusM
  const dLat = (reach * 180) / Math.PI
  const [south, north] = [center.lat - dLat, center.lat + dLat]
  const everywhere = [{ west: -180, east: 180 }]
  if (south <= -90 || north >= 90)
    return { south: Math.max(south, -90), north: Math.min(north, 90), lons: everywhere }
  const dLon = (Math.asin(Math.sin(reach) / Math.cos(toRadians(center.lat))) * 180) / Math.PI
  const [west, east] = [center.lon - dLon, center.lon + dLon]
  if (west < -180)
    return {
      south,
      north,
      lons: [
        { west: west + 360, east: 180 },
        { west: -180, east },
      ],
    }
  if (east > 180)
    return {
      south,
      north,
      lons: [
        { west, east: 180 },
        { west: -180, east: east - 360 },
      ],
    }
  return { south, north, lons: [{ west, east }] }
}

/** Stored positions have two decimals of a degree, about 1 km. */
export function roundPosition({ lat, lon }: Position): Position {
  // Adding zero turns -0 into 0.
  const round = (degrees: number): number => Math.round(degrees * 100) / 100 + 0
  return { lat: round(lat), lon: round(lon) }
}
