// Ids as they travel. The spec's joined ids (playerId + locationId …) are composite keys in the
// database, never text.
import * as v from 'valibot'
import { idsMax, isLocationId, isPlayerId, isUuid } from './id-form.ts'

/** A client-made or server-made UUID in lower case. */
export const uuidSchema = v.pipe(v.string(), v.maxLength(36), v.check(isUuid, 'not a uuid'))

/** A slug: the id of a player, from the player's name. */
export const playerIdSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check(isPlayerId, 'not a player id'),
)

export const locationIdSchema = v.pipe(
  v.string(),
  v.maxLength(80),
  v.check(isLocationId, 'not a location id'),
)

/**
 * Ids of one question of the live queries that bring whole records (SPEC section 9): events by id,
 * events by venue.
 */
export const eventChunk = 10
export const locationChunk = 30

/** Up to `max` ids of one form. */
export const idsSchema = <const Id extends v.GenericSchema<string, string>>(
  id: Id,
  max: number = idsMax,
) => v.pipe(v.array(id), v.maxLength(max))
