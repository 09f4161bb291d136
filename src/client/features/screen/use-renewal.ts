// Reloads a screen's page at night, and for a new version while no event is in progress; the
// installation's name stays current.
import { useEffect } from 'react'
import { shouldReload } from '#domain/screen/screen.ts'
import { clientVersion } from '#domain/version/version.ts'
import { isReloadedFor, reloadFresh } from '../../device/updates.ts'
import { useIsConnected } from '../../net/use-is-connected.ts'
import { useLive, useLiveStatus } from '../../net/use-live.ts'
import { useLiveBrand } from '../../use-live-brand.ts'

const lookMs = 60_000

export function minutesAt(instantMs: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('sv-SE', {
    timeStyle: 'short',
    timeZone,
  })
    .format(instantMs)
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

export function useRenewal(timeZone: string | null, isPlaying: boolean): void {
  useLiveBrand()
  const version = useLive('version-current', {}).data?.value ?? clientVersion
  const isStuck = useLiveStatus() === 'outdated'
  const isConnected = useIsConnected()
  const isOutdated = isStuck || (version !== clientVersion && !isReloadedFor(version))
  useEffect(() => {
    const look = () => {
      const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
      const age = {
        minutes: minutesAt(Date.now(), zone),
        ageMs: performance.now(),
        isOutdated,
        isStuck,
        isPlaying,
      }
      if ((isConnected || isStuck) && shouldReload(age)) void reloadFresh(version)
    }
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [timeZone, isPlaying, isOutdated, isStuck, isConnected, version])
}
