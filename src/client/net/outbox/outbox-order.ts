// Decides which waiting call is sent next.
import { abandonedCallMs } from '#domain/shared/sending-timing.ts'
import { asObject } from '../wire-values.ts'
import type { OutboxItem } from './outbox-item.ts'

function readIds(input: unknown): string[] {
  return Object.entries(asObject(input) ?? {}).flatMap(([name, value]) =>
    name.endsWith('Id') && typeof value === 'string' ? [value] : [],
  )
}

/**
 * The first waiting item that may be sent. A suspended item blocks later ones that share an id with
 * it, which block others in turn.
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

export const byTime = (a: OutboxItem, b: OutboxItem): number => a.at - b.at

/**
 * Items that no living page can still be asking for. If the clock was set back, age is unknown and
 * they count, too.
 */
export const findLeftBehind = (asking: readonly OutboxItem[], now: number): OutboxItem[] =>
  asking.filter(({ at }) => at > now || now - at >= abandonedCallMs)
