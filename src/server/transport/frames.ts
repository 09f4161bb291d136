// The frames of the live protocol (docs/protocol.md): client frames are parsed strictly, server
// frames are built here. Server frames are unmasked (RFC 6455, 5.1), so one buffer serves every
// socket.
import * as v from 'valibot'
import type { Refusal } from '#domain/shared/refusal.ts'
import { plainInput } from './plain-input.ts'

const subscriptionId = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const clientFrame = v.variant('type', [
  v.strictObject({
    type: v.literal('subscribe'),
    id: subscriptionId,
    query: v.string(),
    input: plainInput,
  }),
  v.strictObject({ type: v.literal('unsubscribe'), id: subscriptionId }),
  v.strictObject({ type: v.literal('ping') }),
])
export type IncomingFrame = v.InferOutput<typeof clientFrame>

export type OutgoingFrame =
  | {
      type: 'hello'
      wire: number
      version: string
      now: number
      store?: { id: string; started: number; begunAt: number }
    }
  | { type: 'subscribed'; id: number; key: string }
  | { type: 'refused'; id: number | null; code: Refusal['code']; params?: Refusal['params'] }
  | { type: 'signed-out' }
  | { type: 'pong' }

export function parseFrame(text: string): IncomingFrame | null {
  try {
    const parsed = v.safeParse(clientFrame, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export const refusedFrame = (id: number | null, refusal: Refusal): OutgoingFrame =>
  refusal.params === undefined
    ? { type: 'refused', id, code: refusal.code }
    : { type: 'refused', id, code: refusal.code, params: refusal.params }

const finalText = 0x81
const finalBinary = 0x82

/** The bytes of one unmasked, final text frame. */
export function toFrame(text: string): Buffer {
  const { frame, headerLength } = openFrame(finalText, Buffer.byteLength(text))
  frame.write(text, headerLength)
  return frame
}

export function toBinaryFrame(payload: Buffer): Buffer {
  const { frame, headerLength } = openFrame(finalBinary, payload.length)
  payload.copy(frame, headerLength)
  return frame
}

export function readPayload(frame: Buffer): Buffer {
  const length = frame[1] ?? 0
  return frame.subarray(length < 126 ? 2 : length === 126 ? 4 : 10)
}

function openFrame(first: number, length: number): { frame: Buffer; headerLength: number } {
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headerLength + length)
  frame[0] = first
  if (headerLength === 2) frame[1] = length
  else if (headerLength === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  return { frame, headerLength }
}
