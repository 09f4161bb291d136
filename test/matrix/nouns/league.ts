// Authorization matrix of leagues: visible like events, run by the organizer and the venue's
// admins, joined by players.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { toLinkKey } from '#domain/shared/link-key.ts'
import { readLinkName } from '#server/link/link-keys.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aLeagueFor, run, type PutLeague } from '../league-targets.ts'
import { row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing, waiting, outside } from '../matrix-scene.ts'
import { anEventFor, aPlace, aPlayerFor, aStranger, aVenueFor } from '../matrix-targets.ts'

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked league-not-found',
  private: 'league-not-found, friend ok, organizer ok, admin ok',
  deleted: 'league-not-found',
}
const listed: Outcomes = {
  own: 'shown',
  foreign: 'shown, blocked absent',
  private: 'absent, friend shown, organizer shown, admin shown',
  deleted: 'absent',
}
const linked: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'ok',
  deleted: 'league-not-found',
}
const atVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'location-not-found',
  deleted: 'location-not-found',
}

const about =
  (put: PutLeague, input: (leagueSeriesId: string, cell: Cell) => object) => async (cell: Cell) => {
    const id = await aLeagueFor(cell, put)
    return { id, input: { leagueSeriesId: id, ...input(id, cell) } as never }
  }

export const rows: readonly MatrixRow[] = [
  row(
    'leagues-atLocation',
    'a venue',
    { own: 'ok', foreign: 'ok', private: 'location-not-found', deleted: 'location-not-found' },
    async (cell) => {
      const id = await aVenueFor(cell)
      return { id, input: { locationId: id } }
    },
  ),
  row('leagues-atLocation', 'a league', listed, async (cell) => {
    const location = await aPlace(cell)
    const id = await aLeagueFor(cell, { location })
    return {
      input: { locationId: location },
      shows: ({ leagues }) => leagues.some(({ leagueSeriesId }) => leagueSeriesId === id),
    }
  }),
  row(
    'leagues-byId',
    'a league',
    seen,
    about({}, () => ({})),
  ),
  row(
    'leagues-unnamed',
    'a league',
    seen,
    about({}, () => ({})),
  ),
  row('leagues-create', 'a venue', atVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { fields: leagueFieldsAt(id) } }
  }),
  row(
    'leagues-update',
    'a league',
    run,
    about({}, (_id, { scene: { place } }) => ({
      fields: leagueFieldsAt(place, { name: 'Another name' }),
    })),
  ),
  row(
    'leagues-setState',
    'a league',
    run,
    about({}, () => ({ state: 'draft' })),
  ),
  row(
    'leagues-delete',
    'a league',
    run,
    about({}, () => ({})),
  ),
  row(
    'leagues-join',
    'a league',
    seen,
    about({}, () => ({ partnerId: null })),
  ),
  row(
    'leagues-join',
    'a partner',
    {
      own: 'player-not-found',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const partnerId = await aPlayerFor(cell)
      return {
        id: partnerId,
        input: {
          leagueSeriesId: await aLeagueFor({ ...cell, target: 'own' }, { entryBy: 'team' }),
          partnerId,
        },
      }
    },
  ),
  row(
    'leagues-answer',
    'a request',
    {
      own: 'ok',
      foreign: 'request-not-found, blocked league-not-found',
      private:
        'league-not-found, friend request-not-found, organizer request-not-found, admin request-not-found',
      deleted: 'league-not-found',
    },
    async (cell) => {
      const id = await aLeagueFor(cell, {
        entryBy: 'team',
        members: [[playing, cell.target === 'own' ? cell.me : outside, 'asked']],
      })
      return {
        id,
        hides: 'league-not-found',
        input: { leagueSeriesId: id, playerId: playing, accept: true },
      }
    },
  ),
  row(
    'leagues-leave',
    'a league',
    {
      ...seen,
      foreign: 'not-in-league, blocked league-not-found',
      private:
        'league-not-found, friend not-in-league, organizer not-in-league, admin not-in-league',
    },
    async (cell) => {
      const id = await aLeagueFor(cell, {
        members: cell.target === 'own' ? [[cell.me, null, 'joined']] : [],
      })
      return { id, input: { leagueSeriesId: id } }
    },
  ),
  row(
    'leagues-invite',
    'a league',
    run,
    about({}, () => ({ playerId: outside, invited: true })),
  ),
  row(
    'leagues-invite',
    'a player',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const playerId = await aPlayerFor(cell)
      return {
        id: playerId,
        input: {
          leagueSeriesId: await aLeagueFor({ ...cell, target: 'own' }),
          playerId,
          invited: true,
        },
      }
    },
  ),
  row(
    'leagues-addPlayer',
    'a league',
    run,
    about({}, () => ({ playerId: outside, partnerId: null })),
  ),
  row(
    'leagues-addPlayer',
    'a player',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const playerId = await aPlayerFor(cell)
      return {
        id: playerId,
        input: {
          leagueSeriesId: await aLeagueFor({ ...cell, target: 'own' }),
          playerId,
          partnerId: null,
        },
      }
    },
  ),
  row(
    'leagues-removePlayer',
    'a league',
    run,
    about({ members: [[outside, null, 'joined']] }, () => ({ playerId: outside })),
  ),
  row(
    'leagues-duprFile',
    'a league',
    {
      own: 'ok',
      foreign: 'not-allowed, blocked league-not-found, organizer ok',
      private: 'league-not-found, friend not-allowed, organizer ok, admin not-allowed',
      deleted: 'league-not-found',
    },
    about({ state: 'running' }, () => ({})),
  ),
  row(
    'leagues-setLadder',
    'a league',
    run,
    about({ state: 'running', members: [[outside, null, 'joined']] }, () => ({
      entrants: [outside],
    })),
  ),
  row(
    'leagues-setWatch',
    'a league',
    run,
    about({}, () => ({ isOn: true })),
  ),
  row(
    'leagues-setSubstitutes',
    'a league',
    run,
    about({}, () => ({ hoursBefore: 24 })),
  ),
  row('leagues-substitute', 'a league', seen, async (cell) => {
    const id = await aLeagueFor(cell)
    await cell.scene.db
      .updateTable('leagues')
      .set({ substituteHours: 24 })
      .where('leagueSeriesId', '=', id)
      .execute()
    return { id, input: { leagueSeriesId: id, isIn: true } }
  }),
  row(
    'leagues-nameSubstitute',
    'a league',
    run,
    about({}, () => ({ playerId: outside, isNamed: true })),
  ),
  row(
    'leagues-nameSubstitute',
    'a player',
    {
      own: 'ok',
      foreign: 'ok, blocked player-not-found',
      private: 'player-not-found, friend ok, admin ok',
      deleted: 'player-not-found',
    },
    async (cell) => {
      const playerId = await aPlayerFor(cell)
      return {
        id: playerId,
        input: {
          leagueSeriesId: await aLeagueFor({ ...cell, target: 'own' }),
          playerId,
          isNamed: true,
        },
      }
    },
  ),
  row('leagues-watch', 'a league with a link', linked, async (cell) => {
    const leagueSeriesId = await aLeagueFor(cell)
    const watchKey = toLinkKey(leagueSeriesId, randomUUID().replaceAll('-', '').slice(0, 22))
    await cell.scene.db
      .updateTable('leagues')
      .set({ watchKey: readLinkName(watchKey) })
      .where('leagueSeriesId', '=', leagueSeriesId)
      .execute()
    return { input: { watchKey } }
  }),
  row('leagues-addDays', 'a league', run, async (cell) => {
    const id = await aLeagueFor(cell, {
      state: 'running',
      members: [playing, waiting, outside, await aStranger(cell)].map(
        (playerId) => [playerId, null, 'joined'] as const,
      ),
    })
    return {
      id,
      input: {
        leagueSeriesId: id,
        days: ['2026-06-03'],
        startTime: '18:00',
        duration: 90,
        courts: 2,
      },
    }
  }),
  row(
    'leagues-dayRounds',
    'a game day',
    {
      own: 'match-list-not-found',
      foreign:
        'not-allowed, blocked event-not-found, organizer match-list-not-found, admin match-list-not-found',
      private:
        'event-not-found, friend not-allowed, organizer match-list-not-found, admin match-list-not-found',
      deleted: 'event-not-found',
    },
    async (cell) => {
      const leagueSeriesId = await aLeagueFor(cell, { state: 'running' })
      const { eventId } = await anEventFor(cell, {
        leagueSeriesId,
        leagueDay: 1,
      })
      return { id: eventId, hides: 'event-not-found', input: { eventId, seed: 1 } }
    },
  ),
]

export const endNothing: readonly CallName[] = [
  'leagues-create',
  'leagues-setState',
  'leagues-join',
  'leagues-answer',
  'leagues-leave',
  'leagues-addPlayer',
  'leagues-removePlayer',
  'leagues-setLadder',
  'leagues-addDays',
  'leagues-setWatch',
  'leagues-setSubstitutes',
  'leagues-substitute',
  'leagues-nameSubstitute',
]
