// The world an outbox needs; tests give their own.
import type { Result } from '#domain/shared/result.ts'
import type { Backoff } from '../backoff.ts'
import type { OutboxItem } from './outbox-item.ts'

/** Where items outlive the page. Other windows of the person use the same place. */
export type OutboxStore = {
  list(): OutboxItem[]
  /** False when it could not be stored. */
  put(item: OutboxItem): boolean
  remove(key: string): void
  /**
   * Names this storage: another name later says that it was cleared meanwhile. Null where nothing
   * can be stored.
   */
  life(): string | null
}

export type OutboxWorld = {
  store: OutboxStore
  send: (item: OutboxItem) => Promise<Result<unknown>>
  /** One short try; `signal` ends it with 'unavailable'. */
  ask: (item: OutboxItem, signal: AbortSignal) => Promise<Result<unknown>>
  isOffline: () => boolean
  /** A connection is there, or being made: asking at once makes sense. */
  canAsk: () => boolean
  newKey: () => string
  now: () => number
  random: () => number
  backoff: Backoff
  /** How long a done item stays. */
  settleMs: number
}
