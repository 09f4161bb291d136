// The input of a live query on its way in: what its schema takes, and what a database can keep. A
// call looks for the second when its database refused: its handler may have words of its own for it.
import * as v from 'valibot'
import { findUnstorable } from './find-unstorable.ts'
import { ok, refuse, type Result } from './result.ts'

export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, 'bad-input'> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) return refuse('bad-input', { field: v.getDotPath(parsed.issues[0]) ?? '' })
  const field = findUnstorable(parsed.output)
  return field === null ? ok(parsed.output) : refuse('bad-input', { field })
}
