import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const sockets: EventTarget[] = []
  class FakeSocket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
    }
    send() {}
    close() {}
  }
  const connection = new LiveConnection({
    url: () => '',
    Socket: FakeSocket as unknown as typeof WebSocket,
    random: () => 0.5,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 60_000,
    deadMs: 60_000,
    staggerMs: 0,
    staysMs: () => 0,
  })
  connection.watch('q', {}, () => undefined)
  sockets[0]?.dispatchEvent(new Event('open'))
  const end = (reason: string) =>
    sockets.at(-1)?.dispatchEvent(Object.assign(new Event('close'), { reason }))
  return { connection, sockets, end }
}

test('a server that stops says within how long its windows come back', () => {
  const { connection, sockets, end } = open()
  end('return within 8000 ms')
  vi.advanceTimersByTime(3_999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  connection.close()
})

test('without a word of the server a window comes back after its own pause', () => {
  const { connection, sockets, end } = open()
  end('')
  vi.advanceTimersByTime(499)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  connection.close()
})
