// Loads what a view needs per viewer (live-query.ts), once for all groups that need it: in the
// snapshot of an answer being loaded, or alone when the answer is already there. A part loaded
// before a change is never used after it (known-parts.ts).
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { Clock } from '../deps.ts'
import type { ViewOf } from './group-frames.ts'
import { createKnownParts, type KnownParts } from './known-parts.ts'
import type { LoadContext, ViewerData, View } from './live-query.ts'
import type { BatchedQuery, LoadBatches } from './load-batches.ts'
import type { InvalidationTimes } from './wake-times.ts'

type Round = BatchedQuery & { begin(): void }

export type OwnParts = Pick<KnownParts, 'enter' | 'leave' | 'forget' | 'forgetAll'> & {
  beginRound(query: BatchedQuery, getMembers: () => ReadonlySet<{ readonly viewer: Actor }>): Round
  loadAlone(viewer: Actor, person: string): Promise<boolean>
  viewOf(of: (whole: unknown, viewer: Actor, own: unknown) => View<unknown>): ViewOf
}

type OwnPartsWith = {
  wakeTimes: Pick<InvalidationTimes, 'now' | 'lastOf'>
  clock: Clock
  schedule: LoadBatches['schedule']
  onBegin: (name: string) => void
  input?: unknown
  /** The topics of the answer that parts of one input belong to. */
  shared?: readonly string[]
}

export function createOwnParts(
  own: ViewerData<unknown>,
  { wakeTimes, clock, schedule, onBegin, input = null, shared = [] }: OwnPartsWith,
): OwnParts {
  const topics = (viewer: PlayerActor): string[] => [...own.topics(viewer, input), ...shared]
  const known = createKnownParts({ wakeTimes, clock, topics })
  const query = toQuery(own)
  const loading = new Map<string, Promise<void>>()

  async function load(viewer: Actor, person: string): Promise<void> {
    let begun = known.begin()
    const loaded = await schedule({
      name: own.name,
      query,
      input,
      viewer,
      people: new Map([[person, 'first']]),
      begin: () => {
        begun = known.begin()
        onBegin(own.name)
      },
    }).result
    if (loaded?.value.ok === true && isPlayer(viewer))
      known.store(viewer, loaded.value.value, begun)
  }

  return {
    ...known,
    beginRound: (asked, getMembers) => createRound(asked, own, known, getMembers),
    loadAlone: async (viewer, person) => {
      if (!isPlayer(viewer)) return false
      const key = viewer.playerId
      const one = loading.get(key) ?? load(viewer, person).finally(() => loading.delete(key))
      loading.set(key, one)
      await one
      return known.has(viewer)
    },
    viewOf: (of) => (whole, viewer) => {
      const found = known.find(viewer)
      return found === undefined ? null : of(whole, viewer, found.part)
    },
  }
}

function createRound(
  query: BatchedQuery,
  own: ViewerData<unknown>,
  known: KnownParts,
  getMembers: () => ReadonlySet<{ readonly viewer: Actor }>,
): Round {
  let missing = known.listMissing([])
  let begun = known.begin()
  return {
    begin: () => {
      missing = known.listMissing(getMembers(), own.perInput)
      begun = known.begin()
    },
    load: async (context, input, viewer) => {
      const loaded: Result<unknown> = await query.load(context, input, viewer)
      if (!loaded.ok || missing.length === 0) return loaded
      const parts = await own.load(context, missing, input)
      for (const [index, one] of missing.entries()) known.store(one, parts[index], begun)
      return loaded
    },
  }
}

const toQuery = (own: ViewerData<unknown>): BatchedQuery => {
  const loadMany = async (
    context: LoadContext,
    input: unknown,
    viewers: readonly Actor[],
  ): Promise<Result<unknown>[]> => {
    const parts = await own.load(context, viewers.filter(isPlayer), input)
    return parts.map((part) => ok(part))
  }
  return {
    loadMany,
    load: async (context, input, viewer) => {
      const [answer] = await loadMany(context, input, [viewer])
      if (answer === undefined) throw new Error(`${own.name} gave nothing`)
      return answer
    },
  }
}
