import * as v from 'valibot'
import { regionsMax } from '#domain/operator/server-setup.ts'
import { lineSchema } from '#domain/shared/text.ts'

const count = v.number()

/** id: country and region, as 'US TX'. venues: those that came from a file; shown: of them. */
export const regions = v.object({
  page: v.literal('regions'),
  regions: v.array(
    v.object({
      id: v.string(),
      country: v.string(),
      region: v.string(),
      venues: count,
      shown: count,
    }),
  ),
})

export const regionAct = v.strictObject({
  act: v.literal('takeVenues'),
  regions: v.pipe(v.array(lineSchema(64, 1)), v.maxLength(regionsMax)),
})
