import { expect, test, vi } from 'vitest'
import type { Result } from '#domain/shared/result.ts'
import {
  createKey,
  createOutboxWorld,
  done,
  listStates,
  unavailable,
} from '#test/scenes/outbox-scene.ts'
import { createStorage } from '#test/support/fake-storage.ts'
import { until } from '#test/support/until.ts'
import type { OutboxItem } from './outbox-item.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutboxWorld } from './outbox-world.ts'
import { Outbox } from './outbox.ts'

const refused: Result<unknown> = { ok: false, refusal: { code: 'player-not-found' } }
const noAnswer = unavailable()

function world(
  answers: Result<unknown>[],
  changes: Partial<OutboxWorld> = {},
): OutboxWorld & { sent: OutboxItem[] } {
  const sent: OutboxItem[] = []
  const send = (item: OutboxItem): Promise<Result<unknown>> => {
    sent.push(item)
    return Promise.resolve(answers[Math.min(sent.length, answers.length) - 1] ?? noAnswer)
  }
  const timing = { now: () => 1000, backoff: { firstMs: 1, maxMs: 2 } }
  return { sent, ...createOutboxWorld({ send, ...timing, ...changes }) }
}

const mark = (outbox: Outbox, playerId: string): void =>
  outbox.add('messages-markRead', { playerId }, playerId)

test('calls go out in order, one after the other, and stay in sight for a moment when they are done', async () => {
  let running = 0
  const given = world([done], { settleMs: 60_000 })
  const outbox = new Outbox({
    ...given,
    send: async (item) => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
      return given.send(item)
    },
  })
  for (const name of ['ben', 'cleo', 'dan']) mark(outbox, name)
  await until('all done', () => outbox.items().every(({ state }) => state === 'done'))
  expect(given.sent.map((item) => item.about)).toEqual(['ben', 'cleo', 'dan'])
  expect(listStates(outbox.items())).toEqual(['ben done', 'cleo done', 'dan done'])
})

test('done items go when the live data has had time to show them', async () => {
  const outbox = new Outbox(world([done]))
  mark(outbox, 'ben')
  await until('empty', () => outbox.items().length === 0)
})

test('a call without an answer is sent again with its key, and holds back what was asked for later', async () => {
  const given = world([noAnswer, noAnswer, done])
  const outbox = new Outbox(given)
  mark(outbox, 'ben')
  mark(outbox, 'cleo')
  await until('all sent', () => given.sent.length === 4)
  expect(given.sent.map((item) => item.about)).toEqual(['ben', 'ben', 'ben', 'cleo'])
  expect(new Set(given.sent.map(({ key }) => key)).size).toBe(2)
})

test('a refused call says why, holds nothing up, and can be sent again or given up', async () => {
  const given = world([refused, done])
  const outbox = new Outbox(given)
  mark(outbox, 'gone')
  mark(outbox, 'ben')
  await until('both answered', () => given.sent.length === 2 && outbox.items().length === 1)
  expect(outbox.items()[0]).toMatchObject({
    about: 'gone',
    state: 'refused',
    refusal: { code: 'player-not-found' },
  })
  outbox.retry(outbox.items()[0]?.key ?? '')
  await until('sent again', () => outbox.items().length === 0)
  expect(given.sent.map((item) => item.about)).toEqual(['gone', 'ben', 'gone'])
})

test('a call that comes too soon after too many waits as long as the server says, and is sent again', async () => {
  vi.useFakeTimers()
  try {
    const given = world([
      { ok: false, refusal: { code: 'too-many-requests', params: { seconds: 40 } } },
      done,
    ])
    const outbox = new Outbox(given)
    mark(outbox, 'ben')
    await vi.advanceTimersByTimeAsync(40_000)
    expect([given.sent.length, listStates(outbox.items())]).toEqual([1, ['ben waiting']])
    await vi.advanceTimersByTimeAsync(10)
    expect(given.sent).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('an item given up is not sent', async () => {
  let isOffline = true
  const given = world([done], { isOffline: () => isOffline })
  const outbox = new Outbox(given)
  mark(outbox, 'ben')
  mark(outbox, 'cleo')
  outbox.remove(outbox.items()[0]?.key ?? '')
  isOffline = false
  outbox.retryNow()
  await until('sent', () => given.sent.length === 1)
  expect(given.sent[0]?.about).toBe('cleo')
})

test('nothing is tried while offline, and waking sends at once', async () => {
  let isOffline = true
  const given = world([done], {
    isOffline: () => isOffline,
    backoff: { firstMs: 60_000, maxMs: 60_000 },
  })
  const outbox = new Outbox(given)
  mark(outbox, 'ben')
  await Promise.resolve()
  expect(given.sent).toEqual([])
  isOffline = false
  outbox.retryNow()
  await until('sent', () => given.sent.length === 1)
  outbox.stop()
})

test('what waits survives the page, with its key, and belongs to one person', async () => {
  const place = createStorage()
  const first = new Outbox(
    world([noAnswer], { store: outboxStore('ana', () => place), isOffline: () => true }),
  )
  mark(first, 'ben')
  mark(first, 'cleo')
  first.stop()
  const keysBefore = first.items().map(({ key }) => key)
  expect(outboxStore('eve', () => place).list()).toEqual([])
  const given = world([done], { store: outboxStore('ana', () => place) })
  const second = new Outbox(given)
  await until('both sent', () => given.sent.length === 2)
  expect(given.sent.map(({ key }) => key)).toEqual(keysBefore)
  await until(
    'the store is empty',
    () => second.items().length === 0 && outboxStore('ana', () => place).list().length === 0,
  )
})

test('another window takes over what it finds, and lets go of what was sent elsewhere', async () => {
  const place = createStorage()
  const store = outboxStore('ana', () => place)
  let isOffline = true
  const [one, other] = [
    world([done], { store, isOffline: () => isOffline }),
    world([done], { store, isOffline: () => true }),
  ]
  const [here, there] = [new Outbox(one), new Outbox(other)]
  mark(here, 'ben')
  there.retryNow()
  expect(listStates(there.items())).toEqual(['ben waiting'])
  isOffline = false
  here.retryNow()
  await until('sent here', () => store.list().length === 0)
  there.retryNow()
  expect(there.items()).toEqual([])
  expect(other.sent).toEqual([])
  there.stop()
})

test('a call older than the server remembers keys for is not sent by itself', async () => {
  const place = createStorage()
  const store = outboxStore('ana', () => place)
  const old = new Outbox(world([done], { store, isOffline: () => true }))
  mark(old, 'ben')
  old.stop()
  const given = world([done], { store, now: () => 1000 + 7 * 86_400_000 })
  const outbox = new Outbox(given)
  await until('told', () => outbox.items()[0]?.state === 'refused')
  expect(given.sent).toEqual([])
})

test('entries that are not ours are left alone', () => {
  const place = createStorage()
  for (const text of [
    '',
    '[]',
    '{"name":1}',
    '{"name":"a","about":"b","at":"c","input":{}}',
    '{"name":"a","about":"b","at":1,"input":null}',
  ])
    place.setItem(`outbox:ana:${createKey()}`, text)
  place.setItem('outbox:ana:no-uuid', '{"name":"a","about":"b","at":1,"input":{}}')
  expect(outboxStore('ana', () => place).list()).toEqual([])
})

test('what another store has answered of late is asked again once, with its key and in order; what is older is not', async () => {
  let now = 1000
  const given = world([done], { now: () => now })
  const outbox = new Outbox(given)
  mark(outbox, 'long ago')
  await until('sent', () => outbox.items().length === 0)
  now += 16 * 60_000
  await outbox.ask('messages-markRead', { playerId: 'direct' }, 'direct')
  mark(outbox, 'ben')
  await until('sent', () => given.sent.length === 2 && outbox.items().length === 0)
  const [, ben] = given.sent
  outbox.repeatAnswered()
  await until('asked again', () => given.sent.length === 4 && outbox.items().length === 0)
  expect(given.sent.slice(2).map((item) => item.about)).toEqual(['direct', 'ben'])
  expect(given.sent.at(-1)?.key).toBe(ben?.key)
})

test('what is asked again goes before what was asked for later and still waits', async () => {
  let isOffline = false
  const given = world([done], { isOffline: () => isOffline })
  const outbox = new Outbox(given)
  mark(outbox, 'signs up')
  await until('sent', () => outbox.items().length === 0)
  isOffline = true
  mark(outbox, 'leaves')
  outbox.repeatAnswered()
  isOffline = false
  outbox.retryNow()
  await until('all sent', () => outbox.items().length === 0)
  expect(given.sent.map((item) => item.about)).toEqual(['signs up', 'signs up', 'leaves'])
})
