// Authorization matrix of results: closing, reopening and viewing.
import type { CallName } from '#contract/contract.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { run, seen } from '../event-outcomes.ts'
import { row, type Cell, type MatrixRow } from '../matrix-cell.ts'
import { playing, waiting } from '../matrix-scene.ts'
import { anEventFor } from '../matrix-targets.ts'

async function aPlayedEvent(
  cell: Cell,
  isClosed: boolean,
): Promise<{ id: string; eventId: string }> {
  const { eventId } = await anEventFor(cell)
  const [matchId = ''] = await aMatchList(
    cell.scene.db,
    eventId,
    [playing, waiting],
    [{ a: [0], b: [1] }],
  )
  const told = {
    state: 'confirmed' as const,
    pointsA: [11],
    pointsB: [7],
    winner: 'a' as const,
    reported: new Date(),
    confirmed: new Date(),
    resultOrder: nextOrder(),
  }
  await cell.scene.db.updateTable('matches').set(told).where('matchId', '=', matchId).execute()
  if (isClosed)
    await cell.scene.db
      .updateTable('match_lists')
      .set({ state: 'closed', closed: new Date() })
      .where('eventId', '=', eventId)
      .execute()
  return { id: eventId, eventId }
}

let lastOrder = 1_000_000
function nextOrder(): number {
  lastOrder += 1
  return lastOrder
}

export const rows: readonly MatrixRow[] = [
  row('results-byEvent', 'an event', seen, async (cell) => {
    const { id, eventId } = await aPlayedEvent(cell, true)
    return { id, input: { eventId } }
  }),
  // DUPR ids are for organizer and cohosts, not for venue admins.
  row(
    'results-duprFile',
    'an event',
    {
      own: 'ok',
      foreign: 'not-allowed, blocked event-not-found, organizer ok',
      private: 'event-not-found, friend not-allowed, organizer ok, admin not-allowed',
      deleted: 'event-not-found',
    },
    async (cell) => {
      const { id, eventId } = await aPlayedEvent(cell, true)
      return { id, input: { eventId } }
    },
  ),
  row('results-close', 'an event', run, async (cell) => {
    const { id, eventId } = await aPlayedEvent(cell, false)
    return { id, input: { eventId, unplayed: 0, unanswered: 0 } }
  }),
  row('results-reopen', 'an event', run, async (cell) => {
    const { id, eventId } = await aPlayedEvent(cell, true)
    return { id, input: { eventId } }
  }),
]

export const endNothing: readonly CallName[] = ['results-close', 'results-reopen']
