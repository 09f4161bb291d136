import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sent = { type: string; id: number; query?: string }

function open() {
  const sent: Sent[] = []
  const sockets: EventTarget[] = []
  class FakeSocket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
    }
    send(text: string) {
      sent.push(JSON.parse(text) as Sent)
    }
    close() {}
  }
  const connection = new LiveConnection({
    url: () => '',
    Socket: FakeSocket as unknown as typeof WebSocket,
    random: () => 0,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 600_000,
    deadMs: 600_000,
    staggerMs: 0,
    staysMs: (query) => (query === 'own' ? 60_000 : 0),
  })
  const watch = (query: string) => {
    const states: unknown[] = []
    const stop = connection.watch(query, {}, ({ data }) => states.push(data))
    return { states, stop }
  }
  const hear = async (frame: object) => {
    sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
    await vi.advanceTimersByTimeAsync(0)
  }
  const count = (type: string, query?: string) =>
    sent.filter((one) => one.type === type && (query === undefined || one.query === query)).length
  return { connection, sent, sockets, watch, hear, count }
}

test('five screens after one another ask once, and the later ones have the answer at once', async () => {
  const { sockets, sent, watch, hear, count } = open()
  const first = watch('own')
  sockets[0]?.dispatchEvent(new Event('open'))
  await hear({ type: 'subscribed', id: sent[0]?.id, key: 'k' })
  await hear({ type: 'snapshot', key: 'k', version: 1, data: 'friends' })
  first.stop()
  for (let screen = 0; screen < 4; screen += 1) {
    await vi.advanceTimersByTimeAsync(30_000)
    await hear({ type: 'snapshot', key: 'k', version: 2 + screen, data: `friends ${screen}` })
    const next = watch('own')
    expect(next.states).toEqual([`friends ${screen}`])
    next.stop()
  }
  expect([count('subscribe'), count('unsubscribe')]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([count('subscribe'), count('unsubscribe')]).toEqual([1, 1])
})

test('an answer that nobody watches is not asked for again after a loss, and is not on screen', async () => {
  const { connection, sockets, watch, count } = open()
  const own = watch('own')
  const other = watch('other')
  sockets[0]?.dispatchEvent(new Event('open'))
  own.stop()
  expect(connection.watched()).toEqual(['other {}'])
  sockets[0]?.dispatchEvent(new Event('close'))
  await vi.advanceTimersByTimeAsync(1_000)
  sockets[1]?.dispatchEvent(new Event('open'))
  expect([count('subscribe', 'own'), count('subscribe', 'other')]).toEqual([1, 2])
  other.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count('unsubscribe')).toBe(1)
})
