// Calls for a suspended person: the reason, the end, and an appeal. A ticket from the refused
// sign-in identifies the person and is opaque to others.
import * as v from 'valibot'
import { textSchema } from '#domain/shared/text.ts'
import { contactTextMax } from '#domain/support/support.ts'
import { call, defineContract } from './call.ts'

const ticket = v.pipe(v.string(), v.maxLength(400), v.regex(/^[\w.-]+$/))

/**
 * until is null without an end; operatorEmail is null when unset. mayAppeal: a message can be left
 * here. isKept: someone looked at an appeal, and the suspension stays.
 */
export const accountSuspension = call({
  name: 'account-suspension',
  who: 'visitor',
  kind: 'read',
  summary: 'Why an account is suspended and until when, by the ticket of a refused sign-in.',
  input: v.strictObject({ ticket }),
  output: v.object({
    reason: v.string(),
    until: v.nullable(v.string()),
    operatorEmail: v.nullable(v.string()),
    mayAppeal: v.boolean(),
    isKept: v.boolean(),
  }),
  refusals: ['link-expired'],
})

export const accountAppeal = call({
  name: 'account-appeal',
  who: 'visitor',
  kind: 'write',
  limit: 'contact',
  summary: 'Write to the operator about the suspension.',
  input: v.strictObject({ ticket, text: textSchema(contactTextMax, 1) }),
  output: v.object({ number: v.number() }),
  refusals: ['link-expired'],
})

export const suspensionContract = defineContract({
  calls: [accountSuspension, accountAppeal],
})
