import { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createFrameQueue } from './frame-queue.ts'
import { toFrame, type OutgoingFrame } from './frames.ts'

const pong: OutgoingFrame = { type: 'pong' }
const subscribed: OutgoingFrame = { type: 'subscribed', id: 1, key: 'k1' }
const bytesOf = (frame: OutgoingFrame): Buffer => toFrame(JSON.stringify(frame))

function aQueue() {
  const writes: Buffer[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      writes.push(chunk)
      done()
    },
    writev: (chunks, done) => {
      writes.push(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)))
      done()
    },
  })
  const counts = { frames: 0, slowReaders: 0 }
  const ws = { readyState: WebSocket.OPEN, close: () => undefined, terminate: () => undefined }
  return { queue: createFrameQueue(ws, stream, counts), writes, counts }
}

test('answers of one tick leave in one write, in order', async () => {
  const { queue, writes } = aQueue()
  const snapshot = toFrame('{"type":"snapshot"}')
  queue.send(subscribed)
  queue.deliver(snapshot)
  queue.send(pong)
  await nextTurn()
  expect(writes).toEqual([Buffer.concat([bytesOf(subscribed), snapshot, bytesOf(pong)])])
})

test('a snapshot alone is written at once, as the very bytes that others get, too', () => {
  const { queue, writes } = aQueue()
  const snapshot = toFrame('{"type":"snapshot"}')
  queue.deliver(snapshot)
  expect(writes[0]).toBe(snapshot)
})

test('large answers of one tick are no sign of a slow reader', async () => {
  const { queue, writes, counts } = aQueue()
  const snapshot = toFrame('x'.repeat(100_000))
  for (let id = 1; id <= 5; id += 1) {
    queue.send(subscribed)
    queue.deliver(snapshot)
  }
  await nextTurn()
  const expected = 5 * (bytesOf(subscribed).length + snapshot.length)
  expect([counts, Buffer.concat(writes).length]).toEqual([{ frames: 10, slowReaders: 0 }, expected])
})
