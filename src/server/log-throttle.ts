// Limits a repeated log line to one a minute; skipped ones are counted and reported with the next.

type WriteLine = (leftOut: number) => string

export type LogThrottle = {
  log(name: string, write: WriteLine): string
}

const pauseMs = 60_000
const namesMax = 1_000

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
