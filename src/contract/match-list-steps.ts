// Steps of organizers and players in an event's match list: presence, courts, teams, rounds.
import * as v from 'valibot'
import { eventCourtsMax } from '#domain/event/event.ts'
import { roundsMax } from '#domain/event/format.ts'
import { formatFields } from '#domain/event/schema/format-schema.ts'
import { listPlayersMax, presences } from '#domain/match-list/match-list.ts'
import { roundMax } from '#domain/match-list/replace-rounds.ts'
import { playerIdSchema, uuidSchema } from '#domain/shared/id.ts'
import { intMax } from '#domain/shared/number-bounds.ts'
import { call, defineContract } from './call.ts'
import { eventId } from './event.ts'
import { listGenders } from './match-list.ts'

const success = v.object({ success: v.boolean() })
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const number = wholeNumber(0, listPlayersMax - 1)
const numbers = v.pipe(v.array(number), v.maxLength(listPlayersMax))
const courts = v.pipe(
  v.array(wholeNumber(1, eventCourtsMax)),
  v.minLength(1),
  v.maxLength(eventCourtsMax),
)

const base = [
  'event-not-found',
  'not-allowed',
  'match-list-not-found',
  'match-list-closed',
] as const

export const startMatchList = call({
  name: 'matchLists-start',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: open the match list with everyone on the roster; whoever is checked in is here.',
  input: v.strictObject({ eventId }),
  output: success,
  refusals: ['event-not-found', 'not-allowed', 'event-cancelled', 'match-list-started'],
})

export const setFormat = call({
  name: 'matchLists-setFormat',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: play on in another format; what was played stays.',
  input: v.strictObject({ eventId, format: formatFields }),
  output: success,
  refusals: [...base, 'format-not-for-play', 'division-format'],
})

export const setPresence = call({
  name: 'matchLists-setPresence',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: players are here, expected, or have left. Here also checks them in.',
  input: v.strictObject({ eventId, numbers, presence: v.picklist(presences) }),
  output: success,
  refusals: [...base, 'player-not-found', 'event-too-early'],
})

export const setCourts = call({
  name: 'matchLists-setCourts',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: the courts in use from now on.',
  input: v.strictObject({ eventId, courts }),
  output: success,
  refusals: [...base, 'run-by-tournament'],
})

export const setTeams = call({
  name: 'matchLists-setTeams',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: who partners whom in a format of fixed teams; whoever is not named has no partner.',
  input: v.strictObject({
    eventId,
    teams: v.pipe(v.array(v.tuple([number, number])), v.maxLength(listPlayersMax / 2)),
  }),
  output: success,
  refusals: [...base, 'player-not-found', 'plan-invalid'],
})

const plannedGame = v.strictObject({
  court: wholeNumber(1, eventCourtsMax),
  pool: v.nullable(wholeNumber(1, 64)),
  a: v.pipe(v.array(number), v.minLength(1), v.maxLength(2)),
  b: v.pipe(v.array(number), v.minLength(1), v.maxLength(2)),
})
export const plannedRound = v.strictObject({
  games: v.pipe(v.array(plannedGame), v.minLength(1), v.maxLength(eventCourtsMax)),
  byes: numbers,
})

/**
 * The organizer's device computes rounds with domain/schedule; the server checks that they are
 * playable, not fair.
 */
export const planRounds = call({
  name: 'matchLists-plan',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: replace all rounds that nobody has played in by these.',
  input: v.strictObject({
    eventId,
    revision: wholeNumber(0, intMax),
    rounds: v.pipe(v.array(plannedRound), v.minLength(1), v.maxLength(roundsMax)),
  }),
  output: success,
  refusals: [...base, 'match-list-changed', 'plan-invalid'],
})

export const layBracket = call({
  name: 'matchLists-layBracket',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: lay the bracket; entrants by seed, the strongest first, a team by the numbers of its two.',
  input: v.strictObject({
    eventId,
    revision: wholeNumber(0, intMax),
    entrants: v.pipe(
      v.array(v.pipe(v.array(number), v.minLength(1), v.maxLength(2))),
      v.minLength(2),
      v.maxLength(128),
    ),
  }),
  output: success,
  refusals: [...base, 'match-list-changed', 'plan-invalid', 'round-played'],
})

export const dropRound = call({
  name: 'matchLists-dropRound',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: take out a round that nobody has played in.',
  input: v.strictObject({ eventId, round: wholeNumber(1, roundMax) }),
  output: success,
  refusals: [...base, 'round-played', 'match-not-found'],
})

export const swapInRound = call({
  name: 'matchLists-swap',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: two players of a round change places; one of them may sit out or not be in it yet.',
  input: v.strictObject({ eventId, round: wholeNumber(1, roundMax), number, withNumber: number }),
  output: success,
  refusals: [...base, 'round-played', 'player-not-found', 'plan-invalid'],
})

export const substitutePlayer = call({
  name: 'matchLists-substitute',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: a player leaves and another takes over the matches to come.',
  input: v.strictObject({ eventId, number, withNumber: number }),
  output: success,
  refusals: [...base, 'player-not-found', 'plan-invalid', 'event-too-early'],
})

export const addToMatchList = call({
  name: 'matchLists-addPlayer',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: someone joins who is not on the roster; a guest comes with a player of the list.',
  input: v.strictObject({ eventId, playerId: playerIdSchema, isGuest: v.boolean() }),
  output: v.object({ number: v.number() }),
  refusals: [
    ...base,
    'player-not-found',
    'said-not-me',
    'already-signed-up',
    'too-many-guests',
    'event-full',
    'newcomer-stranger',
  ],
})

export const moveMatch = call({
  name: 'matches-move',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: a match goes to another court; a match of the round there changes with it.',
  input: v.strictObject({ matchId: uuidSchema, court: wholeNumber(1, eventCourtsMax) }),
  output: success,
  refusals: [...base, 'match-not-found', 'round-played', 'plan-invalid'],
})

export const undoMatchList = call({
  name: 'matchLists-undo',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: take the last step back, unless a score was told since.',
  input: v.strictObject({ eventId }),
  output: success,
  refusals: [...base, 'nothing-to-undo', 'event-too-early'],
})

export const setWatch = call({
  name: 'matchLists-setWatch',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: switch the public watch link on, with a new key each time, or off.',
  input: v.strictObject({ eventId, isOn: v.boolean() }),
  output: v.object({ watchKey: v.nullable(v.string()) }),
  refusals: base,
})

export const setListGender = call({
  name: 'matchLists-setGender',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: say for mixed doubles whether someone plays as a woman or as a man.',
  input: v.strictObject({ eventId, number, gender: v.nullable(v.picklist(listGenders)) }),
  output: success,
  refusals: [...base, 'player-not-found'],
})

export const matchListStepsContract = defineContract({
  nouns: { matchLists: 'play' },
  calls: [
    startMatchList,
    setFormat,
    setPresence,
    setCourts,
    setTeams,
    planRounds,
    layBracket,
    dropRound,
    swapInRound,
    substitutePlayer,
    addToMatchList,
    moveMatch,
    undoMatchList,
    setWatch,
    setListGender,
  ],
})
