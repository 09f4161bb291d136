// Limits the text that one account may store. People never reach it; an abusive program could fill
// a disk in days without it.
import { ok, refuse, type Result } from '../shared/result.ts'

const mb = 1_000_000

export const textPerDayMb = 10
export const textPerAccountMb = 300

export type StoredText = { today: number; total: number }

export function decideStoredText({
  today,
  total,
}: StoredText): Result<null, 'too-much-text-today' | 'too-much-text'> {
  if (total > textPerAccountMb * mb) return refuse('too-much-text', { n: textPerAccountMb })
  if (today > textPerDayMb * mb) return refuse('too-much-text-today', { n: textPerDayMb })
  return ok(null)
}
