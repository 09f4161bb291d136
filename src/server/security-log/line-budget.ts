// Limits the security log, so that a flood can't fill the disk: the same line a few times a minute,
// and a number of lines per kind. The rest is counted and written once at the end of the minute.

export type LineFields = Readonly<Record<string, string | null>>

/** Lines per minute: with the same content, and per group. */
export const lineLimits = { same: 5, group: { refused: 120, done: 1_200 } } as const

const windowMs = 60_000

type Held = { fields: LineFields; written: number; held: number }
type Group = { lines: Map<string, Held>; written: number; held: number }

export type LineBudget = {
  spend(group: string, limit: number, fields: LineFields, now: number): boolean
  /**
   * Ends the minute and writes the counted lines. `fields` is null when there were too many
   * different ones.
   */
  flush(): void
}

export function createLineBudget(
  writeHeld: (group: string, fields: LineFields | null, times: number) => void,
): LineBudget {
  const groups = new Map<string, Group>()
  let startedAt = 0

  const flush = (): void => {
    const ended = [...groups]
    groups.clear()
    for (const [name, group] of ended) {
      for (const { fields, held } of group.lines.values()) {
        if (held > 0) writeHeld(name, fields, held)
      }
      if (group.held > 0) writeHeld(name, null, group.held)
    }
  }

  const groupNamed = (name: string): Group => {
    const existing = groups.get(name)
    if (existing !== undefined) return existing
    const made: Group = { lines: new Map(), written: 0, held: 0 }
    groups.set(name, made)
    return made
  }

  return {
    flush,
    spend: (name, limit, fields, now) => {
      if (Math.abs(now - startedAt) >= windowMs) {
        flush()
        startedAt = now
      }
      const group = groupNamed(name)
      const key = JSON.stringify(fields)
      const line = group.lines.get(key) ?? { fields, written: 0, held: 0 }
      if (line.written === 0 && group.written >= limit) {
        group.held += 1
        return false
      }
      group.lines.set(key, line)
      if (line.written >= lineLimits.same || group.written >= limit) {
        line.held += 1
        return false
      }
      line.written += 1
      group.written += 1
      return true
    },
  }
}
