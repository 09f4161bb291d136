// Authorization matrix of scores: the actor runs their own event and plays in no match.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { readLinkName } from '#server/link/link-keys.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { seen } from '../event-outcomes.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing, waiting } from '../matrix-scene.ts'
import { anEventFor } from '../matrix-targets.ts'

const run: Outcomes = {
  own: 'ok',
  foreign: 'not-allowed, blocked match-not-found, organizer ok, admin ok',
  private: 'match-not-found, friend not-allowed, organizer ok, admin ok',
  deleted: 'match-not-found',
}
/** Holders of the watch link, at any visibility, unless the event is deleted. */
const linked: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'match-list-not-found',
}
const reported = '2026-06-02T22:30:00.000Z'
const score = { games: [[11, 7]] as [number, number][], walkover: null }
const counted = {
  games: [],
  points: [7, 5] as [number, number],
  serving: 'a' as const,
  serverNumber: null,
}

async function aMatchFor(
  cell: Cell,
  isTold: boolean,
): Promise<{ id: string; matchId: string; eventId: string }> {
  const { eventId } = await anEventFor(cell)
  const [matchId = ''] = await aMatchList(
    cell.scene.db,
    eventId,
    [playing, waiting],
    [{ a: [0], b: [1] }],
  )
  const told = {
    state: 'reported' as const,
    pointsA: [11],
    pointsB: [7],
    winner: 'a' as const,
    reportedBy: playing,
    reported,
  }
  if (isTold)
    await cell.scene.db.updateTable('matches').set(told).where('matchId', '=', matchId).execute()
  return { id: matchId, matchId, eventId }
}

export const rows: readonly MatrixRow[] = [
  row('matches-report', 'a match', run, async (cell) => {
    const { id, matchId } = await aMatchFor(cell, false)
    return { id, input: { matchId, ...score } }
  }),
  row('matches-noteScore', 'a match', run, async (cell) => {
    const { id, matchId } = await aMatchFor(cell, false)
    return { id, input: { matchId, ...counted, seen: 0 } }
  }),
  row('runningScores-byEvent', 'an event', seen, async (cell) => {
    const { eventId } = await aMatchFor(cell, false)
    return { id: eventId, input: { eventId } }
  }),
  row('runningScores-watch', 'a list with a link', linked, async (cell) => {
    const { eventId } = await aMatchFor(cell, false)
    const watchKey = randomUUID().replaceAll('-', '').slice(0, 22)
    await cell.scene.db
      .updateTable('match_lists')
      .set({ watchKey: readLinkName(watchKey) })
      .where('eventId', '=', eventId)
      .execute()
    return { input: { watchKey } }
  }),
  row('matches-confirm', 'a match', run, async (cell) => {
    const { id, matchId } = await aMatchFor(cell, true)
    return { id, input: { matchId, reported } }
  }),
  // Only the side that didn't report a score disputes it; an organizer of the event decides.
  row(
    'matches-dispute',
    'a match',
    {
      own: 'not-allowed',
      foreign: 'not-allowed, blocked match-not-found',
      private: 'match-not-found, friend not-allowed, organizer not-allowed, admin not-allowed',
      deleted: 'match-not-found',
    },
    async (cell) => {
      const { id, matchId } = await aMatchFor(cell, true)
      return { id, input: { matchId, reported, dispute: 'We won' } }
    },
  ),
  row('matches-decide', 'a match', run, async (cell) => {
    const { id, matchId } = await aMatchFor(cell, true)
    return { id, input: { matchId, ...score } }
  }),
  row('matches-clear', 'a match', run, async (cell) => {
    const { id, matchId } = await aMatchFor(cell, true)
    return { id, input: { matchId } }
  }),
]

export const endNothing: readonly CallName[] = [
  'matches-noteScore',
  'matches-report',
  'matches-confirm',
  'matches-dispute',
  'matches-decide',
  'matches-clear',
]
