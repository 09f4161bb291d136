// Large frames, deflated once for all windows that ask for it. A small one costs more than it
// saves.
import { deflateSync } from 'node:zlib'
import { readPayload, toBinaryFrame } from './frames.ts'

const packedFromBytes = 2_048
/** Higher levels take four times as long for a tenth less. */
const level = 3

const known = new WeakMap<Buffer, Buffer>()

/** A binary frame with the text of `frame` as zlib data, or `frame` if that is smaller. */
export function toPacked(frame: Buffer): Buffer {
  if (frame.length < packedFromBytes) return frame
  const packed = known.get(frame) ?? pack(frame)
  known.set(frame, packed)
  return packed
}

function pack(frame: Buffer): Buffer {
  const packed = toBinaryFrame(deflateSync(readPayload(frame), { level }))
  return packed.length < frame.length ? packed : frame
}
