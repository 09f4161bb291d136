// The worker of the leaderboards: counts again what was marked, moves the window of 30 days at
// midnight UTC, and tells open boards. One works at a time over all servers. Each step is one
// transaction that takes its marks with it: a crash loses nothing and repeats nothing.
import { windowStart } from '#domain/leaderboard/leaderboard.ts'
import { numberToDay } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { topics } from '../../live/topics.ts'
import {
  countResults,
  everywhere,
  forgetCounts,
  forgetMarks,
  listOverlapping,
  listPlayers,
  lockLeaderboards,
  moveWindow,
  saveStanding,
  saveStats,
  takeMarks,
} from './queries.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

const dayMs = 86_400_000
/** Marks taken in one transaction. */
const marksMax = 200
/** The shortest time between two looks: a busy hall invalidates the boards no more often. */
const restMs = 2_000
/** Changes that may have marked something. */
const marking = /^(event|match-list|player|rating):/

/**
 * Counts until nothing is marked. The queue asks for it too: after midnight, and for what a stopped
 * server told no one of.
 */
export async function refreshLeaderboards(deps: JobDeps): Promise<void> {
  while ((await refreshSome(deps)) === marksMax);
}

/** One transaction; how many marks it took. */
async function refreshSome({ db, clock, bus }: JobDeps): Promise<number> {
  const { marks, woken } = await db.transaction().execute(async (tx) => {
    await lockLeaderboards(tx)
    const hasMoved = await moveWindow(tx, windowStart(numberToDay(Math.floor(clock.now() / dayMs))))
    const marked = await takeMarks(tx, marksMax)
    if (marked.marks === 0) return { marks: 0, woken: hasMoved ? [topics.leaderboards()] : [] }
    const overlapping = await listOverlapping(tx, marked.sources)
    const changed = await countResults(tx, [...new Set([...marked.sources, ...overlapping])])
    const players = [...new Set([...changed.players, ...marked.players])]
    await saveStats(tx, changed.players)
    const locations = new Set([...changed.locations, ...(await saveStanding(tx, players))])
    if (locations.size > 0) locations.add(everywhere)
    return {
      marks: marked.marks,
      woken: [
        ...(hasMoved ? [topics.leaderboards()] : []),
        ...[...locations].map(topics.leaderboard),
        ...changed.players.map(topics.player),
      ],
    }
  })
  bus.publish(woken)
  return marks
}

/** Counts everything anew, in the caller's transaction: boards, and the stats of profiles. */
export async function recountAll(tx: Database): Promise<void> {
  await lockLeaderboards(tx)
  const sources = await forgetCounts(tx)
  for (let from = 0; from < sources.length; from += marksMax)
    await countResults(tx, sources.slice(from, from + marksMax))
  const players = await listPlayers(tx)
  await saveStats(tx, players)
  await saveStanding(tx, players)
  await forgetMarks(tx)
}

/** Keeps the boards of a running server; returns how to stop. */
export const startLeaderboards = (deps: JobDeps & Pick<Deps, 'log'>): (() => Promise<void>) =>
  followChanges(deps, {
    look: () => refreshLeaderboards(deps),
    follows: marking,
    restMs,
    failed: 'leaderboards could not be counted; trying again',
  })
