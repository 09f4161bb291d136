import type { LocationFields } from './location.ts'

const names = (fields: LocationFields): (keyof LocationFields)[] =>
  Object.keys(fields) as (keyof LocationFields)[]

export const findChangedFields = (
  before: LocationFields,
  after: LocationFields,
): (keyof LocationFields)[] => names(after).filter((name) => before[name] !== after[name])
