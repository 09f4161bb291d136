// Notifies listeners that the server no longer knows this session. Calls and the live socket report
// it; the shell signs out.

const listeners = new Set<() => void>()

export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceSessionLost(): void {
  for (const listener of listeners) listener()
}
