// House rules of sign-up: a venue's or club's rules, their effect on me at an event, and missed
// sessions.
import * as v from 'valibot'
import {
  aDayMax,
  appealMax,
  aWeekMax,
  daysAheadMax,
  isInOrder,
  laterDaysMax,
  missEffects,
  missesMax,
  pauseDaysMax,
  reasonMax,
} from '#domain/house-rule/house-rule.ts'
import { idsSchema, locationIdSchema, playerIdSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { call, defineContract } from '../call.ts'
import { clubIdSchema } from '../club.ts'
import { byEvent, eventId, success } from '../event.ts'
import { houseRefusals } from '../roster.ts'

const owner = v.variant('kind', [
  v.strictObject({ kind: v.literal('venue'), locationId: locationIdSchema }),
  v.strictObject({
    kind: v.literal('club'),
    locationId: locationIdSchema,
    clubId: clubIdSchema,
  }),
])
export type HouseOwner = v.InferOutput<typeof owner>

const ownerRefusals = ['location-not-found', 'club-not-found', 'not-allowed'] as const

const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const clock = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const rules = {
  daysAhead: v.nullable(upTo(daysAheadMax)),
  opensAt: clock,
  laterDays: v.nullable(upTo(laterDaysMax)),
  aDay: v.nullable(upTo(aDayMax)),
  aWeek: v.nullable(upTo(aWeekMax)),
  oneWaitlist: v.boolean(),
  missEffect: v.picklist(missEffects),
  missLimit: upTo(missesMax),
  pauseDays: upTo(pauseDaysMax),
  membersClubId: v.nullable(clubIdSchema),
}
const wholeRules = v.object(rules)
export type KeptRules = v.InferOutput<typeof wholeRules>

const getRules = call({
  name: 'houseRules-get',
  who: 'player',
  kind: 'read',
  summary:
    'The house rules of a venue or a club, and the players that ask to be let off, for their keepers.',
  input: v.strictObject({ owner }),
  output: v.object({
    rules: wholeRules,
    clubs: v.array(v.object({ clubId: v.string(), clubName: v.string() })),
    appeals: v.array(
      v.object({
        playerId: v.string(),
        playerName: v.string(),
        body: v.string(),
        missed: v.number(),
        created: v.string(),
      }),
    ),
  }),
  refusals: ownerRefusals,
})

const saveRules = call({
  name: 'houseRules-save',
  who: 'player',
  kind: 'write',
  summary: 'Set the house rules of a venue or a club; who is signed up stays so.',
  input: v.strictObject({
    owner,
    rules: v.pipe(
      v.strictObject(rules),
      v.check((wanted) => isInOrder(wanted)),
    ),
  }),
  output: success,
  refusals: ownerRefusals,
})

const refusal = v.nullable(
  v.object({
    code: v.picklist([...houseRefusals, 'league-only', 'age-not-allowed', 'birth-year-needed']),
    until: v.nullable(v.string()),
    n: v.nullable(v.number()),
    next: v.nullable(v.string()),
  }),
)

/**
 * refusal: why a sign-up would be refused, by the rules, because it is the league's alone, or on a
 * card by age; until: when sign-up works, n: the limit; next: the day after the event with room for
 * another session. lastUntil: others go first until then. mayWait: a waitlist place is allowed.
 * missed: misses in 60 days, if they have an effect. canAppeal: a place whose rules have an effect
 * has no open appeal.
 */
const mine = call({
  name: 'houseRules-mine',
  who: 'player',
  kind: 'read',
  summary: 'What the house rules say to my sign-up for an event.',
  input: byEvent,
  output: v.object({
    refusal,
    lastUntil: v.nullable(v.string()),
    mayWait: v.boolean(),
    missed: v.number(),
    canAppeal: v.boolean(),
  }),
  refusals: ['event-not-found'],
})

/**
 * For cards. Events that are unknown, hidden from me, or without rules, league or age limit are
 * missing.
 */
const byIds = call({
  name: 'houseRules-byIds',
  who: 'player',
  kind: 'read',
  summary:
    'What house rules or a league would refuse a sign-up of mine with, of each of these events.',
  input: v.strictObject({ eventIds: idsSchema(eventId) }),
  output: v.object({ events: v.array(v.object({ eventId: v.string(), refusal })) }),
  refusals: [],
})

const appeal = call({
  name: 'houseRules-appeal',
  who: 'player',
  kind: 'write',
  limit: 'contact',
  summary: 'Ask those who keep the house rules of an event to let me off what I missed.',
  input: v.strictObject({ eventId, body: textSchema(appealMax, 1) }),
  output: success,
  refusals: ['event-not-found', 'request-used'],
})

const answerAppeal = call({
  name: 'houseRules-answer',
  who: 'player',
  kind: 'write',
  summary: 'Let a player off what they missed, or not, with the reason.',
  input: v.strictObject({
    owner,
    playerId: playerIdSchema,
    isLifted: v.boolean(),
    reason: textSchema(reasonMax, 1),
  }),
  output: success,
  refusals: [...ownerRefusals, 'request-used'],
})

const counts = { came: v.number(), sessions: v.number() }

const ownRecord = call({
  name: 'houseRules-record',
  who: 'player',
  kind: 'read',
  summary: 'How often I came at each venue in 60 days. Only I and organizers there are told.',
  input: v.strictObject({}),
  output: v.object({
    places: v.array(v.object({ locationId: v.string(), locationName: v.string(), ...counts })),
  }),
  refusals: [],
})

const rosterRecord = call({
  name: 'houseRules-roster',
  who: 'player',
  kind: 'read',
  summary: 'Organizer: how often players of the roster came, where house rules count it.',
  input: byEvent,
  output: v.object({ players: v.array(v.object({ playerId: v.string(), ...counts })) }),
  refusals: ['event-not-found', 'not-allowed'],
})

export const houseRuleCalls = [
  getRules,
  saveRules,
  mine,
  byIds,
  appeal,
  answerAppeal,
  ownRecord,
  rosterRecord,
] as const

export const houseRuleContract = defineContract({
  nouns: { houseRules: 'venues' },
  calls: houseRuleCalls,
})
