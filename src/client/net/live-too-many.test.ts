import { expect, onTestFinished, test, vi } from 'vitest'
import { watching, type Frame } from '#test/support/live-court.ts'
import { LiveConnection } from './live.ts'

test('a subscription that is one too many is asked for again after the time that the server named, and not before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const sent: Frame[] = []
  const sockets: EventTarget[] = []
  class OpenSocket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
    }
    send(text: string) {
      sent.push(JSON.parse(text) as Frame)
    }
    close() {}
  }
  const connection = new LiveConnection({
    url: () => '',
    Socket: OpenSocket as unknown as typeof WebSocket,
    random: () => 0,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 60_000,
    deadMs: 60_000,
    staggerMs: 0,
    staysMs: () => 0,
  })
  const { states } = watching(connection, 'q', {})
  const hear = async (frame: object) => {
    sockets[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }))
    await vi.advanceTimersByTimeAsync(0)
  }
  sockets[0]?.dispatchEvent(new Event('open'))
  const asked = () => sent.filter(({ type }) => type === 'subscribe').length
  await hear({
    type: 'refused',
    id: sent[0]?.id,
    code: 'too-many-requests',
    params: { seconds: 20 },
  })
  expect(states.at(-1)?.refusal?.code).toBe('too-many-requests')
  vi.advanceTimersByTime(19_999)
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(asked()).toBe(2)
  await hear({ type: 'subscribed', id: sent[0]?.id, key: 'k' })
  await hear({ type: 'snapshot', key: 'k', version: 1, data: 'shown' })
  expect(states.at(-1)).toEqual({ data: 'shown', refusal: null, fresh: true })
  connection.close()
})
