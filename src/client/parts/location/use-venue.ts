// One venue, live, without its events, which are asked apart. Nodes of an older release, beside newer
// ones during an upgrade, refuse that, and are asked for the venue with its events.
import type { LiveOutput } from '#contract/contract.ts'
import { useToday } from '../../device/today.ts'
import { useLastAnswer, useRetry, type LiveList } from '../../net/use-live-list.ts'
import { useLive } from '../../net/use-live.ts'

export function useVenue(locationId: string | null): LiveList<LiveOutput<'locations-byId'>> {
  const { isResting, retry } = useRetry()
  const today = useToday()
  const asked = locationId === null || isResting ? null : { locationId, today }
  const apart = useLive('locations-byId', asked === null ? 'skip' : { ...asked, events: false })
  const isOlder = apart.refusal?.code === 'bad-input'
  const whole = useLive('locations-byId', asked !== null && isOlder ? asked : 'skip')
  const waitsFor = asked === null ? null : 'locations-byId'
  return { ...useLastAnswer(isOlder ? whole : apart, locationId ?? '', waitsFor), retry }
}
