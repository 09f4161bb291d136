// What a view needs of each viewer beside the answer that is loaded for all (live-query.ts): it is
// loaded in the same snapshot as the answer, where it is not known or may have changed,
// and kept with it. Invariants: what was loaded before a change is never taken for what is so after
// it; nothing is kept of viewers that left.
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { ViewOf } from './group-frames.ts'
import type { LoadContext, View } from './live-query.ts'
import type { BatchedQuery } from './load-batches.ts'

export type LoadOwn = (
  context: LoadContext,
  input: unknown,
  viewers: readonly PlayerActor[],
) => Promise<readonly unknown[]>

/** One load of the answer, with the parts that are missing when it begins. */
type Round = BatchedQuery & { begin(): void }

export type OwnParts = {
  /** A window of this viewer joins. True when the newest answer has their part. */
  enter(viewer: Actor): boolean
  /** One of their windows left; with the last one there is nobody to hear of changes. */
  leave(viewer: Actor): void
  /** Their part may have changed: the next answer is loaded with it anew. */
  forget(viewer: Actor): void
  beginRound(query: BatchedQuery, getMembers: () => ReadonlySet<{ readonly viewer: Actor }>): Round
  viewOf(of: (whole: unknown, viewer: Actor, own: unknown) => View<unknown>): ViewOf
}

type Answer = { whole: unknown; parts: ReadonlyMap<string, unknown> }

const toKey = (viewer: Actor): string => (isPlayer(viewer) ? viewer.playerId : '')

/** Nothing is known of anyone. */
export function createOwnParts(loadOwn: LoadOwn): OwnParts {
  const known = new Map<string, unknown>()
  const windows = new Map<string, number>()
  /** Players it is being loaded for, without a change since that began. */
  let awaited: Set<string> = new Set()

  const listMissing = (members: Iterable<{ readonly viewer: Actor }>): PlayerActor[] => {
    const missing = new Map<string, PlayerActor>()
    for (const { viewer } of members)
      if (isPlayer(viewer) && !known.has(viewer.playerId)) missing.set(viewer.playerId, viewer)
    return [...missing.values()]
  }

  const forget = (viewer: Actor): void => {
    known.delete(toKey(viewer))
    awaited.delete(toKey(viewer))
  }

  return {
    enter: (viewer) => {
      windows.set(toKey(viewer), (windows.get(toKey(viewer)) ?? 0) + 1)
      return known.has(toKey(viewer))
    },
    leave: (viewer) => {
      const left = (windows.get(toKey(viewer)) ?? 0) - 1
      if (left > 0) return void windows.set(toKey(viewer), left)
      windows.delete(toKey(viewer))
      forget(viewer)
    },
    forget,
    beginRound: (query, getMembers) => {
      let missing: readonly PlayerActor[] = []
      return {
        begin: () => {
          missing = listMissing(getMembers())
          awaited = new Set(missing.map(({ playerId }) => playerId))
        },
        load: async (context, input, viewer) => {
          const loaded: Result<unknown> = await query.load(context, input, viewer)
          if (!loaded.ok) return loaded
          const own = missing.length === 0 ? [] : await loadOwn(context, input, missing)
          for (const [index, { playerId }] of missing.entries())
            if (awaited.has(playerId)) known.set(playerId, own[index])
          return ok({ whole: loaded.value, parts: new Map(known) } satisfies Answer)
        },
      }
    },
    viewOf: (of) => (answer, viewer) => {
      const { whole, parts } = answer as Answer
      const key = toKey(viewer)
      return parts.has(key) ? of(whole, viewer, parts.get(key)) : null
    },
  }
}
