// Rejects arrays as inputs of calls and live queries, because an object schema would accept one as
// an object without fields.
import * as v from 'valibot'

export const plainInput = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'a list'),
)
