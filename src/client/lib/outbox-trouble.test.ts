// What the server fails at while it waits: it passes for a time, holds up only what it has to do
// with, and then the person is asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAfterTryingMs, pressedNowMs } from '#domain/shared/sending-timing.ts'
import type { Result } from '#domain/shared/result.ts'
import { askAboutStuck } from './ask-about-stuck.ts'
import { currentDialog } from './dialogs.ts'
import { Outbox, type OutboxItem } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'

const done: Result<unknown> = { ok: true, value: {} }
const internal: Result<unknown> = { ok: false, refusal: { code: 'internal' } }
const away = (seconds?: number): Result<unknown> =>
  ({ ok: false, refusal: { code: 'unavailable', ...(seconds === undefined ? {} : { params: { seconds } }) } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false, cookie: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let keys = 0

/** An outbox that was left waiting by a page before, and whose server answers by `answerTo`. */
function open(answerTo: (item: OutboxItem) => Result<unknown>) {
  const sent: string[] = []
  let isOffline = true
  const outbox = new Outbox({
    store: outboxStore('ana', () => { throw new Error('blocked') }),
    send: (item) => {
      sent.push(item.about)
      return Promise.resolve(answerTo(item))
    },
    ask: () => Promise.resolve(done),
    isOffline: () => isOffline,
    canAsk: () => true,
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    now: Date.now,
    random: () => 0.5,
    backoff: { firstMs: 500, maxMs: 15_000 },
    settleMs: 1,
  })
  const connect = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(pressedNowMs + 1)
    isOffline = false
    outbox.wake()
    await vi.advanceTimersByTimeAsync(0)
  }
  const press = () => { isOffline = false }
  return { outbox, sent, connect, press }
}

const signUp = (outbox: Outbox, eventId: string): void =>
  outbox.add('events-signUp', { eventId, guests: 0 }, eventId)
const about = (items: readonly OutboxItem[]): string[] => items.map((item) => `${item.about} ${item.state}`)

test('what waited and fails with internal is tried again and holds back only what shares an id with it', async () => {
  let isBroken = true
  const { outbox, sent, connect } = open(({ about }) => (about === 'broken' && isBroken ? internal : done))
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
  expect(about(outbox.items())).toEqual(['tapped refused'])
  outbox.retry(outbox.items()[0]?.key ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(about(outbox.items())).toEqual(['tapped refused'])
})

test.each([['internal', internal], ['unavailable', away(1)]])('after ten minutes of %s the person is asked; what they keep is tried for as long again, what they drop is gone', async (_, answer) => {
  const { outbox, sent, connect } = open(() => answer)
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(askAfterTryingMs - 30_000)
  expect(outbox.findStuck()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(about(outbox.findStuck())).toEqual(['event waiting'])

  const kept = askAboutStuck(outbox)
  expect(outbox.findStuck()).toEqual([])
  expect(currentDialog()).toMatchObject({ confirm: 'Drop it', cancel: 'Keep trying', text: expect.stringContaining('Sign up: event. We’ve tried for 10 minutes') as string })
  const before = sent.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(before)
  currentDialog()?.answer(false)
  await kept
  await vi.advanceTimersByTimeAsync(askAfterTryingMs - 30_000)
  expect(sent.length).toBeGreaterThan(before + 10)
  expect(outbox.findStuck()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)

  const dropped = askAboutStuck(outbox)
  currentDialog()?.answer(true)
  await dropped
  expect(outbox.items()).toEqual([])
})

test('of two that are stuck each is asked about once, whatever window or change calls for it', async () => {
  const { outbox, connect } = open(() => internal)
  signUp(outbox, 'one')
  signUp(outbox, 'two')
  await connect()
  await vi.advanceTimersByTimeAsync(askAfterTryingMs + 30_000)
  const asking = [askAboutStuck(outbox), askAboutStuck(outbox)]
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
  await askAboutStuck(outbox)
  expect(currentDialog()).toBeNull()
  expect(about(outbox.items())).toEqual(['event waiting'])
})

test('time without a connection and time asleep are no tries', async () => {
  let answer = away()
  const { outbox, connect } = open(() => answer)
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(2 * askAfterTryingMs)
  expect(outbox.findStuck()).toEqual([])
  answer = away(0)
  outbox.wake()
  await vi.advanceTimersByTimeAsync(0)
  vi.setSystemTime(Date.now() + 8 * 3_600_000)
  outbox.wake()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outbox.findStuck()).toEqual([])
})

test('an unavailable server is left alone for as long as it asked', async () => {
  const { outbox, sent, connect } = open(() => away(40))
  signUp(outbox, 'event')
  await connect()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
})
