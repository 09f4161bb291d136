import { expect, onTestFinished, test, vi } from 'vitest'
import { androidStaggerMs } from '#domain/shared/screen-timing.ts'
import { openCourt, watching } from '#test/support/live-court.ts'
import { onSessionLost } from '../session/session-lost.ts'
import { LiveConnection } from './live.ts'

test('a watcher subscribes and sees each snapshot', async () => {
  const court = await openCourt()
  const { states, data } = watching(court.connection(), 'events-list', { from: '2026-11-20' })
  const asked = await court.heard('subscribe')
  expect(asked).toMatchObject({ query: 'events-list', input: { from: '2026-11-20' } })
  court.say({ type: 'subscribed', id: asked.id, key: 'k1' })
  court.say({ type: 'snapshot', key: 'k1', version: 1, data: ['a'] })
  court.say({ type: 'snapshot', key: 'k1', version: 2, data: ['a', 'b'] })
  await expect.poll(() => data()).toEqual(['a', 'b'])
  expect(states).toEqual([
    { data: ['a'], refusal: null, fresh: true },
    { data: ['a', 'b'], refusal: null, fresh: true },
  ])
})

test('the same query and input share one subscription, whatever the order of the input', async () => {
  const court = await openCourt()
  const connection = court.connection()
  const first = watching(connection, 'q', { a: 1, b: { d: 2, c: 3 } })
  const second = watching(connection, 'q', { b: { c: 3, d: 2 }, a: 1 })
  const other = watching(connection, 'q', { a: 2 })
  await court.heard('subscribe', 1)
  expect(court.frames).toHaveLength(2)
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: 'shared' })
  await expect.poll(() => second.data()).toBe('shared')
  expect(first.data()).toBe('shared')
  expect(second.states).toHaveLength(1)
  expect(other.states).toEqual([])
})

test('a late watcher gets what is known at once; the last one to leave unsubscribes', async () => {
  const court = await openCourt()
  const connection = court.connection()
  const early = watching(connection, 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: 'known' })
  await expect.poll(() => early.data()).toBe('known')
  const late = watching(connection, 'q', {})
  expect(late.data()).toBe('known')
  early.stop()
  late.stop()
  expect(await court.heard('unsubscribe')).toMatchObject({ id })
  expect(court.frames.filter(({ type }) => type === 'unsubscribe')).toHaveLength(1)
})

test('two subscriptions under one key both get its snapshots', async () => {
  const court = await openCourt()
  const connection = court.connection()
  const ann = watching(connection, 'q', { as: 'ann' })
  const bob = watching(connection, 'q', { as: 'bob' })
  const ids = [(await court.heard('subscribe', 0)).id, (await court.heard('subscribe', 1)).id]
  for (const id of ids) court.say({ type: 'subscribed', id, key: 'same' })
  court.say({ type: 'snapshot', key: 'same', version: 7, data: 'both' })
  await expect.poll(() => bob.data()).toBe('both')
  expect(ann.data()).toBe('both')
})

test('after a loss everything is subscribed again, and an older snapshot never comes back', async () => {
  const court = await openCourt()
  const { states, data } = watching(court.connection(), 'q', {})
  const first = await court.heard('subscribe')
  court.say({ type: 'subscribed', id: first.id, key: 'k1' })
  court.say({ type: 'snapshot', key: 'k1', version: 5, data: 'five' })
  await expect.poll(() => data()).toBe('five')
  court.sockets[0]?.terminate()
  const again = await court.heard('subscribe', 1)
  expect(states.at(-1)).toEqual({ data: 'five', refusal: null, fresh: false })
  court.say({ type: 'subscribed', id: again.id, key: 'k9' })
  court.say({ type: 'snapshot', key: 'k9', version: 4, data: 'four' })
  court.say({ type: 'snapshot', key: 'k9', version: 5, data: 'five' })
  await expect.poll(() => states.at(-1)?.fresh).toBe(true)
  expect(states.map((state) => state.data)).not.toContain('four')
})

test('a version stays remembered when the watcher left and came back', async () => {
  const court = await openCourt()
  const connection = court.connection()
  const before = watching(connection, 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 9, data: 'nine' })
  await expect.poll(() => before.data()).toBe('nine')
  before.stop()
  const after = watching(connection, 'q', {})
  const again = await court.heard('subscribe', 1)
  court.say({ type: 'subscribed', id: again.id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 8, data: 'eight' })
  court.say({ type: 'snapshot', key: 'k', version: 10, data: 'ten' })
  await expect.poll(() => after.data()).toBe('ten')
  expect(after.states.map((state) => state.data)).toEqual(['ten'])
})

test('lost access takes the data away, until the server subscribes it again', async () => {
  const court = await openCourt()
  const { states } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: 'secret' })
  court.say({ type: 'refused', id, code: 'event-not-found' })
  await expect
    .poll(() => states.at(-1))
    .toEqual({
      data: undefined,
      refusal: { code: 'event-not-found' },
      fresh: false,
    })
  court.say({ type: 'snapshot', key: 'k', version: 2, data: 'more secret' })
  court.say({ type: 'refused', id, code: 'location-not-found' })
  await expect.poll(() => states.at(-1)?.refusal).toEqual({ code: 'location-not-found' })
  expect(states.some((state) => state.data === 'more secret')).toBe(false)
  court.say({ type: 'subscribed', id, key: 'l' })
  court.say({ type: 'snapshot', key: 'l', version: 3, data: 'open' })
  await expect.poll(() => states.at(-1)).toEqual({ data: 'open', refusal: null, fresh: true })
})

test('a refusal that will pass keeps the data and is asked again', async () => {
  const court = await openCourt()
  const { states, data } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: 'kept' })
  court.say({ type: 'refused', id, code: 'unavailable' })
  expect(await court.heard('subscribe', 1)).toMatchObject({ id })
  expect(states.at(-1)).toEqual({ data: 'kept', refusal: { code: 'unavailable' }, fresh: false })
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 2, data: 'new' })
  await expect.poll(() => data()).toBe('new')
})

test('a server that refuses sockets is asked later each time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const attemptsMs: number[] = []
  class RefusedSocket extends EventTarget {
    constructor() {
      super()
      attemptsMs.push(performance.now())
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    }
    close() {}
  }
  const connection = new LiveConnection({
    url: () => '',
    Socket: RefusedSocket as unknown as typeof WebSocket,
    random: () => 0.5,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 60_000,
    deadMs: 60_000,
    staggerMs: 0,
    staysMs: () => 0,
  })
  watching(connection, 'q', {})
  await vi.advanceTimersByTimeAsync(120_000)
  connection.close()
  const pauses = attemptsMs.slice(1).map((ms, index) => ms - (attemptsMs[index] ?? 0))
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('a silent socket is pinged, then given up and replaced', async () => {
  const court = await openCourt()
  const connection = court.connection({ quietMs: 10, deadMs: 30 })
  watching(connection, 'q', {})
  await court.heard('ping')
  await court.heard('subscribe', 1)
  expect(court.sockets.length).toBeGreaterThan(1)
})

test('an answered ping keeps the socket', async () => {
  const court = await openCourt()
  watching(court.connection({ quietMs: 5 }), 'q', {})
  for (let ping = 0; ping < 5; ping += 1) {
    await court.heard('ping', ping)
    court.say({ type: 'pong' })
  }
  expect(court.sockets).toHaveLength(1)
})

test('waking does not wait for the backoff', async () => {
  const court = await openCourt()
  const connection = court.connection({ backoff: { firstMs: 3_600_000, maxMs: 3_600_000 } })
  watching(connection, 'q', {})
  await court.heard('subscribe')
  court.sockets[0]?.terminate()
  await expect.poll(() => connection.status()).toBe('waiting')
  connection.reconnectNow()
  await court.heard('subscribe', 1)
  expect(connection.status()).toBe('open')
})

test('waking while an attempt is under way makes the next one come soon, should this one fail', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const attempts: EventTarget[] = []
  class LostSocket extends EventTarget {
    constructor() {
      super()
      attempts.push(this)
    }
    close() {}
  }
  const connection = new LiveConnection({
    url: () => '',
    Socket: LostSocket as unknown as typeof WebSocket,
    random: () => 0.5,
    backoff: { firstMs: 500, maxMs: 30_000 },
    quietMs: 60_000,
    deadMs: 60_000,
    staggerMs: 0,
    staysMs: () => 0,
  })
  watching(connection, 'q', {})
  const fail = () => attempts.at(-1)?.dispatchEvent(new Event('close'))
  for (let lost = 0; lost < 6; lost += 1) {
    fail()
    vi.advanceTimersByTime(30_000)
  }
  expect([attempts.length, connection.status()]).toEqual([7, 'connecting'])
  connection.reconnectNow()
  fail()
  vi.advanceTimersByTime(500)
  expect(attempts).toHaveLength(8)
  connection.close()
})

test('the end of the session is told to the shell and nothing reconnects until someone signs in', async () => {
  const court = await openCourt()
  const connection = court.connection()
  const { states } = watching(connection, 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 50, data: "ann's" })
  await expect.poll(() => states).toHaveLength(1)
  let times = 0
  const stop = onSessionLost(() => (times += 1))
  court.say({ type: 'signed-out' })
  await expect.poll(() => connection.status()).toBe('signed-out')
  stop()
  expect(times).toBe(1)
  connection.reconnectNow()
  expect(connection.status()).toBe('signed-out')

  connection.restart()
  expect(states.at(-1)).toEqual({ data: undefined, refusal: null, fresh: false })
  const again = await court.heard('subscribe', 1)
  court.say({ type: 'subscribed', id: again.id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 3, data: "bob's" })
  await expect.poll(() => states.at(-1)?.data).toBe("bob's")
})

test('a server that speaks another wire stops the connection; its clock is known', async () => {
  const court = await openCourt()
  const connection = court.connection()
  watching(connection, 'q', {})
  await court.heard('subscribe')
  expect(connection.clocksAtHello()).toBeNull()
  court.say({ type: 'hello', wire: 1, version: '2.1.1', now: 1_000 })
  await expect.poll(() => connection.clocksAtHello()?.[0]).toBe(1_000)
  court.say({ type: 'hello', wire: 1, version: '2.1.1', now: 'noon' })
  await expect.poll(() => connection.clocksAtHello()?.[0]).toBeNull()
  court.say({ type: 'hello', wire: 2, version: '3.0.0' })
  await expect.poll(() => connection.status()).toBe('outdated')
})

test('what is no frame of the protocol changes nothing', async () => {
  const court = await openCourt()
  const { states, data } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"type":"toString"}',
    '{"type":"snapshot","key":"k","version":"9","data":1}',
    '{"type":"snapshot","key":"k","version":9}',
  ]) {
    court.sockets[0]?.send(text)
  }
  court.sockets[0]?.send(new Uint8Array([1, 2, 3]))
  court.say({ type: 'snapshot', key: 'nobody', version: 1, data: 'lost' })
  court.say({ type: 'refused', id: 999, code: 'not-allowed' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: 'good' })
  await expect.poll(() => data()).toBe('good')
  expect(states).toHaveLength(1)
})

test('on Android listeners that start together are spread over 800 ms, the first at once; one that left meanwhile never starts', async () => {
  const court = await openCourt()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const connection = court.connection({ staggerMs: androidStaggerMs, random: () => 0.5 })
    connection.watch('players-me', {}, () => {})
    connection.watch('events-list', {}, () => {})
    const leave = connection.watch('alerts-list', {}, () => {})
    const subscribed = () =>
      court.frames.filter(({ type }) => type === 'subscribe').map(({ query }) => query)
    const pings = () => court.frames.filter(({ type }) => type === 'ping').length
    await until(() => subscribed().length === 1)
    leave()
    vi.advanceTimersByTime(androidStaggerMs / 2 - 1)
    connection.reconnectNow()
    await until(() => pings() === 1)
    expect(subscribed()).toEqual(['players-me'])
    vi.advanceTimersByTime(1)
    connection.reconnectNow()
    await until(() => pings() === 2)
    expect(subscribed()).toEqual(['players-me', 'events-list'])
    connection.watch('events-byId', {}, () => {})
    connection.watch('payments-mine', {}, () => {})
    await until(() => subscribed().length === 3)
    vi.advanceTimersByTime(androidStaggerMs / 2 - 1)
    connection.reconnectNow()
    await until(() => pings() === 3)
    expect(subscribed()).toEqual(['players-me', 'events-list', 'events-byId'])
    vi.advanceTimersByTime(1)
    await until(() => subscribed().length === 4)
  } finally {
    vi.useRealTimers()
  }
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setImmediate(resolve))
}

test('what changed is put into what is shown, and rows that stayed are the same', async () => {
  const court = await openCourt()
  const { data } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 1, data: { n: 1, rows: [{ a: 1 }, { a: 2 }] } })
  await expect.poll(data).toEqual({ n: 1, rows: [{ a: 1 }, { a: 2 }] })
  const [first] = (data() as { rows: unknown[] }).rows
  const changes = { set: { n: 2 }, cut: { rows: [[1, 1, [{ a: 3 }]]] } }
  court.say({ type: 'changes', key: 'k', version: 4, from: 1, data: changes })
  await expect.poll(data).toEqual({ n: 2, rows: [{ a: 1 }, { a: 3 }] })
  expect((data() as { rows: unknown[] }).rows[0]).toBe(first)
  const next = { set: { n: 3 }, cut: {} }
  court.say({ type: 'changes', key: 'k', version: 5, from: 4, data: next })
  await expect.poll(data).toEqual({ n: 3, rows: [{ a: 1 }, { a: 3 }] })
})

test('changes of an answer that was too old to be shown are followed until they are newer', async () => {
  const court = await openCourt()
  const { data, states } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 7, data: { n: 7, rows: [7] } })
  const step = (version: number, from: number, n: number) =>
    court.say({
      type: 'changes',
      key: 'k',
      version,
      from,
      data: { set: { n }, cut: { rows: [[0, 0, [n]]] } },
    })
  // A node that is behind.
  court.say({ type: 'snapshot', key: 'k', version: 3, data: { n: 3, rows: [3] } })
  step(4, 3, 4)
  step(8, 4, 8)
  await expect.poll(data).toEqual({ n: 8, rows: [8, 4, 3] })
  expect(states).toHaveLength(2)
})

test('changes that came already with a whole answer change nothing twice', async () => {
  const court = await openCourt()
  const { data } = watching(court.connection(), 'q', {})
  const { id } = await court.heard('subscribe')
  court.say({ type: 'subscribed', id, key: 'k' })
  court.say({ type: 'snapshot', key: 'k', version: 2, data: { rows: [2, 1] } })
  const cut = (row: number) => ({ set: {}, cut: { rows: [[0, 0, [row]]] } })
  court.say({ type: 'changes', key: 'k', version: 2, from: 1, data: cut(2) })
  court.say({ type: 'changes', key: 'k', version: 3, from: 2, data: cut(3) })
  await expect.poll(data).toEqual({ rows: [3, 2, 1] })
})
