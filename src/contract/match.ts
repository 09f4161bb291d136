// Calls and live queries about one match: running score, reporting, answering, and organizers'
// decisions.
import * as v from 'valibot'
import { disputeMax, gamesMax } from '#domain/match/match.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { instantSchema } from '#domain/shared/instant.ts'
import { intMax } from '#domain/shared/number-bounds.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from './call.ts'
import { eventId } from './event.ts'
import { watchKeySchema } from './link/link-key.ts'

const matchId = uuidSchema
const success = v.object({ success: v.boolean() })
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
/** Side a first. A walkover names the side that could play; games played before it count. */
const score = {
  games: v.pipe(v.array(v.tuple([points, points])), v.maxLength(gamesMax)),
  walkover: v.nullable(v.picklist(['a', 'b'])),
}
/** The time when the answered score was entered; a newer score is not affected. */
const reported = instantSchema
const base = ['match-not-found', 'match-list-closed', 'event-too-early'] as const
const scoreRefusals = [
  'score-missing',
  'score-tie',
  'score-too-low',
  'score-too-high',
  'score-too-many-games',
  'score-unfinished',
  'match-incomplete',
] as const
const answerRefusals = ['not-allowed', 'match-not-reported', 'match-reported'] as const

export const reportMatch = call({
  name: 'matches-report',
  who: 'player',
  kind: 'write',
  summary:
    'Tell the score of a match I play in; the other side confirms it. From the organizer it counts at once.',
  input: v.strictObject({ matchId, ...score }),
  output: v.object({ state: v.picklist(['reported', 'confirmed']) }),
  refusals: [...base, 'not-allowed', 'match-reported', 'bracket-went-on', ...scoreRefusals],
})

export const confirmMatch = call({
  name: 'matches-confirm',
  who: 'player',
  kind: 'write',
  summary: 'The other side confirms the score.',
  input: v.strictObject({ matchId, reported }),
  output: success,
  refusals: [...base, ...answerRefusals, 'bracket-went-on'],
})

export const disputeMatch = call({
  name: 'matches-dispute',
  who: 'player',
  kind: 'write',
  summary:
    'The other side says that a told score is wrong; a player, for 48 hours, that one which others made count is.',
  input: v.strictObject({ matchId, reported, dispute: textSchema(disputeMax, 1) }),
  output: success,
  refusals: [...base, ...answerRefusals, 'dispute-too-late'],
})

export const decideMatch = call({
  name: 'matches-decide',
  who: 'player',
  kind: 'write',
  summary:
    'Organizer: decide or correct a score, also after the event is closed; everything that follows from it follows again.',
  input: v.strictObject({ matchId, ...score }),
  output: success,
  refusals: [
    'match-not-found',
    'not-allowed',
    'event-too-early',
    'match-contested',
    'bracket-went-on',
    ...scoreRefusals,
  ],
})

export const clearMatch = call({
  name: 'matches-clear',
  who: 'player',
  kind: 'write',
  summary: 'Organizer: take a score back, as if the match had not been played.',
  input: v.strictObject({ matchId }),
  output: success,
  refusals: [...base, 'not-allowed', 'match-not-reported', 'match-contested', 'bracket-went-on'],
})

const side = v.picklist(['a', 'b'])
const running = {
  games: v.pipe(v.array(v.tuple([points, points])), v.maxLength(gamesMax)),
  points: v.tuple([points, points]),
  serving: side,
  serverNumber: v.nullable(v.picklist([1, 2])),
}

export const noteScore = call({
  name: 'matches-noteScore',
  who: 'player',
  kind: 'write',
  limit: 'running-score',
  summary:
    'Show the score of a match I may report while it is played; it counts for nothing, and goes once the match has a result.',
  input: v.strictObject({
    matchId,
    ...running,
    // Number of the latest note that the device knows; 0 for none.
    seen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(intMax)),
  }),
  output: v.object({ turn: v.number(), isTaken: v.boolean() }),
  refusals: [
    ...base,
    'not-allowed',
    'match-reported',
    'match-incomplete',
    'score-tie',
    'score-too-low',
    'score-too-high',
    'score-too-many-games',
  ],
})

const runningView = v.object({
  matchId: v.string(),
  games: v.array(v.tuple([v.number(), v.number()])),
  points: v.tuple([v.number(), v.number()]),
  serving: side,
  serverNumber: running.serverNumber,
  turn: v.number(),
})
export type RunningScoreView = v.InferOutput<typeof runningView>

/** Separate from the match list because it changes with every rally. */
export const runningScoresByEvent = live({
  name: 'runningScores-byEvent',
  who: 'player',
  summary: 'The scores of an event that are counted right now, without names.',
  input: v.strictObject({ eventId }),
  output: v.object({ running: v.array(runningView) }),
  refusals: ['event-not-found'],
})

export const watchedRunningScores = live({
  name: 'runningScores-watch',
  who: 'visitor',
  summary: 'The same behind a public watch link.',
  input: v.strictObject({ watchKey: watchKeySchema }),
  output: v.object({ running: v.array(runningView) }),
  refusals: ['match-list-not-found'],
})

export const matchContract = defineContract({
  nouns: { matches: 'play', runningScores: 'play' },
  calls: [reportMatch, confirmMatch, disputeMatch, decideMatch, clearMatch, noteScore],
  live: [runningScoresByEvent, watchedRunningScores],
})
