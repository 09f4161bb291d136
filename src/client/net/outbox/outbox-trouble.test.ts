// A call the server keeps failing waits, blocks only related calls, and finally the person is
// asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '#domain/shared/result.ts'
import { askAfterTryingMs, recentTapMs } from '#domain/shared/sending-timing.ts'
import {
  createOutboxWorld,
  done,
  internal,
  listStates,
  unavailable,
} from '#test/scenes/outbox-scene.ts'
import { currentDialog } from '../../ui/overlay/dialogs.ts'
import { confirmStuck } from './confirm-stuck.ts'
import type { OutboxItem } from './outbox-item.ts'
import { Outbox } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, cookie: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(answerTo: (item: OutboxItem) => Result<unknown>) {
  const sent: string[] = []
  let isOffline = true
  const outbox = new Outbox(
    createOutboxWorld({
      send: (item) => {
        sent.push(item.about)
        return Promise.resolve(answerTo(item))
      },
      isOffline: () => isOffline,
    }),
  )
  const connect = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(recentTapMs + 1)
    isOffline = false
    outbox.retryNow()
    await vi.advanceTimersByTimeAsync(0)
  }
  const press = () => {
    isOffline = false
  }
  return { outbox, sent, connect, press }
}

const signUp = (outbox: Outbox, eventId: string): void =>
  outbox.add('events-signUp', { eventId, guests: 0 }, eventId)

test('what waited and fails with internal is tried again and holds back only what shares an id with it', async () => {
  let isBroken = true
  const { outbox, sent, connect } = open(({ about }) =>
    about === 'broken' && isBroken ? internal : done,
  )
  signUp(outbox, 'broken')
  outbox.add('events-checkIn', { eventId: 'broken', playerId: 'ben', attendance: 'here' }, 'ben')
  outbox.add('playerFriends-set', { friendId: 'ben', friend: true }, 'after ben')
  signUp(outbox, 'other')
  await connect()
  expect(sent).toEqual(['broken', 'other'])
  isBroken = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['broken', 'other', 'broken', 'ben', 'after ben'])
  expect(outbox.items()).toEqual([])
})

test('what was pressed just now and fails with internal is told at once', async () => {
  const { outbox, press } = open(() => internal)
  press()
  signUp(outbox, 'tapped')
  await vi.advanceTimersByTimeAsync(0)
  expect(listStates(outbox.items())).toEqual(['tapped refused'])
  outbox.retry(outbox.items()[0]?.key ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(listStates(outbox.items())).toEqual(['tapped refused'])
})

test.each([
  ['internal', internal],
  ['unavailable', unavailable(1)],
])(
  'after ten minutes of %s the person is asked; what they keep is tried for as long again, what they drop is gone',
  async (_, answer) => {
    const { outbox, sent, connect } = open(() => answer)
    signUp(outbox, 'event')
    await connect()
    await vi.advanceTimersByTimeAsync(askAfterTryingMs - 30_000)
    expect(outbox.findStuck()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(listStates(outbox.findStuck())).toEqual(['event waiting'])

    const kept = confirmStuck(outbox)
    expect(outbox.findStuck()).toEqual([])
    expect(currentDialog()).toMatchObject({
      confirm: 'Drop it',
      cancel: 'Keep trying',
      text: expect.stringContaining('Sign up: event. We’ve tried for 10 minutes') as string,
    })
    const before = sent.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(before)
    currentDialog()?.answer(false)
    await kept
    await vi.advanceTimersByTimeAsync(askAfterTryingMs - 30_000)
    expect(sent.length).toBeGreaterThan(before + 10)
    expect(outbox.findStuck()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)

    const dropped = confirmStuck(outbox)
    currentDialog()?.answer(true)
    await dropped
    expect(outbox.items()).toEqual([])
  },
)

test('of two that are stuck each is asked about once, whatever window or change calls for it', async () => {
  const { outbox, connect } = open(() => internal)
  signUp(outbox, 'one')
  signUp(outbox, 'two')
  await connect()
  await vi.advanceTimersByTimeAsync(askAfterTryingMs + 30_000)
  const asking = [confirmStuck(outbox), confirmStuck(outbox)]
  const asked: string[] = []
  for (let dialog = currentDialog(); dialog !== null; dialog = currentDialog()) {
    asked.push(dialog.kind === 'share' ? '' : dialog.text.slice(0, 12))
    dialog.answer(true)
    await vi.advanceTimersByTimeAsync(0)
  }
  await Promise.all(asking)
  expect(asked).toEqual(['Sign up: one', 'Sign up: two'])
})

test('a window out of sight asks nothing, and a mark of what was read is dropped without a word', async () => {
  const { outbox, connect } = open(() => internal)
  outbox.add('messages-markRead', { playerId: 'ben' }, 'ben')
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(askAfterTryingMs + 30_000)
  vi.stubGlobal('document', { hidden: true, cookie: '' })
  await confirmStuck(outbox)
  expect(currentDialog()).toBeNull()
  expect(listStates(outbox.items())).toEqual(['event waiting'])
})

test('time without a connection and time asleep are no tries', async () => {
  let answer = unavailable()
  const { outbox, connect } = open(() => answer)
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(2 * askAfterTryingMs)
  expect(outbox.findStuck()).toEqual([])
  answer = unavailable(0)
  outbox.retryNow()
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  outbox.retryNow()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outbox.findStuck()).toEqual([])
})

test('an unavailable server is left alone for as long as it asked', async () => {
  const { outbox, sent, connect } = open(() => unavailable(40))
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
})

const listReasons = (outbox: Outbox): string[] =>
  outbox
    .items()
    .map(({ about, isFailing }) => `${about} ${isFailing === true ? 'server' : 'connection'}`)

test.each([
  ['internal', internal],
  ['unavailable', unavailable(1)],
])(
  'what the server answers with %s waits for the server, as does what waits behind it, until nobody answers',
  async (_, answer) => {
    let current = answer
    const { outbox, connect } = open(() => current)
    signUp(outbox, 'event')
    outbox.add('events-setGuests', { eventId: 'event', guests: 1 }, 'guests')
    expect(listReasons(outbox)).toEqual(['event connection', 'guests connection'])
    let changes = 0
    outbox.onChange(() => {
      changes += 1
    })
    await connect()
    expect(listReasons(outbox)).toEqual(['event server', 'guests server'])
    expect(changes).toBeGreaterThan(0)
    current = unavailable()
    changes = 0
    await vi.advanceTimersByTimeAsync(20_000)
    expect(listReasons(outbox)).toEqual(['event connection', 'guests connection'])
    expect(changes).toBeGreaterThan(0)
  },
)

test('what was asked at once and is answered with unavailable waits for the server', async () => {
  const outbox = new Outbox(
    createOutboxWorld({
      ask: () => Promise.resolve(unavailable(60)),
      send: () => Promise.resolve(unavailable(60)),
    }),
  )
  expect(await outbox.ask('events-signUp', { eventId: 'event', guests: 0 }, 'event')).toBe(
    'waiting',
  )
  expect(listReasons(outbox)).toEqual(['event server'])
  await vi.advanceTimersByTimeAsync(0)
  outbox.keepTrying(outbox.items()[0]?.key ?? '')
  expect(listReasons(outbox)).toEqual(['event connection'])
  outbox.stop()
})
