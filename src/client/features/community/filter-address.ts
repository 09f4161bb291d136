// Converts between the player list's address and its filter.
import type { PlayerFilter } from '#domain/player/player-list.ts'
import type { PlayersSearch } from './players-search.ts'

export function getPlayerFilter(
  showAdmin: string | undefined,
  { filter }: PlayersSearch,
): PlayerFilter {
  return filter ?? (showAdmin === undefined || showAdmin === 'false' ? 'none' : 'admins')
}

export function filterAddress(filter: PlayerFilter): {
  showAdmin: string | undefined
  search: PlayersSearch
} {
  return {
    showAdmin: filter === 'admins' ? 'true' : undefined,
    search: filter === 'friends' || filter === 'favorites' ? { filter } : {},
  }
}
