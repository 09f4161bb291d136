// Keys of public links as sent by clients; older keys end without a proof.
import * as v from 'valibot'
import { watchKeyLength } from '#domain/match-list/match-list.ts'
import { linkKeyLength, linkProofLength } from '#domain/shared/link-key.ts'

export const linkKeySchema = v.pipe(
  v.string(),
  v.minLength(linkKeyLength),
  v.maxLength(linkKeyLength + linkProofLength),
)

export const watchKeySchema = v.pipe(
  v.string(),
  v.minLength(watchKeyLength),
  v.maxLength(watchKeyLength + linkProofLength),
)
