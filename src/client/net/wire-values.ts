// Reads values from the wire, which are untrusted until validated.
import type { Refusal, RefusalCode } from '#domain/shared/refusal.ts'

export function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The list of codes is too large for the first script; a code without a text gets that of
 * 'internal'.
 */
const isRefusalCode = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && /^[a-z-]{1,40}$/.test(code)

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
