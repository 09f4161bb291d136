// The dependencies of an outbox; tests provide their own.
import type { Result } from '#domain/shared/result.ts'
import type { Backoff } from '../backoff.ts'
import type { OutboxItem } from './outbox-item.ts'

export type OutboxStore = {
  list(): OutboxItem[]
  put(item: OutboxItem): boolean
  remove(key: string): void
  /**
   * An id of this storage: a different one later means it was cleared. Null where storage is
   * unavailable.
   */
  life(): string | null
}

export type OutboxWorld = {
  store: OutboxStore
  send: (item: OutboxItem) => Promise<Result<unknown>>
  /** One short attempt; `signal` ends it with 'unavailable'. */
  ask: (item: OutboxItem, signal: AbortSignal) => Promise<Result<unknown>>
  isOffline: () => boolean
  canAsk: () => boolean
  newKey: () => string
  now: () => number
  random: () => number
  backoff: Backoff
  settleMs: number
}
