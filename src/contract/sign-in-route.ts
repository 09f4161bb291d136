// Descriptions of sign-in routes, and schemas that several of them share.
import * as v from 'valibot'
import { passwordMax } from '#domain/onboarding/password.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export type SignInRoute = {
  method: 'GET' | 'POST'
  path: string
  summary: string
  input: v.GenericSchema | null
  output: v.GenericSchema | null
  problems: Readonly<Partial<Record<400 | 401 | 403 | 429, readonly string[]>>>
  refusals?: readonly RefusalCode[]
  limit: RateLimitName
  hasQuery?: true
}
export const password = v.pipe(v.string(), v.maxLength(passwordMax))
export const done = v.object({ status: v.literal(true) })

/** By password, or for an account without one by a recent sign-in. */
export const proof = v.strictObject({ password: v.optional(password) })
export const signedIn = v.object({ user: v.object({ id: v.string(), email: v.string() }) })
/** JSON from navigator.credentials; the WebAuthn library validates it. */
export const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)) })
export const optionsOfBrowser = v.looseObject({ challenge: v.string() })
