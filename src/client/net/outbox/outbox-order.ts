// Which of the waiting calls goes out next.
import { leftBehindMs } from '#domain/shared/sending-timing.ts'
import { asObject } from '../wire-values.ts'
import type { OutboxItem } from './outbox-item.ts'

/** The ids that a call names, such as those of its event and its player. */
function readIds(input: unknown): string[] {
  return Object.entries(asObject(input) ?? {}).flatMap(([name, value]) =>
    name.endsWith('Id') && typeof value === 'string' ? [value] : [],
  )
}

/**
 * The first waiting item that may go out. One that stands aside holds back what was asked for later
 * and shares an id with it, which in turn holds back what shares an id with that.
 */
export function findSendable(
  items: readonly OutboxItem[],
  isAside: (item: OutboxItem) => boolean,
): OutboxItem | undefined {
  const held = new Set<string>()
  return items.find((item) => {
    if (item.state !== 'waiting') return false
    const ids = readIds(item.input)
    if (!isAside(item) && !ids.some((id) => held.has(id))) return true
    for (const id of ids) held.add(id)
    return false
  })
}

/** Sorts by when it was asked for. */
export const byTime = (a: OutboxItem, b: OutboxItem): number => a.at - b.at

/** Those that no living page can still be asking for. A clock that was put back tells no age. */
export const findLeftBehind = (asking: readonly OutboxItem[], now: number): OutboxItem[] =>
  asking.filter(({ at }) => at > now || now - at >= leftBehindMs)
