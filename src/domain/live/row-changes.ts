// Computes the changes between two answers of one live query: changed fields, and changed rows of
// list fields. Answers are plain JSON with the same keys in the same order each time.

/** One change of a list: at index `at` of the old list, `gone` rows are replaced by `rows`. */
type Cut = readonly [at: number, gone: number, rows: readonly unknown[]]

/** set: fields with a new value. cut: the changes of each changed list, in order. */
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

/** The changes from `before` to `now`; null when only the whole answer can replace it. */
export function findRowChanges(before: unknown, now: unknown): RowChanges | null {
  if (!isFields(before) || !isFields(now)) return null
  const names = Object.keys(now)
  if (!isSame(names, Object.keys(before))) return null
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
 * Lists of equal length are compared row by row. When the length changed, everything between the
 * first and the last differing row is replaced as one part. Null when a value is not a list.
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

/** Applies changes to an answer; unchanged rows keep their object identity. */
export function applyRowChanges(before: unknown, { set, cut }: RowChanges): unknown {
  const now: Record<string, unknown> = { ...(before as Fields), ...set }
  for (const [name, cuts] of Object.entries(cut))
    now[name] = cuts.reduceRight(
      (rows, [at, gone, made]) => rows.toSpliced(at, gone, ...made),
      now[name] as readonly unknown[],
    )
  return now
}
