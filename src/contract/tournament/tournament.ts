// Calls and live queries about tournaments: those of a venue, one with its divisions, and every
// change.
import * as v from 'valibot'
import { entryPlaces } from '#domain/event/entry.ts'
import { eventGenders } from '#domain/event/event.ts'
import { locationIdSchema, uuidSchema } from '#domain/shared/id.ts'
import {
  divisionFields,
  tournamentChange,
  tournamentFields,
} from '#domain/tournament/tournament.ts'
import { call, live, defineContract } from '../call.ts'
import { publishRefusals } from '../event.ts'

export const byTournament = v.strictObject({ tournamentId: uuidSchema })
const success = v.object({ success: v.boolean() })

const tournamentCard = v.object({
  tournamentId: v.string(),
  name: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  organizerName: v.string(),
  invite: v.boolean(),
  divisions: v.number(),
  isMineToRun: v.boolean(),
})

export const tournamentsAt = live({
  name: 'tournaments-atLocation',
  who: 'player',
  summary: 'The tournaments of a venue that I may see: those to come first, then the newest.',
  input: v.strictObject({ locationId: locationIdSchema }),
  output: v.object({
    locationName: v.string(),
    mayCreate: v.boolean(),
    tournaments: v.array(tournamentCard),
  }),
  refusals: ['location-not-found'],
})

/**
 * entrants, waiting and maxEntrants count teams in doubles, players in singles; here: those fully
 * checked in. matches: 0 before the draw; played: with a score. isPoolsDone: pools are played and
 * the bracket is not laid.
 */
export const divisionView = v.object({
  eventId: v.string(),
  title: v.string(),
  play: v.string(),
  gender: v.picklist(eventGenders),
  skillMin: v.nullable(v.number()),
  skillMax: v.nullable(v.number()),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  format: v.string(),
  startDate: v.string(),
  startTime: v.string(),
  status: v.string(),
  maxEntrants: v.number(),
  entrants: v.number(),
  waiting: v.number(),
  here: v.number(),
  isOpen: v.boolean(),
  isClosed: v.boolean(),
  matches: v.number(),
  played: v.number(),
  isPoolsDone: v.boolean(),
  watchKey: v.nullable(v.string()),
})

export const tournamentById = live({
  name: 'tournaments-byId',
  who: 'player',
  summary: 'One tournament: its fields and its divisions.',
  input: byTournament,
  output: v.object({
    tournamentId: v.string(),
    fields: tournamentFields,
    locationName: v.string(),
    timezone: v.string(),
    organizerId: v.string(),
    organizerName: v.string(),
    cohostNames: v.array(v.string()),
    isMineToRun: v.boolean(),
    mayDelete: v.boolean(),
    watchKey: v.nullable(v.string()),
    divisions: v.array(
      v.object({ ...divisionView.entries, mine: v.nullable(v.picklist(entryPlaces)) }),
    ),
    hiddenDivisions: v.number(),
  }),
  refusals: ['tournament-not-found'],
})

export const runTournamentRefusals = ['tournament-not-found', 'not-allowed'] as const
const fieldRefusals = [
  'location-not-found',
  'event-create-restricted',
  'tournament-dates',
  'event-start-past',
  'event-too-far',
  'player-not-found',
  'newcomer-stranger',
  'invited-unknown',
] as const

const createTournament = call({
  name: 'tournaments-create',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary: 'Create a tournament. Its divisions are added one by one.',
  input: v.strictObject({ fields: tournamentFields }),
  output: v.object({ tournamentId: v.string() }),
  refusals: [...fieldRefusals, 'too-many-tournaments'],
})

const updateTournament = call({
  name: 'tournaments-update',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: change a tournament. The venue stays, and every division keeps a day of its own within the days of the tournament. Private or public, the divisions follow.',
  input: v.strictObject({ ...byTournament.entries, fields: tournamentChange }),
  output: success,
  refusals: [...runTournamentRefusals, 'tournament-fixed', ...fieldRefusals, ...publishRefusals],
})

const deleteTournament = call({
  name: 'tournaments-delete',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: delete a tournament without divisions that are on.',
  input: byTournament,
  output: success,
  refusals: [...runTournamentRefusals, 'tournament-fixed'],
})

const addDivision = call({
  name: 'tournaments-addDivision',
  who: 'player',
  kind: 'write',
  limit: 'creation',
  summary:
    'Who runs it: a new division: an event with a roster, a waitlist and a match list of its own. It is changed, cancelled and deleted as any event.',
  input: v.strictObject({ ...byTournament.entries, division: divisionFields }),
  output: v.object({ eventId: v.string() }),
  refusals: [
    ...runTournamentRefusals,
    'tournament-dates',
    'too-many-divisions',
    'event-skill-range',
    'event-age-range',
    'format-not-for-play',
    'event-start-past',
    'event-too-far',
    'event-time-skipped',
    ...publishRefusals,
    'too-much-text-today',
    'too-much-text',
  ],
})

export const tournamentCalls = [
  createTournament,
  updateTournament,
  deleteTournament,
  addDivision,
] as const

export const tournamentContract = defineContract({
  nouns: { tournaments: 'tournaments' },
  calls: tournamentCalls,
  live: [tournamentsAt, tournamentById],
})
