// Where the outbox of a person lies in local storage. Apart, so that the shell can look whether
// anything waits without loading the outbox.

export const outboxPrefix = (userId: string): string => `outbox:${userId}:`

/** The cookie that says that something waits, apart from the storage it waits in. */
export const witnessName = (userId: string) => `waiting.${userId}` as const

/** True when something of this person waits, was refused, or may be lost. */
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
