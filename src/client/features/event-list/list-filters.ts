// The meaning of the filters in the address: which venues, and what the server is asked for.
import { eventGenders, eventTypes } from '#domain/event/event.ts'
import { timesOfDay } from '#domain/event/time-of-day.ts'
import { distanceM, type Position } from '#domain/location/distance.ts'
import type { ListSearch } from './list-search.ts'
import type { EventFilters } from './no-filters.ts'

export const listStep = 30
export const listMax = 600

type Venue = Position & { locationId: string; name: string }

const findChoice = <T extends string>(choices: readonly T[], value: string | undefined): T | null =>
  choices.find((choice) => choice === value) ?? null

/** A value that no filter knows does not filter. */
export const toEventFilters = ({
  type,
  gender,
  time,
  level,
  places,
  friends,
}: ListSearch): EventFilters => ({
  type: findChoice(eventTypes, type),
  gender: findChoice(eventGenders, gender),
  time: findChoice(timesOfDay, time),
  fitsLevel: level ?? false,
  placesLeft: places ?? false,
  friendsGoing: friends ?? false,
})

/**
 * My venues that remain: the chosen one, or those within the chosen distance (metres) of `from`.
 */
export function filterVenues<V extends Venue>(
  { venue, within }: ListSearch,
  mine: readonly V[],
  from: Position | null,
): V[] {
  const chosen = mine.filter(({ locationId }) => locationId === venue)
  if (chosen.length > 0) return chosen
  return within === undefined || from === null
    ? [...mine]
    : mine.filter((location) => distanceM(from, location) <= within)
}

type LastSeen = { lastLat: number | null; lastLon: number | null; homeLocation: string | null }

/** From where distances count: where the player was last seen, else the home venue. */
export const findListFrom = (
  { lastLat, lastLon, homeLocation }: LastSeen,
  mine: readonly Venue[],
): Position | null =>
  lastLat === null || lastLon === null
    ? (mine.find(({ locationId }) => locationId === homeLocation) ?? null)
    : { lat: lastLat, lon: lastLon }

/** How many events to ask for. */
export const getListLimit = ({ show }: ListSearch): number => Math.min(show ?? listStep, listMax)

/** How many filters are set. */
export const countFilters = (search: ListSearch): number =>
  Object.keys(search).filter((name) => name !== 'show').length
