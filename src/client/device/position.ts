// Where this device is, asked of the browser. It asks the person, so it is asked on a tap, or
// silently where the answer is yes already.

export type DevicePosition = { lat: number; lon: number }
/** accuracyM: how far off it may be. */
export type DeviceFix = DevicePosition & { accuracyM: number }
/** Why there is none: the person or the browser said no, or it could not be found in time. */
export type PositionTrouble = 'denied' | 'unknown'
export type PositionAnswer =
  | { ok: true; value: DevicePosition }
  | { ok: false; trouble: PositionTrouble }

const deniedCode = 1
const freshForMs = 300_000

/** The position, to about a city block; at most `timeoutMs` after the person agreed. */
export function requestPosition(timeoutMs = 10_000): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, trouble: 'unknown' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, value: { lat: coords.latitude, lon: coords.longitude } }),
      (error) => resolve({ ok: false, trouble: error.code === deniedCode ? 'denied' : 'unknown' }),
      { timeout: timeoutMs, maximumAge: freshForMs, enableHighAccuracy: false },
    )
  })
}

/** The position now, as well as the device can tell; null where there is none. */
export function measurePosition(timeoutMs = 10_000): Promise<DeviceFix | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ lat: coords.latitude, lon: coords.longitude, accuracyM: coords.accuracy }),
      () => resolve(null),
      { timeout: timeoutMs, maximumAge: 0, enableHighAccuracy: true },
    )
  })
}

/** The position where the person has allowed it before, else null. Asks no one. */
export async function positionIfAllowed(timeoutMs = 2_000): Promise<DevicePosition | null> {
  try {
    if ((await navigator.permissions.query({ name: 'geolocation' })).state !== 'granted')
      return null
    const answer = await requestPosition(timeoutMs)
    return answer.ok ? answer.value : null
  } catch {
    return null
  }
}
