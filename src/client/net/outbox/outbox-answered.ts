// The calls that were answered well of late, for another store to be asked again.
import type { OutboxItem } from './outbox-item.ts'

/**
 * Calls that were answered so lately are asked again when another store answers: it may not know
 * them.
 */
const repeatedMs = 15 * 60_000
const repeatedMax = 50

export class AnsweredCalls {
  private calls: readonly { item: OutboxItem; at: number }[] = []

  /** A call was answered well at `at` (ms). */
  note(
    { key, name, input, about }: Pick<OutboxItem, 'key' | 'name' | 'input' | 'about'>,
    at: number,
  ): void {
    const item: OutboxItem = { key, name, input, about, at, state: 'waiting', refusal: null }
    this.calls = [...this.calls, { item, at }].slice(-repeatedMax)
  }

  /** Those of late, in order, to wait again; they are forgotten. */
  takeLately(now: number): readonly OutboxItem[] {
    const lately = this.calls.filter(({ at }) => at >= now - repeatedMs)
    this.calls = []
    return lately.map(({ item }) => item)
  }
}
