// Reading what came over the wire: nothing is trusted to have a shape until it was looked at.
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'

/** `value` as an object with members still unknown, or null. */
export function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

/** Text as JSON, or null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The list of all codes is not carried by the first script: a code this version has no words for
 * gets those of 'internal'.
 */
const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && /^[a-z-]{1,40}$/.test(code)

/** `{code, params}` as a refusal; what is none reads as 'internal'. */
export function readRefusal(value: unknown): Refusal {
  const given = asObject(value)
  if (given === null || !isRefusalCode(given['code'])) return { code: 'internal' }
  const params = Object.entries(asObject(given['params']) ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  return params.length === 0
    ? { code: given['code'] }
    : { code: given['code'], params: Object.fromEntries(params) }
}
