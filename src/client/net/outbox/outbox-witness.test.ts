// Storage is cleared while calls wait: a living page keeps them, and the next one notices the loss.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteWaitingMs } from '#domain/shared/sending-timing.ts'
import { createOutboxWorld, listStates, unavailable } from '#test/scenes/outbox-scene.ts'
import { createCookieJar, createStorage } from '#test/support/fake-storage.ts'
import { outboxStore } from './outbox-store.ts'
import { OutboxWitness } from './outbox-witness.ts'
import { Outbox } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(1_700_000_000_000)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function createDevice(storage = createStorage()) {
  const jar = createCookieJar()
  let isOffline = true
  const sent: string[] = []
  const openPage = () => {
    const store = outboxStore('ana', () => storage)
    const outbox = new Outbox(
      createOutboxWorld({
        store,
        isOffline: () => isOffline,
        canAsk: () => !isOffline,
        ask: () => Promise.resolve(unavailable()),
        send: ({ about }) => {
          sent.push(about)
          return Promise.resolve({ ok: true, value: {} })
        },
      }),
    )
    const witness = new OutboxWitness('ana', outbox, store, jar)
    const stop = outbox.onChange(() => witness.check())
    const close = () => {
      outbox.leave()
      outbox.stop()
      witness.note()
      stop()
    }
    return { outbox, close, witness, lost: () => witness.findUntold() }
  }
  return {
    storage,
    jar,
    sent,
    openPage,
    connect: () => {
      isOffline = false
    },
    disconnect: () => {
      isOffline = true
    },
  }
}

const signUp = (outbox: Outbox, eventId: string): void =>
  outbox.add('events-signUp', { eventId, guests: 0 }, eventId)
const lookAgain = () => vi.advanceTimersByTimeAsync(noteWaitingMs)

test('what still waits after a second look is noted: how many, since when, and nothing of what', async () => {
  const { jar, openPage } = createDevice()
  const { outbox } = openPage()
  signUp(outbox, 'Riverside')
  signUp(outbox, 'Lakeside')
  await vi.advanceTimersByTimeAsync(noteWaitingMs - 1)
  expect(jar.written).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(jar.cookie).toMatch(/^waiting\.ana=2\.1700000000000\.[\da-f]{8}$/)
})

test('a call that is answered soon, and a mark of what was read, are never noted', async () => {
  const { jar, openPage, connect, disconnect, sent } = createDevice()
  connect()
  const { outbox, close } = openPage()
  signUp(outbox, 'Riverside')
  await lookAgain()
  expect(sent).toEqual(['Riverside'])
  disconnect()
  outbox.add('messages-markRead', { playerId: 'ben' }, 'ben')
  await lookAgain()
  close()
  expect(jar.written).toEqual([])
})

test('the note goes as soon as all is sent or given up', async () => {
  const { jar, openPage, connect } = createDevice()
  const { outbox } = openPage()
  signUp(outbox, 'Riverside')
  signUp(outbox, 'Lakeside')
  await lookAgain()
  outbox.remove(outbox.items()[0]?.key ?? '')
  await lookAgain()
  expect(jar.cookie).toContain('=1.')
  connect()
  outbox.retryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(jar.cookie).toBe('')
})

test('storage that was cleared between two pages is noticed by the second; storage that was not is not', async () => {
  const { storage, openPage } = createDevice()
  const first = openPage()
  signUp(first.outbox, 'Riverside')
  first.close()
  expect(openPage().lost()).toBeNull()
  storage.clear()
  const next = openPage()
  expect([next.lost(), next.outbox.items()]).toEqual([{ count: 1, since: 1_700_000_000_000 }, []])
})

test('what was lost is noted until the person was told, though more waits meanwhile; then another window says nothing', async () => {
  const { storage, openPage, jar } = createDevice()
  const first = openPage()
  signUp(first.outbox, 'Riverside')
  first.close()
  storage.clear()
  const killed = openPage()
  signUp(killed.outbox, 'Lakeside')
  await lookAgain()
  killed.outbox.stop()
  const [next, other] = [openPage(), openPage()]
  expect(next.lost()).toEqual({ count: 1, since: 1_700_000_000_000 })
  next.witness.forgetLost()
  expect([next.lost(), other.lost(), openPage().lost()]).toEqual([null, null, null])
  expect(jar.cookie).toMatch(/^waiting\.ana=1\.17000000000\d\d\./)
})

test('storage that is cleared under an open page loses nothing: it is stored again and sent once', async () => {
  const { storage, openPage, connect, sent } = createDevice()
  const { outbox, lost } = openPage()
  signUp(outbox, 'Riverside')
  await lookAgain()
  storage.clear()
  outbox.retryNow()
  await lookAgain()
  expect([listStates(outbox.items()), lost()]).toEqual([['Riverside waiting'], null])
  storage.clear()
  outbox.leave()
  outbox.stop()
  connect()
  const next = openPage()
  expect(listStates(next.outbox.items())).toEqual(['Riverside waiting'])
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual(['Riverside'])
})

test('what is asked for at once while the storage is cleared waits all the same', async () => {
  const { storage, openPage, connect, disconnect } = createDevice()
  connect()
  const { outbox } = openPage()
  const asked = outbox.ask('events-signUp', { eventId: 'Riverside', guests: 0 }, 'Riverside')
  storage.clear()
  disconnect()
  expect([await asked, listStates(outbox.items())]).toEqual(['waiting', ['Riverside waiting']])
})

test('where nothing can be stored the page that goes leaves its note', async () => {
  const blocked = new Proxy(createStorage(), {
    get: () => {
      throw new Error('blocked')
    },
  })
  const { openPage } = createDevice(blocked)
  const first = openPage()
  signUp(first.outbox, 'Riverside')
  first.close()
  expect(openPage().lost()).toEqual({ count: 1, since: 1_700_000_000_000 })
})

test.each(['', '1', '1.2', 'x.2.a', '1.2.a.b', '99999.1.a', '1.-2.a', '1.2.<b>', '%'])(
  'a note that is not ours (%j) says nothing',
  (note) => {
    const { jar, openPage } = createDevice()
    jar.cookie = `waiting.ana=${note}`
    expect(openPage().lost()).toBeNull()
  },
)

test('the note stays on its own site, goes over https alone there, and ends by itself', async () => {
  for (const [protocol, end] of [
    ['https:', '; samesite=lax; secure'],
    ['http:', '; samesite=lax'],
  ] as const) {
    vi.stubGlobal('location', { protocol })
    const { jar, openPage, connect } = createDevice()
    const { outbox } = openPage()
    signUp(outbox, 'Riverside')
    await lookAgain()
    connect()
    outbox.retryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(jar.written).toHaveLength(2)
    for (const line of jar.written) expect(line.endsWith(end)).toBe(true)
    expect(jar.written[0]).toContain('; path=/; max-age=5184000;')
  }
})
