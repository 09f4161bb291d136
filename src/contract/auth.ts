// The calls of the sign-in screen. Signing in itself is not a call: it sets cookies, under
// /api/auth (docs/protocol.md).
import * as v from 'valibot'
import { call } from './call.ts'

export const authMethods = call({
  name: 'auth-methods',
  who: 'visitor',
  kind: 'read',
  summary: 'Which social providers are on; e-mail and password always are.',
  input: v.strictObject({}),
  output: v.object({ google: v.boolean(), twitter: v.boolean(), facebook: v.boolean() }),
  refusals: [],
})
