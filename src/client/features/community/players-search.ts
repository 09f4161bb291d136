// How the player list stands in its address: /players/{locId} shows all, /players/{locId}/true the
// admins, ?filter=friends and ?filter=favorites the others, ?clubActive=true the clubs. Read with
// the first script, so by hand and alone.

export type PlayersSearch = { filter?: 'friends' | 'favorites'; clubActive?: true }

/** Keeps what is known; anything else is dropped. */
export function readPlayersSearch({ filter, clubActive }: Record<string, unknown>): PlayersSearch {
  return {
    ...(filter === 'friends' || filter === 'favorites' ? { filter } : {}),
    ...(clubActive === true ? { clubActive } : {}),
  }
}
