// Photo upload. Not a call, because the body is the image itself (docs/protocol.md).
import * as v from 'valibot'
import type { RefusalCode } from '#domain/shared/refusal.ts'

export const photoSaved = v.object({ photoURL: v.string() })
export type PhotoSaved = v.InferOutput<typeof photoSaved>

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
