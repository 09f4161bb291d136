// The fields changed by an edit of a venue, for its log.
import type { LocationFields } from './location.ts'

const names = (fields: LocationFields): (keyof LocationFields)[] =>
  Object.keys(fields) as (keyof LocationFields)[]

/** The names of the changed fields, in the order of the record. */
export const changedFields = (
  before: LocationFields,
  after: LocationFields,
): (keyof LocationFields)[] => names(after).filter((name) => before[name] !== after[name])
