// How the player list stands in its address: /players/{locId} shows all, /players/{locId}/true the admins, ?filter=friends and
// ?filter=favorites the others, ?clubActive=true the clubs. Read with the first script, so by hand.
import { locationLabelMax, type PlayerFilter } from '#domain/player/player-list.ts'

export type PlayersSearch = { filter?: 'friends' | 'favorites'; clubActive?: true }

/** Keeps what is known; anything else is dropped. */
export function readPlayersSearch({ filter, clubActive }: Record<string, unknown>): PlayersSearch {
  return { ...(filter === 'friends' || filter === 'favorites' ? { filter } : {}), ...(clubActive === true ? { clubActive } : {}) }
}

/** The one filter that is on. */
export function filterOf(showAdmin: string | undefined, { filter }: PlayersSearch): PlayerFilter {
  return filter ?? (showAdmin === undefined || showAdmin === 'false' ? 'none' : 'admins')
}

/** The address of a filter. */
export function filterAddress(filter: PlayerFilter): { showAdmin: string | undefined; search: PlayersSearch } {
  return { showAdmin: filter === 'admins' ? 'true' : undefined, search: filter === 'friends' || filter === 'favorites' ? { filter } : {} }
}

/** A venue's name as the dropdown shows it. */
export const locationLabel = (name: string): string => Array.from(name).slice(0, locationLabelMax).join('')
