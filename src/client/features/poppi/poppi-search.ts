// The question in the address, so that going back from an event restores its answer. Only shapes
// are checked; the server checks the rest.
import type { WishPart } from '#domain/poppi/poppi.ts'

export type PoppiSearch = { q?: string; no?: WishPart[] }

const isPart = (value: unknown): value is WishPart =>
  typeof value === 'string' && /^[a-z]{1,12}$/.test(value)

export function readPoppiSearch({ q, no }: Record<string, unknown>): PoppiSearch {
  const parts = Array.isArray(no) ? no.filter(isPart) : []
  return {
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.slice(0, 200) } : {}),
    ...(parts.length > 0 ? { no: parts } : {}),
  }
}
