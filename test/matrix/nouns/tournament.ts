// Authorization matrix of tournaments: visible to everyone except across a block with the
// organizer, private ones to those invited; run by the organizer, cohosts and venue admins.
import { randomUUID } from 'node:crypto'
import type { CallName } from '#contract/contract.ts'
import { toLinkKey } from '#domain/shared/link-key.ts'
import { readLinkName } from '#server/link/link-keys.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aimed, row, type Cell, type MatrixRow, type Outcomes } from '../matrix-cell.ts'
import { playing, waiting } from '../matrix-scene.ts'
import { anEventFor, aPlace, aPlayerFor, aVenueFor } from '../matrix-targets.ts'
import { aTournamentFor, runTournament as run } from '../tournament-targets.ts'

const seen: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked tournament-not-found',
  private: 'tournament-not-found, friend ok, organizer ok, admin ok',
  deleted: 'tournament-not-found',
}
const atVenue: Outcomes = {
  own: 'ok',
  foreign: 'ok',
  private: 'location-not-found',
  deleted: 'location-not-found',
}

const about =
  (input: (tournamentId: string, cell: Cell) => object = () => ({})) =>
  async (cell: Cell) => {
    const id = await aTournamentFor(cell)
    return { id, input: { tournamentId: id, ...input(id, cell) } as never }
  }

async function aDivisionFor(cell: Cell) {
  const tournamentId = await aTournamentFor(cell)
  const { eventId } = await anEventFor(cell, {
    tournamentId,
    play: 'singles',
    type: 'tournament',
    format: 'pools then bracket',
    rounds: 6,
    points: 11,
    winBy: 2,
    scoring: 'side-out',
    bestOf: 1,
    ranked: true,
    consolation: false,
  })
  const [matchId = ''] = await aMatchList(
    cell.scene.db,
    eventId,
    [playing, waiting],
    [{ a: [0], b: [1] }],
  )
  return { tournamentId, eventId, matchId }
}

const ofCohost: Outcomes = {
  own: 'ok',
  foreign: 'ok, blocked player-not-found',
  private: 'player-not-found, friend ok, admin ok',
  deleted: 'player-not-found',
}

async function withCohost(cell: Cell) {
  const id = await aPlayerFor(cell)
  return { id, input: { fields: tournamentFieldsAt(cell.scene.place, { cohosts: [id] }) } }
}

export const rows: readonly MatrixRow[] = [
  row('tournaments-atLocation', 'a venue', atVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { locationId: id } }
  }),
  row(
    'tournaments-atLocation',
    'a tournament',
    {
      own: 'shown',
      foreign: 'shown, blocked absent',
      private: 'absent, friend shown, organizer shown, admin shown',
      deleted: 'absent',
    },
    async (cell) => {
      const location = await aPlace(cell)
      const id = await aTournamentFor(cell, location)
      return {
        input: { locationId: location },
        shows: ({ tournaments }) => tournaments.some(({ tournamentId }) => tournamentId === id),
      }
    },
  ),
  row('tournaments-byId', 'a tournament', seen, about()),
  row('tournaments-day', 'a tournament', seen, about()),
  row('tournaments-winners', 'a tournament', seen, about()),
  row(
    'tournaments-watch',
    'a tournament with a link',
    { own: 'ok', foreign: 'ok', private: 'ok', deleted: 'tournament-not-found' },
    async (cell) => {
      let watchKey = ''
      await aTournamentFor(cell, undefined, (tournamentId) => {
        watchKey = toLinkKey(tournamentId, randomUUID().replaceAll('-', '').slice(0, 22))
        return readLinkName(watchKey) ?? ''
      })
      return { input: { watchKey } }
    },
  ),
  row('tournaments-create', 'a venue', atVenue, async (cell) => {
    const id = await aVenueFor(cell)
    return { id, input: { fields: tournamentFieldsAt(id) } }
  }),
  row('tournaments-create', 'a cohost', ofCohost, async (cell) => withCohost(cell)),
  row('tournaments-update', 'a cohost', ofCohost, async (cell) => {
    const tournamentId = await aTournamentFor(aimed(cell, 'own'))
    const { id, input } = await withCohost(cell)
    return { id, input: { tournamentId, ...input } }
  }),
  row(
    'tournaments-update',
    'a tournament',
    run,
    about((_id, { scene: { place } }) => ({
      fields: tournamentFieldsAt(place, { name: 'Another name' }),
    })),
  ),
  row('tournaments-delete', 'a tournament', run, about()),
  row(
    'tournaments-addDivision',
    'a tournament',
    run,
    about(() => ({
      division: divisionFieldsFor('single elimination', { startDate: '2026-06-05' }),
    })),
  ),
  row(
    'tournaments-setWatch',
    'a tournament',
    run,
    about(() => ({ isOn: true })),
  ),
  row('tournaments-planDay', 'a tournament', run, async (cell) => {
    const { tournamentId } = await aDivisionFor(cell)
    return { id: tournamentId, input: { tournamentId, day: '2026-06-02' } }
  }),
  row('tournaments-drawAgain', 'a tournament', run, async (cell) => {
    const { tournamentId, eventId } = await aDivisionFor(cell)
    return { id: tournamentId, input: { tournamentId, eventId, seed: 7, isTrial: false } }
  }),
  row('tournaments-call', 'a tournament', run, async (cell) => {
    const { tournamentId, matchId } = await aDivisionFor(cell)
    return { id: tournamentId, input: { tournamentId, matchId, court: 1 } }
  }),
  row(
    'tournaments-layBracket',
    'a tournament',
    {
      own: 'pools-not-played',
      foreign:
        'not-allowed, blocked tournament-not-found, organizer pools-not-played, admin pools-not-played',
      private:
        'tournament-not-found, friend not-allowed, organizer pools-not-played, admin pools-not-played',
      deleted: 'tournament-not-found',
    },
    async (cell) => {
      const { tournamentId, eventId } = await aDivisionFor(cell)
      return { id: tournamentId, input: { tournamentId, eventId } }
    },
  ),
]

export const endNothing: readonly CallName[] = [
  'tournaments-create',
  'tournaments-addDivision',
  'tournaments-setWatch',
  'tournaments-planDay',
  'tournaments-drawAgain',
  'tournaments-call',
  'tournaments-layBracket',
]
