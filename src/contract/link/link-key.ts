// Keys of public links as windows send them; older ones end without a proof.
import * as v from 'valibot'
import { watchKeyLength } from '#domain/match-list/match-list.ts'
import { linkKeyLength, linkProofLength } from '#domain/shared/link-key.ts'

/** Of a live queue, a league or a tournament. */
export const linkKeySchema = v.pipe(
  v.string(),
  v.minLength(linkKeyLength),
  v.maxLength(linkKeyLength + linkProofLength),
)

/** Of a match list. */
export const watchKeySchema = v.pipe(
  v.string(),
  v.minLength(watchKeyLength),
  v.maxLength(watchKeyLength + linkProofLength),
)
