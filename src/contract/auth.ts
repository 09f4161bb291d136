// Calls of the sign-in screen. Signing in itself is not a call: it sets cookies, under /api/auth
// (docs/protocol.md).
import * as v from 'valibot'
import { call, defineContract } from './call.ts'

export const authMethods = call({
  name: 'auth-methods',
  who: 'visitor',
  kind: 'read',
  summary:
    'Which social providers are on; e-mail and password always are. mail: false while the server only writes its e-mails to a folder.',
  input: v.strictObject({}),
  output: v.object({
    google: v.boolean(),
    twitter: v.boolean(),
    facebook: v.boolean(),
    mail: v.boolean(),
  }),
  refusals: [],
})

export const authContract = defineContract({
  nouns: { auth: 'sign-in' },
  calls: [authMethods],
})
