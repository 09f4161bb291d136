// The event that stands beside the list before one is chosen: the list marks its row.
import { useSyncExternalStore } from 'react'

let shownId: string | null = null
const listeners = new Set<() => void>()

/** `eventId`: null when none is shown any more. */
export function setShownEvent(eventId: string | null): void {
  shownId = eventId
  for (const listener of listeners) listener()
}

export const useShownEvent = (): string | null => useSyncExternalStore(listen, () => shownId)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
