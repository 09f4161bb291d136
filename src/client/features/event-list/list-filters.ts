// Interprets the filters of the address: which venues, and the query for the server.
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

export const findListFrom = (
  { lastLat, lastLon, homeLocation }: LastSeen,
  mine: readonly Venue[],
): Position | null =>
  lastLat === null || lastLon === null
    ? (mine.find(({ locationId }) => locationId === homeLocation) ?? null)
    : { lat: lastLat, lon: lastLon }

export const getListLimit = ({ show }: ListSearch): number => Math.min(show ?? listStep, listMax)

export const countFilters = (search: ListSearch): number =>
  Object.keys(search).filter((name) => name !== 'show').length
