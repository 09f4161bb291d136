// Knows by experience with which statement the loads of each kind end, so that the end of their
// transaction goes out with it. Invariant: a number of statements is trusted only while no load of
// that kind went on after it for a while; one that does is run again (framed-transaction.ts), so
// the worst that a wrong guess costs is one more load in so many.
import type { ReadingEnd } from '../db/framed-transaction.ts'

/** So many loads in a row ended there before it is trusted. */
export const trustedAfter = 16

export type LoadEnds = {
  /** What is known of loads of this kind; kinds are names of ours, so that they are few. */
  find: (kind: string) => ReadingEnd
}

/** Nothing is known yet. */
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
  /** By number of statements: how many loads in a row that came so far asked no more. */
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
