// The result of a rule: a value, or a coded refusal that the caller must handle. Bugs throw;
// refusals are returned.
import type { NamedValues } from './named-values.ts'
import type { Refusal, RefusalCode } from './refusal.ts'

export type Result<T, C extends RefusalCode = RefusalCode> =
  | { ok: true; value: T }
  | { ok: false; refusal: Refusal<C> }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

type ValuesOf<C extends RefusalCode> = C extends keyof NamedValues
  ? [params: NamedValues[C]]
  : [params?: Refusal['params']]

export const refuse = <C extends RefusalCode>(
  code: C,
  ...[params]: ValuesOf<C>
): { ok: false; refusal: Refusal<C> } => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})
