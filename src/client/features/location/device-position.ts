// Gets the device's position. The browser prompts the first time, so call it on a tap only, or when
// already allowed.
import type { Position } from '#domain/location/distance.ts'

const timeoutMs = 10_000
/** A position a few minutes old finds the same venues. */
const maximumAgeMs = 300_000

/** 'denied': permission refused. 'unknown': not available right now. */
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

export async function isLocatingAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // Browsers that can't report the permission will prompt.
    return false
  }
}
