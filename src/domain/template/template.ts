// A template for a player's next events: it has no day, no day-dependent fields and no people.
import * as v from 'valibot'
import { schemasFor } from '../event/event-fields.ts'
import { tiersSchema } from '../invitation/tier.ts'
import { lineSchema } from '../shared/text.ts'

export const templateNameMax = 40
export const templatesMax = 20

export const templateName = lineSchema(templateNameMax, 1)

/**
 * A draw is kept by kind only, because its instant depends on the day. tiers: further groups that a
 * private event asks.
 */
export const templateFields = v.strictObject({
  ...schemasFor('template'),
  tiers: v.optional(tiersSchema, []),
})
export type TemplateFields = v.InferOutput<typeof templateFields>
