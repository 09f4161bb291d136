// The forms of ids, as forms and plain predicates: the screens ask them without carrying a
// schema library.

export const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const playerIdForm = /^[a-z0-9_-]{1,40}$/
export const locationIdForm = /^[A-Za-z0-9_-]{1,80}$/

/** The most ids one question may name. */
export const idsMax = 99

/** True for a UUID in lower case. */
export const isUuid = (text: string): boolean => uuidForm.test(text)

/** True for what a slug of a player name may look like. */
export const isPlayerId = (text: string): boolean => playerIdForm.test(text)

/** True for the id of a venue: `osm-way-1`, `nycparks-Q001`, `sfrpd-some-park`, or a UUID. */
export const isLocationId = (text: string): boolean => locationIdForm.test(text)
