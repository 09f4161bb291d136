// Gets the device's position. The browser asks the person, so call it on a tap, or silently once
// permission is granted.

export type DevicePosition = { lat: number; lon: number }
export type DeviceFix = DevicePosition & { accuracyM: number }
/** denied: the person or the browser refused. unknown: no position in time. */
export type PositionTrouble = 'denied' | 'unknown'
export type PositionAnswer =
  | { ok: true; value: DevicePosition }
  | { ok: false; trouble: PositionTrouble }

const deniedCode = 1
const freshForMs = 300_000

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
