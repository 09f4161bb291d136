import * as v from 'valibot'

const count = v.number()

/** by: the operator, null for someone at the terminal. about: the person concerned. */
export const log = v.object({
  page: v.literal('log'),
  lines: v.array(
    v.object({
      id: count,
      command: v.string(),
      detail: v.string(),
      by: v.nullable(v.string()),
      about: v.nullable(v.string()),
      created: v.string(),
    }),
  ),
  more: v.boolean(),
})
