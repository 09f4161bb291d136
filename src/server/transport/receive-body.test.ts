import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#domain/shared/result.ts'
import { receiveBody } from './receive-body.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const bounds = { bytesMax: 1_000, leastBytes: 10, windowMs: 1_000 }
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

async function sendIn(body: PassThrough, bytesByWindow: readonly number[]): Promise<void> {
  for (const bytes of bytesByWindow) {
    body.write('.'.repeat(bytes))
    await settle()
    vi.advanceTimersByTime(bounds.windowMs)
  }
}

test('a body that keeps the least pace arrives, however long it takes', async () => {
  const body = new PassThrough()
  const received = receiveBody(body, bounds)
  await sendIn(
    body,
    Array.from({ length: 60 }, () => 10),
  )
  body.end('the end')
  expect(await received).toEqual(ok(Buffer.from(`${'.'.repeat(600)}the end`)))
})

test('one window with less ends it, however fast it was before', async () => {
  const body = new PassThrough()
  const received = receiveBody(body, bounds)
  await sendIn(body, [500, 9])
  expect(await received).toEqual(refuse('upload-too-slow'))
})

test('nothing is watched any more once it arrived, or its sender went away', async () => {
  const body = new PassThrough()
  const received = receiveBody(body, bounds)
  body.destroy()
  expect(await received).toEqual(refuse('bad-input'))
  expect(vi.getTimerCount()).toBe(0)
})
