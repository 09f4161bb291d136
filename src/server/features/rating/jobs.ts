// Updates ratings after results were committed. The state always equals a fresh replay of all
// matches: the queue is taken in the replaying transaction, so a crash loses no result and late
// commits are replayed at their position.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ratingRules, ratingStart } from '#domain/rating/rating.ts'
import {
  createCatchUp,
  getRatedKey,
  type CatchUp,
  type RatedKey,
  type RatedResult,
  type RatingChange,
} from '#domain/rating/replay.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { topics } from '../../live/topics.ts'
import {
  hasDirty,
  loadChanges,
  loadRatingsBefore,
  listsShowing,
  loadResults,
  lockRatings,
  nothingReplaced,
  queueAllUnlessMadeBy,
  queueAnew,
  replaceChanges,
  saveRatings,
  settleSeeds,
  takeDirty,
  type Replaced,
} from './queries.ts'

type RatingDeps = Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>

const chunkMatches = 2_000
/** Debounce, so that changes close together are replayed together. */
const restMs = 50

/**
 * Replays at start and when a match list changes. Returns a function that stops it after the replay
 * in progress.
 */
export function startRatings(deps: RatingDeps): () => Promise<void> {
  let areRulesAdopted = false
  const look = async (): Promise<void> => {
    if (!areRulesAdopted) await queueAllUnlessMadeBy(deps.db, ratingRules)
    areRulesAdopted = true
    await replayDirty(deps)
  }
  return followChanges(deps, {
    look,
    follows: /^match-list:/,
    restMs,
    failed: 'ratings could not be replayed; trying again',
  })
}

/**
 * Replays the queue, `matchesAtOnce` at a time, and invalidates affected profiles and match lists;
 * returns how many ratings changed. Also queued as a job, because a server may be killed between
 * commit and invalidation.
 */
export async function replayDirty(
  { db, bus, clock }: Pick<RatingDeps, 'db' | 'bus' | 'clock'>,
  matchesAtOnce = chunkMatches,
): Promise<number> {
  if (!(await hasDirty(db))) return 0
  const { changed, lists } = await db.transaction().execute(async (tx) => {
    await lockRatings(tx)
    const keys = await replayFrom(tx, await takeDirty(tx), matchesAtOnce)
    return { changed: keys, lists: await listsShowing(tx, keys, clock.now()) }
  })
  bus.publish(
    new Set([
      ...changed.map(({ playerId }) => topics.rating(playerId)),
      ...lists.map(topics.matchList),
    ]),
  )
  return changed.length
}

export async function replayAll(tx: Database): Promise<void> {
  await lockRatings(tx)
  await queueAnew(tx)
  await replayFrom(tx, await takeDirty(tx), chunkMatches)
}

/**
 * dirty: positions of changed results, ascending. Replays every match from the first one on until
 * no rating differs from the stored one.
 */
async function replayFrom(
  tx: Database,
  dirty: readonly number[],
  matchesAtOnce: number,
): Promise<readonly RatedKey[]> {
  const seeds = new Map<string, number>()
  const begin = (): CatchUp => createCatchUp((key) => seeds.get(key) ?? ratingStart)
  let catchUp = begin()
  let done = 0
  let unwritten = nothingReplaced
  for (let cursor = dirty[0]; cursor !== undefined;) {
    const chunk = await loadChunk(tx, {
      start: cursor,
      nextDirty: dirty.slice(done, done + matchesAtOnce),
      matchesAtOnce,
    })
    const current = catchUp
    await meetPlayers(tx, current, seeds, chunk)
    // Writing the last chunk overlaps with rating this one; neither reads the other's data.
    const [replaced] = await Promise.all([
      nextTurn().then(() => passChunk(current, chunk)),
      replaceChanges(tx, unwritten),
    ])
    unwritten = replaced
    done += chunk.dirty.size
    if (chunk.end === null) break
    cursor = chunk.end + 1
    if (catchUp.differing().length > 0) continue
    // Continues at the next dirty match with fresh state, because known players may have played in
    // between.
    await replaceChanges(tx, unwritten)
    unwritten = nothingReplaced
    catchUp = begin()
    cursor = dirty[done]
  }
  await replaceChanges(tx, unwritten)
  const changed = catchUp.differing()
  await saveRatings(tx, changed)
  return changed
}

type Chunk = {
  start: number
  end: number | null
  stored: RatingChange[]
  dirty: ReadonlySet<number>
  results: RatedResult[]
}

async function loadChunk(
  tx: Database,
  {
    start,
    nextDirty,
    matchesAtOnce,
  }: { start: number; nextDirty: readonly number[]; matchesAtOnce: number },
): Promise<Chunk> {
  const { changes, end } = await loadChanges(tx, start, matchesAtOnce)
  const dirtyEnd = nextDirty.length === matchesAtOnce ? nextDirty.at(-1) : undefined
  const last = Math.min(end ?? Infinity, dirtyEnd ?? Infinity)
  const dirty = nextDirty.filter((order) => order <= last)
  return {
    start,
    end: last === Infinity ? null : last,
    stored: changes.filter(({ order }) => order <= last),
    dirty: new Set(dirty),
    results: await loadResults(tx, dirty),
  }
}

async function meetPlayers(
  tx: Database,
  catchUp: CatchUp,
  seeds: Map<string, number>,
  { start, results }: Chunk,
): Promise<void> {
  const strangers = new Map<string, RatedKey>()
  for (const { discipline, a, b } of results) {
    for (const playerId of [...a, ...b]) {
      const player = { discipline, playerId }
      if (!catchUp.knows(getRatedKey(player))) strangers.set(getRatedKey(player), player)
    }
  }
  if (strangers.size === 0) return
  for (const [key, rating] of await loadRatingsBefore(tx, [...strangers.values()], start)) {
    catchUp.learn(key, rating)
    strangers.delete(key)
  }
  for (const [key, mu] of await settleSeeds(tx, [...strangers.values()])) seeds.set(key, mu)
}

function passChunk(catchUp: CatchUp, { stored, dirty, results }: Chunk): Replaced {
  const storedByOrder = Map.groupBy(stored, ({ order }) => order)
  const resultByOrder = new Map(results.map((result) => [result.order, result]))
  const orders: number[] = []
  const changes: RatingChange[] = []
  for (const order of [...new Set([...storedByOrder.keys(), ...dirty])].toSorted(
    (one, other) => one - other,
  )) {
    const kept = storedByOrder.get(order) ?? []
    const replaced = catchUp.pass(
      kept,
      dirty.has(order) ? (resultByOrder.get(order) ?? null) : 'as stored',
    )
    if (replaced === null) continue
    if (kept.length > 0) orders.push(order)
    changes.push(...replaced)
  }
  return { orders, changes }
}
