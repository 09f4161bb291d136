// Recently answered calls, to be repeated to another store.
import type { OutboxItem } from './outbox-item.ts'

/**
 * Calls answered within this time are repeated when another store answers, because it may not have
 * them.
 */
const repeatedMs = 15 * 60_000
const repeatedMax = 50

export class AnsweredCalls {
  private calls: readonly { item: OutboxItem; at: number }[] = []

  note(
    { key, name, input, about }: Pick<OutboxItem, 'key' | 'name' | 'input' | 'about'>,
    at: number,
  ): void {
    const item: OutboxItem = { key, name, input, about, at, state: 'waiting', refusal: null }
    this.calls = [...this.calls, { item, at }].slice(-repeatedMax)
  }

  takeLately(now: number): readonly OutboxItem[] {
    const lately = this.calls.filter(({ at }) => at >= now - repeatedMs)
    this.calls = []
    return lately.map(({ item }) => item)
  }
}
