// The writing side of one socket. Frames leave in order, a close frame is the last, and a client
// that reads too slowly is dropped instead of filling memory.
import type { Writable } from 'node:stream'
import { WebSocket } from 'ws'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { toFrame, type OutgoingFrame } from './frames.ts'

export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  slowReader: 4001,
  signedOut: 4002,
} as const

const bufferedMaxBytes = 256 * 1024
const gatheredMaxBytes = 64 * 1024
const partingMs = 2_000

export type FrameQueue = {
  /** Frames of one tick are written together, because each write is expensive. */
  send(frame: OutgoingFrame): void
  deliver: (frame: Buffer) => void
  /** `reason` has at most 123 bytes. */
  close(code: number, reason?: string): void
}

/**
 * Writes to `stream`, the socket under `ws`, because `ws.send` would build the header again and
 * write twice per socket. Order with the pings and closes of `ws` is kept because it also writes
 * directly, as long as compression is off. `toWire` gives what is
 * sent for a frame.
 */
export function createFrameQueue(
  ws: Pick<WebSocket, 'readyState' | 'close' | 'terminate'>,
  stream: Writable,
  counts: Pick<ProcessCounts, 'frames' | 'slowReaders'>,
  toWire: (frame: Buffer) => Buffer = (frame) => frame,
): FrameQueue {
  const close = (code: number, reason = ''): void => {
    if (ws.readyState !== WebSocket.OPEN) return
    ws.close(code, reason)
    setTimeout(() => ws.terminate(), partingMs).unref()
  }
  let isGathering = false
  const endGathering = (): void => {
    if (isGathering) stream.uncork()
    isGathering = false
  }
  const gather = (): void => {
    if (isGathering) return
    isGathering = true
    stream.cork()
    process.nextTick(endGathering)
  }
  const deliver = (frame: Buffer): void => {
    if (ws.readyState !== WebSocket.OPEN) return
    // Data buffered here is no sign of a slow reader.
    if (stream.writableLength > gatheredMaxBytes) endGathering()
    if (stream.writableLength > bufferedMaxBytes) {
      counts.slowReaders += 1
      close(closeCodes.slowReader)
      return
    }
    counts.frames += 1
    stream.write(toWire(frame))
  }
  return {
    deliver,
    close,
    send: (frame) => {
      gather()
      deliver(toFrame(JSON.stringify(frame)))
    },
  }
}
