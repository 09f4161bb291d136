// One call that waits to be sent, or what became of it.
import type { Refusal } from '#domain/shared/refusal.ts'

export type OutboxItem = {
  /** The call's Idempotency-Key. */
  key: string
  name: string
  input: unknown
  /** What it is about, in words, for screens that list what waits. */
  about: string
  /** When it was asked for, ms; grows within one outbox. */
  at: number
  /**
   * asking: it is stored and on its way, and a page waits for its answer; screens list it nowhere.
   * done: it was answered well; it stays in sight for a moment, until the live data shows what it
   * did.
   */
  state: 'asking' | 'waiting' | 'refused' | 'done'
  /** Why it was refused. */
  refusal: Refusal | null
  /**
   * The server cannot take it now; without this a waiting item waits for the connection. Never
   * stored.
   */
  isFailing?: true | undefined
}
