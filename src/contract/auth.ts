// Calls of the sign-in screen. Signing in itself is not a call: it sets cookies, under /api/auth
// (docs/protocol.md).
import * as v from 'valibot'
import { addressSchema } from '#domain/mail/address.ts'
import { registrationModes, requestTextMax } from '#domain/registration/registration.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from './call.ts'

export const authMethods = call({
  name: 'auth-methods',
  who: 'visitor',
  kind: 'read',
  summary:
    'Which social providers are on; e-mail and password always are. mail: false while the server only writes its e-mails to a folder. registration: who may make an account.',
  input: v.strictObject({}),
  output: v.object({
    google: v.boolean(),
    twitter: v.boolean(),
    facebook: v.boolean(),
    mail: v.boolean(),
    registration: v.picklist(registrationModes),
  }),
  refusals: [],
})

export const askToRegister = call({
  name: 'auth-askToRegister',
  who: 'visitor',
  kind: 'write',
  isOwn: true,
  limit: 'registration',
  summary: 'Ask the operators for an account, where they approve each.',
  input: v.strictObject({ email: addressSchema, sentence: textSchema(requestTextMax, 1) }),
  output: v.object({ success: v.boolean() }),
  refusals: ['registration-closed', 'registration-busy', 'too-many-requests'],
})

export const authContract = defineContract({
  nouns: { auth: 'sign-in' },
  calls: [authMethods, askToRegister],
})
