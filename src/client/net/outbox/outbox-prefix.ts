// The keys of a person's outbox in local storage. Separate, so that the shell can check for waiting
// calls without loading the outbox.

export const outboxPrefix = (userId: string): string => `outbox:${userId}:`

export const witnessName = (userId: string) => `waiting.${userId}` as const

/** True when calls of this person wait, were refused, or may be lost. */
export function hasOutbox(userId: string): boolean {
  try {
    return (
      document.cookie.includes(`${witnessName(userId)}=`) ||
      Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix(userId)))
    )
  } catch {
    return false
  }
}
