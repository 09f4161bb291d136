// The writing half of one socket. Invariants: frames leave in order; nothing follows a close frame;
// a reader that falls too far behind is dropped instead of filling the memory.
import type { Writable } from 'node:stream'
import { WebSocket } from 'ws'
import type { ProcessCounts } from '../metrics/process-counts.ts'
import { toFrame, type ServerFrame } from './frames.ts'

/** Close codes: of RFC 6455, and from 4000 on our own. */
export const closeCodes = {
  goingAway: 1001,
  policy: 1008,
  slowReader: 4001,
  signedOut: 4002,
} as const

const bufferedMaxBytes = 256 * 1024
/** So much may wait for the end of a tick. */
const gatheredMaxBytes = 64 * 1024
/** How long a closing client may take to say goodbye. */
const partingMs = 2_000

export type FrameQueue = {
  /** What else is written in this tick leaves with it: a write costs as much as an answer. */
  send(frame: ServerFrame): void
  /** Writes a built frame, which any number of sockets may share. */
  deliver: (frame: Buffer) => void
  /** `reason` is for the client, at most 123 bytes. */
  close(code: number, reason?: string): void
}

/**
 * Writes to `stream`, the socket under `ws`: `ws.send` would build the header again and write twice
 * for every socket. The order with the pings and closes of `ws` holds because it writes to the same
 * stream at once, too, as long as nothing is compressed.
 */
export function createFrameQueue(
  ws: Pick<WebSocket, 'readyState' | 'close' | 'terminate'>,
  stream: Writable,
  counts: Pick<ProcessCounts, 'frames' | 'slowReaders'>,
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
    // What waits here is no sign of a slow reader.
    if (stream.writableLength > gatheredMaxBytes) endGathering()
    if (stream.writableLength > bufferedMaxBytes) {
      counts.slowReaders += 1
      close(closeCodes.slowReader)
      return
    }
    counts.frames += 1
    stream.write(frame)
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
