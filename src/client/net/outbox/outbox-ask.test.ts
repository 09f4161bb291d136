// A call sent at once is stored first, so closing the page at any moment neither loses nor
// duplicates it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#domain/shared/result.ts'
import { immediateCallMs, abandonedCallMs } from '#domain/shared/sending-timing.ts'
import {
  blockedStore,
  createOutboxWorld,
  listStates,
  unavailable,
} from '#test/scenes/outbox-scene.ts'
import { createStorage } from '#test/support/fake-storage.ts'
import type { OutboxItem } from './outbox-item.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { Outbox } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

function createScene() {
  const answers = new Map<string, Result<unknown>>()
  const done: string[] = []
  const storage = createStorage()
  const store = outboxStore('ana', () => storage)
  const serve = ({ key, about }: Pick<OutboxItem, 'key' | 'about'>): Result<unknown> => {
    const answer = answers.get(key) ?? { ok: true, value: { n: done.push(about) } }
    answers.set(key, answer)
    return answer
  }
  const openPage = (changes: Partial<OutboxWorld> = {}): Outbox =>
    new Outbox(
      createOutboxWorld({
        store,
        ask: (item) => Promise.resolve(serve(item)),
        send: (item) => Promise.resolve(serve(item)),
        ...changes,
      }),
    )
  return { done, store, serve, openPage }
}

const signUp = (outbox: Outbox, eventId = 'event') =>
  outbox.ask('events-signUp', { eventId, guests: 0 }, eventId)
const states = (outbox: Outbox): string[] => listStates(outbox.items())

test('it is stored before it is sent, shown by nothing that lists what waits, and gone with its answer', async () => {
  const { done, store, serve, openPage } = createScene()
  const storedAtSending: string[] = []
  const outbox = openPage({
    ask: (item) => {
      storedAtSending.push(...store.list().map(({ key, state }) => `${key === item.key} ${state}`))
      return Promise.resolve(serve(item))
    },
  })
  expect(await signUp(outbox)).toEqual({ ok: true, value: { n: 1 } })
  expect(storedAtSending).toEqual(['true asking'])
  expect([states(outbox), store.list(), done]).toEqual([[], [], ['event']])
})

test('a refusal, internal too, is the answer of who asked and leaves nothing behind', async () => {
  const { store, openPage } = createScene()
  for (const code of ['event-full', 'internal'] as const) {
    const outbox = openPage({ ask: () => Promise.resolve({ ok: false, refusal: { code } }) })
    expect(await signUp(outbox)).toEqual({ ok: false, refusal: { code } })
    expect([states(outbox), store.list()]).toEqual([[], []])
  }
})

test('without an answer in ten seconds it waits, and goes out with the same key', async () => {
  const { done, serve, openPage } = createScene()
  const keys: string[] = []
  const outbox = openPage({
    ask: ({ key }, signal) => {
      keys.push(key)
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(unavailable()))
      })
    },
    send: (item) => {
      keys.push(item.key)
      return Promise.resolve(serve(item))
    },
  })
  const answer = signUp(outbox)
  await vi.advanceTimersByTimeAsync(immediateCallMs - 1)
  expect(states(outbox)).toEqual(['event asking'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('waiting')
  expect([done, new Set(keys).size, keys.length]).toEqual([['event'], 1, 2])
})

test('what waits already goes first, and without a connection nothing is tried', async () => {
  const { openPage } = createScene()
  let asked = 0
  const ask = () => {
    asked += 1
    return Promise.resolve(unavailable())
  }
  const outbox = openPage({ ask, isOffline: () => true })
  outbox.add('messages-markRead', { playerId: 'ben' }, 'mark')
  expect(await signUp(outbox)).toBe('waiting')
  expect(await signUp(openPage({ ask, canAsk: () => false, isOffline: () => true }), 'other')).toBe(
    'waiting',
  )
  expect(asked).toBe(0)
})

for (const { point, ask } of [
  { point: 'before the request', ask: () => never },
  {
    point: 'after the server did it',
    ask: (serve: () => unknown) => {
      serve()
      return never
    },
  },
]) {
  test.each(['says so', 'is killed'])(
    `of a page that %s ${point} the next one brings it home once`,
    async (end) => {
      const { done, store, serve, openPage } = createScene()
      const first = openPage({ ask: (item) => ask(() => serve(item)) })
      void signUp(first)
      if (end === 'says so') first.leave()
      first.stop()
      const next = openPage()
      await vi.advanceTimersByTimeAsync(end === 'says so' ? 10 : abandonedCallMs + 10)
      expect([done, store.list(), states(next)]).toEqual([['event'], [], []])
    },
  )
}

test('a page that comes while the server works on it, so that both arrive at once, does it once', async () => {
  const { done, store, serve, openPage } = createScene()
  const first = openPage({
    ask: async (item) => {
      await vi.advanceTimersByTimeAsync(0)
      return serve(item)
    },
  })
  const answer = signUp(first)
  first.leave()
  const next = openPage()
  expect(await answer).toEqual({ ok: true, value: { n: 1 } })
  await vi.advanceTimersByTimeAsync(10)
  expect([done, store.list(), states(next)]).toEqual([['event'], [], []])
})

test('what a living page asks for is left to it, and what its page let go of is let go here', async () => {
  const { openPage, serve, done } = createScene()
  let arrive = (): void => {}
  const first = openPage({
    ask: (item) =>
      new Promise((resolve) => {
        arrive = () => resolve(serve(item))
      }),
  })
  const answer = signUp(first)
  let sent = 0
  const other = openPage({
    send: (item) => {
      sent += 1
      return Promise.resolve(serve(item))
    },
  })
  await vi.advanceTimersByTimeAsync(immediateCallMs - 1)
  expect(states(other)).toEqual(['event asking'])
  arrive()
  await answer
  other.retryNow()
  await vi.advanceTimersByTimeAsync(abandonedCallMs)
  expect([sent, done, states(other)]).toEqual([0, ['event'], []])
})

test('a page that froze while it asked does not ask again for what another window was answered', async () => {
  const { openPage, done } = createScene()
  let thaw = (): void => {}
  let sent = 0
  const frozen = openPage({
    ask: () =>
      new Promise((resolve) => {
        thaw = () => resolve(unavailable())
      }),
    send: () => {
      sent += 1
      return Promise.resolve(unavailable())
    },
  })
  const answer = signUp(frozen)
  openPage()
  await vi.advanceTimersByTimeAsync(abandonedCallMs)
  expect(done).toEqual(['event'])
  thaw()
  expect(await answer).toBe('waiting')
  expect([states(frozen), sent]).toEqual([[], 0])
})

test('where nothing can be stored it is asked for all the same', async () => {
  const { openPage, done } = createScene()
  const outbox = openPage({ store: blockedStore(), ask: () => Promise.resolve(unavailable()) })
  expect(await signUp(outbox)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(10)
  expect(done).toEqual(['event'])
})
