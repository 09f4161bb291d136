// Where the outbox of a person lies in local storage. Apart, so that the shell can look whether anything waits without loading the outbox.

export const outboxPrefix = (userId: string): string => `outbox:${userId}:`

/** True when something of this person waits, or was refused. */
export function hasOutbox(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix(userId)))
  } catch {
    return false
  }
}
