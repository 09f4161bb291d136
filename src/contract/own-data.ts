// A copy of all data about the caller: POST /account/data. Not a call, because the response is a
// file.
import * as v from 'valibot'
import { passwordMax } from '#domain/onboarding/password.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export const ownDataInput = v.strictObject({
  password: v.nullable(v.pipe(v.string(), v.maxLength(passwordMax))),
})

export const ownDataRefusals = [
  'sign-in-too-old',
  'wrong-password',
  'data-busy',
  'too-many-requests',
  'unavailable',
] as const satisfies readonly RefusalCode[]
