// Sending a photo: the one thing the browser asks that is no call, for its body is the picture itself (docs/protocol.md).
import * as v from 'valibot'

/** What follows when the photo was taken: its address, new each time. */
export const photoSaved = v.object({ photoURL: v.string() })
export type PhotoSaved = v.InferOutput<typeof photoSaved>
