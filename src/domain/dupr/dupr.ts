// The DUPR id and rating that players may note about themselves. Nothing is asked of DUPR: both are
// the player's own words. Free of schemas, as the screens carry it (dupr-schema.ts has those).
import { ok, refuse, type Result } from '../shared/result.ts'
import { dropUnseen } from '../text/unseen.ts'

/** DUPR shows six; a few more leave room for what it may issue later. */
export const duprIdMin = 4
export const duprIdMax = 12
/** Of an id more may be typed than is stored: "K9Y-2P1". */
export const duprTypedMax = 20
export const duprRatingMin = 2
export const duprRatingMax = 8

const idForm = /^[a-zA-Z0-9]{4,12}$/

/** An id as it is stored, in capitals; null for none. Spaces and hyphens are how people type it. */
export function parseDuprId(text: string): Result<string | null, 'dupr-id-invalid'> {
  const id = dropUnseen(text).replaceAll(/[\s-]/g, '')
  if (id === '') return ok(null)
  return idForm.test(id)
    ? ok(id.toUpperCase())
    : refuse('dupr-id-invalid', { min: duprIdMin, max: duprIdMax })
}

/** A rating as people type it, with a point or a comma; null for none, undefined for no rating. */
export function parseDuprRating(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  const rating = /^\d(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN
  return rating >= duprRatingMin && rating <= duprRatingMax ? rating : undefined
}

/** As DUPR writes it: two decimals, a third where it is there (3.5 → "3.50", 3.625 → "3.625"). */
export const formatDuprRating = (rating: number): string =>
  Number.isInteger(Math.round(rating * 1000) / 10) ? rating.toFixed(2) : rating.toFixed(3)
