// Wire schemas of a player's DUPR fields; parseDuprId checks ids.
import * as v from 'valibot'
import { lineSchema } from '../shared/text.ts'
import { duprRatingMax, duprRatingMin, duprTypedMax } from './dupr.ts'

/** '' and null clear the value. */
export const duprFields = {
  duprId: lineSchema(duprTypedMax),
  duprRating: v.nullable(v.pipe(v.number(), v.minValue(duprRatingMin), v.maxValue(duprRatingMax))),
} satisfies Record<string, v.GenericSchema>
