// What a text needs to know that leaves the app: the names not everyone may read, and the winners it
// tells of.
import * as v from 'valibot'
import { uuidSchema } from '#domain/shared/id.ts'
import { call } from './call.ts'

/**
 * Ids of players whom the asker sees by name, and that a text for others may not name so. named: of
 * these, people without an account by the name that anyone may read.
 */
const unnamed = v.object({
  unnamed: v.array(v.string()),
  named: v.array(v.object({ playerId: v.string(), playerName: v.string() })),
})

export const unnamedInEvent = call({
  name: 'events-unnamed',
  who: 'player',
  kind: 'read',
  summary:
    'Players of an event that I see by name and others do not: a text that leaves the app says “Hidden player” for them.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: unnamed,
  refusals: ['event-not-found'],
})

export const unnamedInLeague = call({
  name: 'leagues-unnamed',
  who: 'player',
  kind: 'read',
  summary: 'The same of a league.',
  input: v.strictObject({ leagueSeriesId: uuidSchema }),
  output: unnamed,
  refusals: ['league-not-found'],
})

export const tournamentWinners = call({
  name: 'tournaments-winners',
  who: 'player',
  kind: 'read',
  summary:
    'The winners of the finished divisions of a tournament, by the names that everyone may read.',
  input: v.strictObject({ tournamentId: uuidSchema }),
  output: v.object({
    winners: v.array(v.object({ eventId: v.string(), names: v.array(v.string()) })),
  }),
  refusals: ['tournament-not-found'],
})
