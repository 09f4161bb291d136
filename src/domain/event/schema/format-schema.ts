// The wire schema of a format, for the same reason as shared/day-schema.ts.
import * as v from 'valibot'
import {
  bestOfs,
  formats,
  gamePoints,
  roundsMax,
  scorings,
  winBys,
  type FormatFields,
} from '../format.ts'

export const formatFields = v.strictObject({
  format: v.picklist(formats),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(roundsMax)),
  points: v.picklist(gamePoints),
  winBy: v.picklist(winBys),
  scoring: v.picklist(scorings),
  bestOf: v.picklist(bestOfs),
  ranked: v.boolean(),
  consolation: v.boolean(),
}) satisfies v.GenericSchema<FormatFields>
