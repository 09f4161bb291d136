// The wire schema of a day status, separate from its rules so that screens don't load the schema
// library.
import * as v from 'valibot'
import { timeSchema } from '../event/schema/time-schema.ts'
import { lineSchema } from '../shared/text.ts'
import { dayNoteMax, dayStates } from './day-status.ts'

/** A delayed status needs a time; no other status has one. */
export const dayStatusSchema = v.strictObject({
  state: v.picklist(dayStates),
  until: v.nullable(timeSchema),
  note: lineSchema(dayNoteMax),
  nextWord: v.nullable(timeSchema),
})
