// Tells its listeners that the server no longer knows this session. Calls and the live socket
// announce it; the shell signs out.

const listeners = new Set<() => void>()

/** Calls `listener` each time the session turns out to be lost; returns how to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** To be called where an answer says that no one is signed in. */
export function announceSessionLost(): void {
  for (const listener of listeners) listener()
}
