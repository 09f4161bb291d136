// From the address of the player list to its filter, and back.
import type { PlayerFilter } from '#domain/player/player-list.ts'
import type { PlayersSearch } from './players-search.ts'

/** The one filter that is on. */
export function getPlayerFilter(
  showAdmin: string | undefined,
  { filter }: PlayersSearch,
): PlayerFilter {
  return filter ?? (showAdmin === undefined || showAdmin === 'false' ? 'none' : 'admins')
}

/** The address of a filter. */
export function filterAddress(filter: PlayerFilter): {
  showAdmin: string | undefined
  search: PlayersSearch
} {
  return {
    showAdmin: filter === 'admins' ? 'true' : undefined,
    search: filter === 'friends' || filter === 'favorites' ? { filter } : {},
  }
}
