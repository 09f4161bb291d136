// All palette items for the typed text, by group, best first.
import { useMemo } from 'react'
import { useRouter } from '@tanstack/react-router'
import { addDays, type Day } from '#domain/shared/day.ts'
import { useToday } from '../../device/today.ts'
import { useLive } from '../../net/use-live.ts'
import { usePlayer } from '../../session/use-me.ts'
import { matchItems } from './match-items.ts'
import { listActions, listEvents, listScreens, listSignUps, listVenues } from './own-items.ts'
import { paletteGroups, type PaletteGroup, type PaletteItem } from './palette-item.ts'
import { useFoundItems } from './use-found-items.ts'

const groupMax = {
  places: 5,
  events: 5,
  venues: 4,
  players: 4,
  actions: 4,
} satisfies Partial<Record<PaletteGroup, number>>
const untypedMax: Readonly<Partial<Record<PaletteGroup, number>>> = {
  places: 20,
  events: 3,
  actions: 1,
}

const eventDays = 14
const eventsMax = 100
const noFilters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}

export type FoundGroup = { group: PaletteGroup; items: readonly PaletteItem[] }
type Answer = { groups: readonly FoundGroup[]; isLoading: boolean }

export function usePaletteItems(
  text: string,
  { enter, showKeys }: { enter: (eventId: string) => void; showKeys: () => void },
): Answer {
  const router = useRouter()
  const today = useToday()
  const { player, locations } = usePlayer()
  const { mine, others } = useEvents(today)
  const own = useMemo(
    () => ({
      places: listScreens(player, (link) => router.buildLocation(link).href),
      events: listEvents([...mine, ...others]),
      venues: listVenues(locations),
      players: [],
      actions: [...listActions(player, today, showKeys), ...listSignUps(others, enter)],
    }),
    [router, player, today, locations, mine, others, showKeys, enter],
  )
  const { found, isLoading } = useFoundItems(text)
  const isTyped = text.trim() !== ''
  const groups = paletteGroups.map((group) => {
    const items = found[group] ?? []
    if (group === 'poppi') return { group, items, isNamed: false }
    const known = new Map([...own[group], ...items].map((item) => [item.id, item]))
    const max = isTyped ? groupMax[group] : (untypedMax[group] ?? 0)
    const matches = matchItems([...known.values()], text, max)
    return {
      group,
      items: matches.map(({ item }) => item),
      isNamed: matches.some(({ isNamed }) => isNamed),
    }
  })
  return {
    groups: groups
      .filter(({ items }) => items.length > 0)
      .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed)),
    isLoading,
  }
}

function useEvents(today: Day) {
  const { locations } = usePlayer()
  const listed = useLive('events-mine', { from: today })
  const near = useLive(
    'events-list',
    locations.length === 0
      ? 'skip'
      : {
          locationIds: locations.map(({ locationId }) => locationId).sort(),
          from: today,
          to: addDays(today, eventDays),
          limit: eventsMax,
          filters: noFilters,
        },
  )
  return useMemo(() => {
    const mine = listed.data?.events ?? []
    const isOther = ({ eventId }: { eventId: string }): boolean =>
      mine.every((event) => event.eventId !== eventId)
    return { mine, others: near.data?.events.filter(isOther) ?? [] }
  }, [listed.data, near.data])
}
