// The player list's address: /players/{locId} shows all, /players/{locId}/true the admins,
// ?filter=friends and ?filter=favorites the others, ?clubActive=true the clubs. Loaded with the
// first script, so it is parsed by hand without dependencies.

export type PlayersSearch = { filter?: 'friends' | 'favorites'; clubActive?: true }

export function readPlayersSearch({ filter, clubActive }: Record<string, unknown>): PlayersSearch {
  return {
    ...(filter === 'friends' || filter === 'favorites' ? { filter } : {}),
    ...(clubActive === true ? { clubActive } : {}),
  }
}
