// How a route of signing in is written down, and what several of them take and answer.
import * as v from 'valibot'
import { passwordMax } from '#domain/onboarding/password.ts'
import type { RateLimitName } from '#domain/shared/rate-limits.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export type SignInRoute = {
  method: 'GET' | 'POST'
  /** Below the base path; {provider} stands for a social provider. */
  path: string
  summary: string
  /** The body; null for none. */
  input: v.GenericSchema | null
  /** The answer; null where the answer is a redirect. */
  output: v.GenericSchema | null
  /**
   * What goes wrong, by HTTP code. Every route may also be refused as calls are: too-many-requests
   * (429), unavailable (503).
   */
  problems: Readonly<Partial<Record<400 | 401 | 403 | 429, readonly string[]>>>
  /** What it may refuse as calls do, beside too-many-requests and unavailable. */
  refusals?: readonly RefusalCode[]
  /**
   * What counts it beside the limit of all requests; every route names one, `auth-request` where
   * nothing is special.
   */
  limit: RateLimitName
  /** True where the query is read: the way back from a provider. Elsewhere it is dropped. */
  hasQuery?: true
}
export const password = v.pipe(v.string(), v.maxLength(passwordMax))
export const done = v.object({ status: v.literal(true) })

/** The caller proves it by the password; an account without one by a recent sign-in. */
export const proof = v.strictObject({ password: v.optional(password) })
export const signedIn = v.object({ user: v.object({ id: v.string(), email: v.string() }) })
/**
 * What a browser's navigator.credentials gave, as JSON; the library that checks it reads it
 * further.
 */
export const credential = v.looseObject({ id: v.pipe(v.string(), v.maxLength(2_000)) })
export const optionsOfBrowser = v.looseObject({ challenge: v.string() })
