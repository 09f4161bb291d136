// Sending a photo: the one thing the browser asks that is no call, for its body is the picture
// itself (docs/protocol.md).
import * as v from 'valibot'
import type { RefusalCode } from '#domain/shared/refusal.ts'

/** What follows when the photo was taken: its address, new each time. */
export const photoSaved = v.object({ photoURL: v.string() })
export type PhotoSaved = v.InferOutput<typeof photoSaved>

/** What sending may refuse beyond the refusals every call has. */
export const photoRefusals = [
  'photo-target',
  'not-allowed',
  'second-factor-needed',
  'location-not-found',
  'club-not-found',
  'photo-type',
  'photo-broken',
  'photo-too-large',
  'upload-too-slow',
] as const satisfies readonly RefusalCode[]
