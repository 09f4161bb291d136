// What changed between two answers of one live query: its fields, and in fields that are lists the
// rows. Answers are what JSON can say, with the same keys in the same order each time.

/** A part of a list: at this place of the list before, so many rows made way for these. */
type Cut = readonly [at: number, gone: number, rows: readonly unknown[]]

/** set: fields that are another value now. cut: for each list that changed its parts, in order. */
export type RowChanges = {
  set: Readonly<Record<string, unknown>>
  cut: Readonly<Record<string, readonly Cut[]>>
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What makes the one answer the other; null where that takes the whole of it. */
export function findRowChanges(before: unknown, now: unknown): RowChanges | null {
  if (!isFields(before) || !isFields(now)) return null
  const names = Object.keys(now)
  if (names.join() !== Object.keys(before).join()) return null
  const cuts = names.map((name) => [name, findCuts(before[name], now[name])] as const)
  return {
    set: Object.fromEntries(
      cuts.flatMap(([name, cut]) =>
        cut !== null || isSame(before[name], now[name]) ? [] : [[name, now[name]]],
      ),
    ),
    cut: Object.fromEntries(
      cuts.flatMap(([name, cut]) => (cut === null || cut.length === 0 ? [] : [[name, cut]])),
    ),
  }
}

/**
 * Rows of lists of one length are compared place by place; where the length changed, what lies
 * between the first and the last row that differ makes way as one part. Null for what is no list.
 */
function findCuts(before: unknown, now: unknown): Cut[] | null {
  if (!isList(before) || !isList(now)) return null
  if (before.length === now.length)
    return now.flatMap((row, at): Cut[] => (isSame(before[at], row) ? [] : [[at, 1, [row]]]))
  const shorter = Math.min(before.length, now.length)
  let head = 0
  while (head < shorter && isSame(before[head], now[head])) head += 1
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail), now.at(-1 - tail))) tail += 1
  return [[head, before.length - tail - head, now.slice(head, now.length - tail)]]
}

/** The answer after these changes; rows that stayed are those that were there before. */
export function applyRowChanges(before: unknown, { set, cut }: RowChanges): unknown {
  const now: Record<string, unknown> = { ...(before as Fields), ...set }
  for (const [name, cuts] of Object.entries(cut))
    now[name] = cuts.reduceRight(
      (rows, [at, gone, made]) => rows.toSpliced(at, gone, ...made),
      now[name] as readonly unknown[],
    )
  return now
}
