// What an id looks like, as plain predicates: the screens ask them without carrying a schema library.

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const playerId = /^[a-z0-9_-]{1,40}$/
const locationId = /^[A-Za-z0-9_-]{1,80}$/

/** True for a UUID in lower case. */
export const isUuid = (text: string): boolean => uuid.test(text)

/** True for what a slug of a player name may look like. */
export const isPlayerId = (text: string): boolean => playerId.test(text)

/** True for the id of a venue: `osm-way-1`, `nycparks-Q001`, `sfrpd-some-park`, or a UUID. */
export const isLocationId = (text: string): boolean => locationId.test(text)
