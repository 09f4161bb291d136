// Authorization matrix of match lists: organizers, watchers, and players to add.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { defaultFormat } from '#domain/event/format.ts'
import { readLinkName } from '#server/link/link-keys.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { formatColumns } from '../../../src/server/core/event/fields-queries.ts'
import { run, seen } from '../event-outcomes.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing, waiting } from '../matrix-scene.ts'
import { aPlayerFor, anEventFor } from '../matrix-targets.ts'

/** Holders of the watch link, at any visibility, unless the event is deleted. */
const linked: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'match-list-not-found',
}
const asMatch: Outcomes = {
  own: run.own,
  foreign: run.foreign.replaceAll('event-not-found', 'match-not-found'),
  private: run.private.replaceAll('event-not-found', 'match-not-found'),
  deleted: 'match-not-found',
}

async function aListFor(cell: Cell): Promise<{ id: string; eventId: string; matchId: string }> {
  const { eventId } = await anEventFor(cell)
  const [matchId = ''] = await aMatchList(
    cell.scene.db,
    eventId,
    [playing, waiting, null, null, null],
    [{ court: 1, a: [0, 1], b: [2, 3] }],
  )
  return { id: eventId, eventId, matchId }
}

const format = { ...defaultFormat('open play', 'doubles', false), points: 15 } as const

export const rows: readonly MatrixRow[] = [
  row('matchLists-byEvent', 'an event', seen, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId } }
  }),
  row('matchLists-watch', 'a list with a link', linked, async (cell) => {
    const { eventId } = await aListFor(cell)
    const watchKey = randomUUID().replaceAll('-', '').slice(0, 22)
    await cell.scene.db
      .updateTable('match_lists')
      .set({ watchKey: readLinkName(watchKey) })
      .where('eventId', '=', eventId)
      .execute()
    return { input: { watchKey } }
  }),
  row('matchLists-start', 'an event', run, async (cell) => {
    const { eventId } = await anEventFor(cell)
    return { id: eventId, input: { eventId } }
  }),
  row('matchLists-setFormat', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, format } }
  }),
  row('matchLists-setPresence', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, numbers: [1], presence: 'left' } }
  }),
  row('matchLists-setCourts', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, courts: [2] } }
  }),
  row('matchLists-setTeams', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, teams: [[0, 2]] } }
  }),
  row('matchLists-plan', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return {
      id,
      input: {
        eventId,
        revision: 0,
        rounds: [{ games: [{ court: 2, pool: null, a: [0, 2], b: [1, 4] }], byes: [3] }],
      },
    }
  }),
  row('matchLists-layBracket', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    await cell.scene.db
      .updateTable('events')
      .set({ play: 'singles', ...formatColumns({ ...format, format: 'single elimination' }) })
      .where('eventId', '=', eventId)
      .execute()
    return { id, input: { eventId, revision: 0, entrants: [[0], [1], [2]] } }
  }),
  row('matchLists-dropRound', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, round: 1 } }
  }),
  row('matchLists-swap', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, round: 1, number: 0, withNumber: 4 } }
  }),
  row('matchLists-substitute', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, number: 0, withNumber: 4 } }
  }),
  row('matchLists-addPlayer', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, playerId: playing, isGuest: true } }
  }),
  row(
    'matchLists-addPlayer',
    'a player',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const { eventId } = await aListFor({ ...cell, target: 'own' })
      const playerId = await aPlayerFor(cell)
      return { id: playerId, input: { eventId, playerId, isGuest: false } }
    },
  ),
  row('matches-move', 'a match', asMatch, async (cell) => {
    const { matchId } = await aListFor(cell)
    return { id: matchId, input: { matchId, court: 2 } }
  }),
  row('matchLists-undo', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    const undo = JSON.stringify({
      change: { courts: { before: [1], after: [1, 2] }, players: [], matches: [], byes: [] },
      formatBefore: null,
    })
    await cell.scene.db
      .insertInto('match_list_log')
      .values({ eventId, actorId: null, action: 'courts', undo })
      .execute()
    return { id, input: { eventId } }
  }),
  row('matchLists-setWatch', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, isOn: true } }
  }),
  row('matchLists-genders', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId } }
  }),
  row('matchLists-setGender', 'an event', run, async (cell) => {
    const { id, eventId } = await aListFor(cell)
    return { id, input: { eventId, number: 0, gender: 'woman' } }
  }),
]

export const endNothing: readonly CallName[] = [
  'matchLists-start',
  'matchLists-setFormat',
  'matchLists-setPresence',
  'matchLists-setCourts',
  'matchLists-setTeams',
  'matchLists-plan',
  'matchLists-layBracket',
  'matchLists-dropRound',
  'matchLists-swap',
  'matchLists-substitute',
  'matchLists-addPlayer',
  'matchLists-undo',
  'matchLists-setGender',
  'matches-move',
]
