// The difference a queue step makes, and undo: what the step changed is restored, unless it changed
// again since.
import { isSame, type BeforeAfter } from '../match-list/list-change.ts'
import { refuse, ok, type Result } from '../shared/result.ts'
import { fillCourts } from './fill-courts.ts'
import { endStaleAsks } from './pair-asks.ts'
import { joinLanes, type LiveQueue, type QueueCourt, type QueueMember } from './queue.ts'

/** Compared as a whole. Counters are excluded because they only grow. */
const wholes = ['rule', 'levels', 'keepsLanes', 'apart', 'waits', 'lengths'] as const
type Whole = Pick<LiveQueue, (typeof wholes)[number]>
type SomeOfWhole = { [Key in keyof Whole]?: Whole[Key] | undefined }

export type QueueChange = {
  members: readonly BeforeAfter<QueueMember>[]
  courts: readonly BeforeAfter<QueueCourt>[]
  before: SomeOfWhole
  after: SomeOfWhole
}

export function queueChangeBetween(before: LiveQueue, after: LiveQueue): QueueChange {
  const changed = wholes.filter((key) => !isSame(before[key], after[key]))
  return {
    members: listPairs(before.members, after.members, ({ number }) => number),
    courts: listPairs(before.courts, after.courts, ({ court }) => court),
    before: pick(before, changed),
    after: pick(after, changed),
  }
}

const pick = (queue: LiveQueue, keys: readonly (keyof Whole)[]): SomeOfWhole =>
  Object.fromEntries(keys.map((key) => [key, queue[key]]))

function listPairs<T>(
  before: readonly T[],
  after: readonly T[],
  getKey: (value: T) => number,
): BeforeAfter<T>[] {
  const old = new Map(before.map((value) => [getKey(value), value]))
  const now = new Map(after.map((value) => [getKey(value), value]))
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ before: old.get(key) ?? null, after: now.get(key) ?? null }))
    .filter((pair) => !isSame(pair.before, pair.after))
}

/**
 * Changed members and courts must be as the step left them; waits and lengths are restored only if
 * no later ones were counted. A member added by the step is kept as gone, and members of a removed
 * lane join the last one.
 */
export function undoQueueStep(
  queue: LiveQueue,
  change: QueueChange,
): Result<LiveQueue, 'queue-changed'> {
  const isUntouched =
    isStill(queue.members, change.members, ({ number }) => number) &&
    isStill(queue.courts, change.courts, ({ court }) => court) &&
    (['rule', 'levels', 'keepsLanes', 'apart'] as const).every(
      (key) => change.after[key] === undefined || isSame(queue[key], change.after[key]),
    )
  if (!isUntouched) return refuse('queue-changed')
  const { rule, levels, keepsLanes, apart, waits, lengths } = change.before
  const isCountStill = (key: 'waits' | 'lengths') => isSame(queue[key], change.after[key])
  const restored: LiveQueue = {
    ...queue,
    rule: rule ?? queue.rule,
    levels: levels ?? queue.levels,
    keepsLanes: keepsLanes ?? queue.keepsLanes,
    apart: apart ?? queue.apart,
    waits: waits !== undefined && isCountStill('waits') ? waits : queue.waits,
    lengths: lengths !== undefined && isCountStill('lengths') ? lengths : queue.lengths,
    members: restore(queue.members, change.members, ({ number }) => number),
    courts: restore(queue.courts, change.courts, ({ court }) => court),
  }
  return ok(joinLanes(restored))
}

export function takeBackQueueStep(
  queue: LiveQueue,
  change: QueueChange,
  now: number,
): Result<LiveQueue, 'queue-changed'> {
  const undone = undoQueueStep(queue, change)
  return undone.ok ? ok(endStaleAsks(fillCourts(undone.value, now))) : undone
}

export function findChangedCourt({ courts }: Pick<QueueChange, 'courts'>): number | null {
  const changed = courts.flatMap(({ before, after }) =>
    before !== null && before.game !== null && !isSame(before.game, after?.game ?? null)
      ? [before.court]
      : [],
  )
  return changed.length === 1 ? (changed[0] ?? null) : null
}

const isStill = <T>(
  values: readonly T[],
  pairs: readonly BeforeAfter<T>[],
  getKey: (value: T) => number,
): boolean => {
  const now = new Map(values.map((value) => [getKey(value), value]))
  return pairs.every(({ before, after }) => {
    const known = after ?? before
    return known === null || isSame(now.get(getKey(known)) ?? null, after)
  })
}

function restore<T>(
  values: readonly T[],
  pairs: readonly BeforeAfter<T>[],
  getKey: (value: T) => number,
): T[] {
  const changed = new Set(
    pairs.flatMap(({ before, after }) => {
      const known = after ?? before
      return known === null ? [] : [getKey(known)]
    }),
  )
  return [
    ...values.filter((value) => !changed.has(getKey(value))),
    ...pairs.flatMap(({ before }) => before ?? []),
  ].toSorted((one, other) => getKey(one) - getKey(other))
}
