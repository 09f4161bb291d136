// Distances on the ground, in metres, on a sphere of the radius the spec names.

export const earthRadiusM = 6_371_000
export const nearbyRadiusM = 250_000
/** A new venue this close to another asks "is it this one?" first. */
export const samePlaceM = 250

export type Position = { lat: number; lon: number }

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
export function distanceM(a: Position, b: Position): number {
  const dLat = toRadians(b.lat - a.lat)
  const dLon = toRadians(b.lon - a.lon)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * True when the list near `loadedAt` must be loaded again for `position`: it moved 250 km or more,
 * or nothing was loaded.
 */
export const needsReload = (loadedAt: Position | null, position: Position): boolean =>
  loadedAt === null || distanceM(loadedAt, position) >= nearbyRadiusM

export type Box = {
  south: number
  north: number
  /** Ranges of longitude; two where the box crosses the 180th meridian. */
  lons: readonly {
    west: number
    east: number
  }[]
}

/**
 * A box of latitudes and longitudes that holds every point within `radiusM` of `center`, so that an
 * index can be asked first.
 */
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

/** A person's position as it is kept: two decimals of a degree, so within about 1 km. */
export function roundPosition({ lat, lon }: Position): Position {
  // Adding zero makes -0 a zero.
  const round = (degrees: number): number => Math.round(degrees * 100) / 100 + 0
  return { lat: round(lat), lon: round(lon) }
}
