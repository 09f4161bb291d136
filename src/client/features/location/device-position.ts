// Where this device says it is. The browser asks its owner the first time, so that this is only
// called on a tap, or when it was allowed before.
import type { Position } from '#domain/location/distance.ts'

const timeoutMs = 10_000
/** A position of a few minutes ago finds the same venues. */
const maximumAgeMs = 300_000

/** The position, or why there is none: 'denied' by its owner, or 'unknown' right now. */
export function locateDevice(): Promise<Position | 'denied' | 'unknown'> {
  if (!('geolocation' in navigator)) return Promise.resolve('unknown')
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: timeoutMs, maximumAge: maximumAgeMs },
    )
  })
}

/** True when asking for the position disturbs no one. */
export async function isLocatingAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // Browsers that cannot tell will ask.
    return false
  }
}
