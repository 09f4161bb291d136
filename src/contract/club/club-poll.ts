// Calls and live queries about the polls of a club.
import * as v from 'valibot'
import {
  pollKinds,
  pollOptionMax,
  pollOptionsMax,
  pollQuestionMax,
} from '#domain/club/club-poll.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { instantSchema } from '#domain/shared/instant.ts'
import { lineSchema } from '#domain/shared/text.ts'
import { call, live, defineContract } from '../call.ts'
import { byClub } from '../club.ts'

const success = v.object({ success: v.boolean() })
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pollOptionsMax - 1))
const onPoll = v.strictObject({ ...byClub.entries, pollId: uuidSchema })

/**
 * Members only; open first, then newest. Counts include everyone, without names. Options are 'yes'
 * and 'no', or times such as '2026-06-02T18:30' at the venue. closes: automatic end; closed: ended
 * by hand. mine: indexes of my choices. voters: members who answered. mayAsk: I may ask, close and
 * remove polls and see answers by name.
 */
export const clubPolls = live({
  name: 'clubPolls-list',
  who: 'player',
  summary: 'The polls of a club that I am in, with live counts.',
  input: byClub,
  output: v.object({
    mayAsk: v.boolean(),
    polls: v.array(
      v.object({
        pollId: v.string(),
        kind: v.picklist(pollKinds),
        question: v.string(),
        options: v.array(v.string()),
        votes: v.array(v.number()),
        voters: v.number(),
        closes: v.nullable(v.string()),
        closed: v.boolean(),
        created: v.string(),
        mine: v.array(v.number()),
      }),
    ),
  }),
  refusals: ['club-not-found'],
})

const askClub = call({
  name: 'clubPolls-ask',
  who: 'player',
  kind: 'write',
  limit: 'club-notice',
  summary:
    'Owner or organizer: ask the members of a club yes or no, which time, or what they choose.',
  input: v.strictObject({
    ...onPoll.entries,
    kind: v.picklist(pollKinds),
    question: lineSchema(pollQuestionMax, 1),
    options: v.pipe(v.array(lineSchema(pollOptionMax)), v.maxLength(pollOptionsMax)),
    closes: v.nullable(instantSchema),
  }),
  output: success,
  refusals: [
    'club-not-found',
    'not-allowed',
    'poll-options',
    'poll-times-past',
    'poll-closes-past',
    'too-many-polls',
  ],
})

const vote = call({
  name: 'clubPolls-vote',
  who: 'player',
  kind: 'write',
  summary: 'Answer a poll of a club: by the places of my choices, several of times.',
  input: v.strictObject({
    ...onPoll.entries,
    choices: v.pipe(v.array(place), v.maxLength(pollOptionsMax)),
  }),
  output: success,
  refusals: ['club-not-found', 'poll-not-found', 'poll-closed', 'bad-input'],
})

const close = call({
  name: 'clubPolls-close',
  who: 'player',
  kind: 'write',
  summary: 'Owner or organizer: take no more answers to a poll.',
  input: onPoll,
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'poll-not-found'],
})

const remove = call({
  name: 'clubPolls-remove',
  who: 'player',
  kind: 'write',
  summary: 'Owner or organizer: remove a poll with its answers and alerts.',
  input: onPoll,
  output: success,
  refusals: ['club-not-found', 'not-allowed', 'poll-not-found'],
})

const voters = call({
  name: 'clubPolls-voters',
  who: 'player',
  kind: 'read',
  summary: 'Owner or organizer: the members that chose each answer of a poll.',
  input: onPoll,
  output: v.object({ voters: v.array(v.array(v.string())) }),
  refusals: ['club-not-found', 'not-allowed', 'poll-not-found'],
})

export const clubPollCalls = [askClub, vote, close, remove, voters] as const

export const clubPollContract = defineContract({
  nouns: { clubPolls: 'clubs' },
  live: [clubPolls],
})
