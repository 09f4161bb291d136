// One call of the outbox and its state.
import type { Refusal } from '#domain/shared/refusal.ts'

export type OutboxItem = {
  key: string
  name: string
  input: unknown
  about: string
  /** Creation time in ms; increases within one outbox. */
  at: number
  /**
   * asking: stored, sent, and a page waits for the answer; no screen lists it. done: succeeded; it
   * stays briefly, until the live data shows its effect.
   */
  state: 'asking' | 'waiting' | 'refused' | 'done'
  refusal: Refusal | null
  /**
   * The server can't take it now; otherwise a waiting item waits for a connection. Never stored.
   */
  isFailing?: true | undefined
}
