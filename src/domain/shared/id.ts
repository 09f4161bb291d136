// Wire schemas of ids. The spec's joined ids (playerId + locationId …) are composite keys in the
// database, never text.
import * as v from 'valibot'
import { idsMax, isLocationId, isPlayerId, isUuid } from './id-form.ts'

export const uuidSchema = v.pipe(v.string(), v.maxLength(36), v.check(isUuid, 'not a uuid'))

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

/** Ids per live query that returns whole records (SPEC section 9). */
export const eventChunk = 10
export const locationChunk = 30

export const idsSchema = <const Id extends v.GenericSchema<string, string>>(
  id: Id,
  max: number = idsMax,
) => v.pipe(v.array(id), v.maxLength(max))
