// How much text an account may leave in the store. What people write by hand never comes near it; a
// program that asks as often as it may would fill a disk in days.
import { ok, refuse, type Result } from '../shared/result.ts'

const mb = 1_000_000

/** In megabytes. */
export const textPerDayMb = 10
export const textPerAccountMb = 300

/** Bytes that were stored today and altogether, the new ones too. */
export type StoredText = { today: number; total: number }

/** Whether an account may store what it has stored with this. */
export function decideStoredText({
  today,
  total,
}: StoredText): Result<null, 'too-much-text-today' | 'too-much-text'> {
  if (total > textPerAccountMb * mb) return refuse('too-much-text', { n: textPerAccountMb })
  if (today > textPerDayMb * mb) return refuse('too-much-text-today', { n: textPerDayMb })
  return ok(null)
}
