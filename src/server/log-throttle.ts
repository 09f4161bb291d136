// Keeps a line that would be logged again and again to one a minute. What was left out is counted
// and told with the next.

/**
 * Writes a line about `leftOut` earlier ones that were not written; gives what its reader can find
 * it by.
 */
type WriteLine = (leftOut: number) => string

export type LogThrottle = {
  /**
   * Writes the line unless one of this name was written a moment ago; gives what that one is found
   * by.
   */
  log(name: string, write: WriteLine): string
}

const pauseMs = 60_000
/** Lines of other names than these are rare: forgetting the oldest costs a line at most. */
const namesMax = 1_000

/** Has written nothing yet. `nowMs` is the clock. */
export function createLogThrottle(nowMs: () => number): LogThrottle {
  const lines = new Map<string, { writtenMs: number; mark: string; leftOut: number }>()
  return {
    log: (name, write) => {
      const now = nowMs()
      const last = lines.get(name)
      if (last !== undefined && now - last.writtenMs < pauseMs) {
        last.leftOut += 1
        return last.mark
      }
      const mark = write(last?.leftOut ?? 0)
      lines.delete(name)
      lines.set(name, { writtenMs: now, mark, leftOut: 0 })
      const [oldest] = lines.keys()
      if (lines.size > namesMax && oldest !== undefined) lines.delete(oldest)
      return mark
    },
  }
}
