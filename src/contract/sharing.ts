// Facts for a text that leaves the app: names that not everyone may read, and winners.
import * as v from 'valibot'
import { uuidSchema } from '#domain/shared/id.ts'
import { call, defineContract } from './call.ts'

/**
 * Players whom the caller sees by name but a public text may not name. named: of these, people
 * without an account by their public name.
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

export const sharingContract = defineContract({
  calls: [unnamedInEvent, unnamedInLeague, tournamentWinners],
})
