// Forms of ids as plain predicates, so that screens don't load the schema library.

export const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const playerIdForm = /^[a-z0-9_-]{1,40}$/
export const locationIdForm = /^[A-Za-z0-9_-]{1,80}$/

export const idsMax = 99

export const isUuid = (text: string): boolean => uuidForm.test(text)

export const isPlayerId = (text: string): boolean => playerIdForm.test(text)

/** `osm-way-1`, `nycparks-Q001`, `sfrpd-some-park`, or a UUID. */
export const isLocationId = (text: string): boolean => locationIdForm.test(text)
