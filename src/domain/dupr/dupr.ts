// The DUPR id and rating that players may enter about themselves; DUPR is never queried. Free of
// schemas because screens load it (see dupr-schema.ts).
import { ok, refuse, type Result } from '../shared/result.ts'
import { dropUnseen } from '../text/unseen.ts'

/** DUPR shows six characters; a few more leave room for future ids. */
export const duprIdMin = 4
export const duprIdMax = 12
export const duprTypedMax = 20
export const duprRatingMin = 2
export const duprRatingMax = 8

const idForm = /^[a-zA-Z0-9]{4,12}$/

/** The stored id in capitals, without spaces and hyphens; null when empty. */
export function parseDuprId(text: string): Result<string | null, 'dupr-id-invalid'> {
  const id = dropUnseen(text).replaceAll(/[\s-]/g, '')
  if (id === '') return ok(null)
  return idForm.test(id)
    ? ok(id.toUpperCase())
    : refuse('dupr-id-invalid', { min: duprIdMin, max: duprIdMax })
}

/** Accepts a point or a comma; null when empty, undefined when it is not a rating. */
export function parseDuprRating(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  const rating = /^\d(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN
  return rating >= duprRatingMin && rating <= duprRatingMax ? rating : undefined
}

/** Two decimals, three when needed, as DUPR writes it (3.5 → "3.50", 3.625 → "3.625"). */
export const formatDuprRating = (rating: number): string =>
  Number.isInteger(Math.round(rating * 1000) / 10) ? rating.toFixed(2) : rating.toFixed(3)
