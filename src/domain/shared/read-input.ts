// Reads a live query's input: it must match its schema and be storable. Calls check storability
// only after the database refused, since a handler may have its own refusal.
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
