// The leaderboard worker: recounts what was marked, moves the 30-day window at midnight UTC, and
// invalidates open boards. One worker runs at a time across servers; each step is one transaction
// with its marks, so a crash loses and repeats no work.
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
  listRankedPlayers,
  lockLeaderboards,
  moveWindow,
  saveStanding,
  saveStats,
  takeMarks,
} from './queries.ts'

type JobDeps = Pick<Deps, 'db' | 'clock' | 'bus'>

const dayMs = 86_400_000
const marksMax = 200
/** Minimum time between runs, so that busy venues don't invalidate boards more often. */
const restMs = 2_000
const marking = /^(event|match-list|player|rating):/

/** Runs until no marks are left; also queued after midnight, and for changes during downtime. */
export async function refreshLeaderboards(deps: JobDeps): Promise<void> {
  while ((await refreshSome(deps)) === marksMax);
}

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

export async function recountAll(tx: Database): Promise<void> {
  await lockLeaderboards(tx)
  const sources = await forgetCounts(tx)
  for (let from = 0; from < sources.length; from += marksMax)
    await countResults(tx, sources.slice(from, from + marksMax))
  const players = await listRankedPlayers(tx)
  await saveStats(tx, players)
  await saveStanding(tx, players)
  await forgetMarks(tx)
}

export const startLeaderboards = (deps: JobDeps & Pick<Deps, 'log'>): (() => Promise<void>) =>
  followChanges(deps, {
    look: () => refreshLeaderboards(deps),
    follows: marking,
    restMs,
    failed: 'leaderboards could not be counted; trying again',
  })
