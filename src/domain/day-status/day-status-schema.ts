// A status of the day as it travels. Apart from its rules, so that screens carry no schema library.
import * as v from 'valibot'
import { timeSchema } from '../event/event.ts'
import { lineSchema } from '../shared/text.ts'
import { dayNoteMax, dayStates } from './day-status.ts'

/** What is said of a day: a time where it is delayed, and only there. */
export const dayStatusSchema = v.strictObject({
  state: v.picklist(dayStates),
  until: v.nullable(timeSchema),
  note: lineSchema(dayNoteMax),
  nextWord: v.nullable(timeSchema),
})
