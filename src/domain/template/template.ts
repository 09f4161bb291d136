// A template: what one player's next events may start from. It has no day, and nothing that hangs
// on one, and no people.
import * as v from 'valibot'
import { schemasFor } from '../event/event-fields.ts'
import { tiersSchema } from '../invitation/tier.ts'
import { lineSchema } from '../shared/text.ts'

export const templateNameMax = 40
export const templatesMax = 20

export const templateName = lineSchema(templateNameMax, 1)

/**
 * What of an event a template keeps. A draw is kept by its kind; when it takes place follows from
 * the day. tiers: further groups that a private event asks.
 */
export const templateFields = v.strictObject({
  ...schemasFor('template'),
  tiers: v.optional(tiersSchema, []),
})
export type TemplateFields = v.InferOutput<typeof templateFields>
