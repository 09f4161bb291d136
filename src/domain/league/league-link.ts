// The public link to the standings of a league. Its key names the league, so that a window follows
// it without another look, and ends in a secret that only the link knows.

/** Random, as in the public link to a match list. */
export const leagueSecretLength = 22
const idLength = 32
export const leagueLinkLength = idLength + leagueSecretLength

/** The key of a link. `secret` has leagueSecretLength characters that need no escape in a URL. */
export const toLeagueKey = (leagueSeriesId: string, secret: string): string =>
  leagueSeriesId.replaceAll('-', '') + secret

const keyForm = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[\w-]{22}$/

/** The league that a key names, or null for anything else. Naming one opens nothing. */
export const findLeagueInKey = (key: string): string | null =>
  keyForm.exec(key)?.slice(1).join('-') ?? null

/** The public page of a league. */
export const toLeaguePath = (key: string): string => `/l/${key}`
