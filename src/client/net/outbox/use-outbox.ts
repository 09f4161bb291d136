// The outbox for components, updated live.
import { useCallback, useSyncExternalStore } from 'react'
import type { OutboxItem } from './outbox-item.ts'
import type { Outbox } from './outbox.ts'
import { openOutbox } from './page-outbox.ts'

export function useOutbox(userId: string): { outbox: Outbox; items: readonly OutboxItem[] } {
  const outbox = openOutbox(userId)
  const watch = useCallback((changed: () => void) => outbox.onChange(changed), [outbox])
  return { outbox, items: useSyncExternalStore(watch, () => outbox.items()) }
}
