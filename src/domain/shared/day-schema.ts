// The wire schema of a calendar day, separate from day.ts so that screens don't load the schema
// library.
import * as v from 'valibot'
import { isDay, type Day } from './day.ts'

export const daySchema = v.pipe(
  v.string(),
  v.maxLength(10),
  v.check(isDay, 'not a day'),
  v.transform((text) => text as Day),
)
