// The events of some venues, live: joins one shared subscription per venue with the viewer's own
// data.
import { useMemo } from 'react'
import type { EventCardData, PublicCard } from '#contract/calendar.ts'
import { joinVenueLists, type VenueShares } from '#domain/event-list/venue-list.ts'
import { useLastAnswer, useRetry, type LiveList } from '../../net/use-live-list.ts'
import { useLive, type Live } from '../../net/use-live.ts'
import { useLives } from '../../net/use-lives.ts'
import { usePlayer } from '../../session/use-me.ts'
import type { BadgedEvent } from './event-badges.tsx'
import type { EventFilters } from './no-filters.ts'
import { useHouseRuleRefusals } from './use-kept-out.ts'

type ListedEvent = EventCardData & Pick<BadgedEvent, 'hasSignUpRules' | 'house'>
type Asked = {
  locationIds: readonly string[]
  from: string
  to: string
  limit: number
  filters: EventFilters
}
type Listed = { events: ListedEvent[]; more: boolean }

/**
 * A window may have at most a hundred subscriptions, so more venues than this share one list made
 * for the viewer.
 */
const apartMax = 10

export function useVenueList(
  { locationIds, from, to, limit, filters }: Asked,
  list = '',
): LiveList<Listed> {
  const { isResting, retry } = useRetry()
  const level = usePlayer().player.skillSelf
  const { fitsLevel, friendsGoing, ...same } = filters
  const venues = [...locationIds].sort()
  const isWhole = venues.length > apartMax
  const whole = useLive(
    'events-list',
    isWhole && !isResting ? { locationIds: venues, from, to, limit, filters } : 'skip',
  )
  const inputs = (isWhole || isResting ? [] : venues).map((locationId) => ({
    locationId,
    from,
    to,
    limit,
    filters: { ...same, fits: fitsLevel ? { level } : null },
  }))
  const shared = useLives('events-publicList', friendsGoing ? [] : inputs)
  const own = useLives(
    'events-personalList',
    inputs.map((input) => ({ ...input, friendsGoing })),
  )
  const joined = useMemo(() => joinShares(shared, own, limit), [shared, own, limit])
  const live = isResting ? loading : isWhole ? whole : joined
  const kept = useLastAnswer(live, list, isResting ? null : 'events')
  return { ...kept, live: useHouseRuleRefusals(kept.live), retry }
}

type Place = EventCardData['myPlace'] & string
type Shares = VenueShares<PublicCard, Place>
const loading = { status: 'loading', data: undefined, refusal: null, stale: false } as const

function joinShares(
  shared: Live<readonly NonNullable<Shares['shared']>[]>,
  own: Live<readonly Shares['own'][]>,
  limit: number,
): Live<Listed> {
  if (own.status !== 'ready') return own
  if (shared.status !== 'ready') return shared
  const venues = own.data.map((share, n) => ({ shared: shared.data[n] ?? null, own: share }))
  const data = joinVenueLists<PublicCard, Place>(venues, limit)
  return { status: 'ready', data, refusal: null, stale: shared.stale || own.stale }
}
