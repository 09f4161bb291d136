// Learns with which statement each kind of load ends, so that its COMMIT can be sent along. A
// position is trusted only after no load of that kind went on past it for a while; a wrong guess
// costs one repeated load (framed-transaction.ts).
import type { ReadingEnd } from '../db/framed-transaction.ts'

/** Number of consecutive loads that must end there before it is trusted. */
export const trustedAfter = 16

export type LoadEnds = {
  find: (kind: string) => ReadingEnd
}

export function createLoadEnds(): LoadEnds {
  const known = new Map<string, ReadingEnd>()
  return {
    find: (kind) => {
      const found = known.get(kind) ?? createEnd()
      known.set(kind, found)
      return found
    },
  }
}

function createEnd(): ReadingEnd {
  /** By number of statements: how many consecutive loads that got this far ended there. */
  const ended: number[] = []
  return {
    isLast: (asked) => (ended[asked] ?? 0) >= trustedAfter,
    note: (asked) => {
      ended.fill(0, 0, asked)
      while (ended.length <= asked) ended.push(0)
      ended[asked] = (ended[asked] ?? 0) + 1
    },
  }
}
