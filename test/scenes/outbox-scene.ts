// Dependencies of an outbox in a unit test: a server that accepts everything, a blocked storage,
// the page's timers.
import type { OutboxItem } from '#client/net/outbox/outbox-item.ts'
import { outboxStore } from '#client/net/outbox/outbox-store.ts'
import type { OutboxWorld } from '#client/net/outbox/outbox-world.ts'
import type { Result } from '#domain/shared/result.ts'

export const done: Result<unknown> = { ok: true, value: {} }
export const internal: Result<unknown> = { ok: false, refusal: { code: 'internal' } }

/**
 * Unavailable: without `seconds` the server didn't answer; with them it answered and asks to retry
 * after that time.
 */
export const unavailable = (seconds?: number): Result<unknown> => ({
  ok: false,
  refusal: { code: 'unavailable', ...(seconds === undefined ? {} : { params: { seconds } }) },
})

export const blockedStore = () =>
  outboxStore('ana', () => {
    throw new Error('blocked')
  })

let keys = 0

export const createKey = (): string => {
  keys += 1
  return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`
}

export const createOutboxWorld = (changes: Partial<OutboxWorld> = {}): OutboxWorld => ({
  store: blockedStore(),
  send: () => Promise.resolve(done),
  ask: () => Promise.resolve(done),
  isOffline: () => false,
  canAsk: () => true,
  newKey: createKey,
  now: Date.now,
  random: () => 0.5,
  backoff: { firstMs: 500, maxMs: 15_000 },
  settleMs: 1,
  ...changes,
})

export const listStates = (items: readonly OutboxItem[]): string[] =>
  items.map(({ about, state }) => `${about} ${state}`)
