// What a player notes about DUPR, as it travels; ids are checked by parseDuprId.
import * as v from 'valibot'
import { lineSchema } from '../shared/text.ts'
import { duprRatingMax, duprRatingMin, duprTypedMax } from './dupr.ts'

/** '' and null take away what was there. */
export const duprFields = {
  duprId: lineSchema(duprTypedMax),
  duprRating: v.nullable(v.pipe(v.number(), v.minValue(duprRatingMin), v.maxValue(duprRatingMax))),
} satisfies Record<string, v.GenericSchema>
