// The input of a call or a live query before its own schema looks at it. An object schema takes a
// list for an object without fields; on the wire a list is never an input.
import * as v from 'valibot'

export const plainInput = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'a list'),
)
