// The live queue of an event: for its players and its public link, and the steps of organizers and
// players.
import * as v from 'valibot'
import { eventCourtsMax, guestsMax } from '#domain/event/event.ts'
import { skillSchema } from '#domain/player/skill-schema.ts'
import {
  queueMemberStates,
  queueLanesMax,
  queueMembersMax,
  queuePointsMax,
  queueRuleKinds,
  queueStates,
  queueStayMax,
} from '#domain/queue/queue.ts'
import { intMax } from '#domain/shared/number-bounds.ts'
import { call, live, defineContract } from '../call.ts'
import { dayStatus } from '../day-status/day-status.ts'
import { eventId } from '../event.ts'
import { linkKeySchema } from '../link/link-key.ts'

const success = v.object({ success: v.boolean() })
const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const number = wholeNumber(0, queueMembersMax - 1)
const court = wholeNumber(1, eventCourtsMax)
const lane = wholeNumber(0, queueLanesMax - 1)
const side = v.picklist(['a', 'b'])
const points = wholeNumber(0, queuePointsMax)

const rule = v.strictObject({
  kind: v.picklist(queueRuleKinds),
  stay: wholeNumber(1, queueStayMax),
  court,
})
const levels = v.pipe(v.array(skillSchema), v.maxLength(queueLanesMax - 1))
/** Omitted: lanes may join when opening; an update leaves it unchanged. */
const keepsLanes = v.optional(v.boolean())
const courts = v.pipe(
  v.array(v.strictObject({ court, lane: v.nullable(lane) })),
  v.minLength(1),
  v.maxLength(eventCourtsMax),
)

const queueMember = v.object({
  number: v.number(),
  playerId: v.nullable(v.string()),
  playerName: v.string(),
  photoURL: v.string(),
  guestOf: v.nullable(v.string()),
  guest: v.nullable(v.number()),
  state: v.picklist(queueMemberStates),
  since: v.string(),
  lane: v.number(),
  partner: v.nullable(v.number()),
  games: v.number(),
  wins: v.number(),
  next: v.nullable(v.picklist(['pause', 'leave'])),
})

const seats = { id: v.number(), a: v.array(v.number()), b: v.array(v.number()) }

/**
 * isHere: has a place and is checked in (for a guest, the host); others don't return to the line.
 * host: the number of a guest's new host, after the first went home. mayBeAsked: to play together.
 */
const placedMember = v.object({
  ...queueMember.entries,
  isHere: v.boolean(),
  host: v.nullable(v.number()),
  mayBeAsked: v.boolean(),
})

/**
 * keepsLanes: small lanes stay separate. line: in order, with the expected instant of each call.
 * Waits in ms.
 */
const queueEntries = {
  eventId: v.string(),
  title: v.string(),
  locationName: v.string(),
  dayStatus,
  startsAt: v.string(),
  timezone: v.string(),
  state: v.picklist(queueStates),
  rule: v.object({ kind: v.picklist(queueRuleKinds), stay: v.number(), court: v.number() }),
  levels: v.array(v.number()),
  keepsLanes: v.boolean(),
  courts: v.array(
    v.object({
      court: v.number(),
      lane: v.nullable(v.number()),
      isOpen: v.boolean(),
      game: v.nullable(v.object({ ...seats, started: v.string() })),
      last: v.nullable(
        v.object({
          ...seats,
          winner: v.nullable(side),
          points: v.nullable(v.tuple([v.number(), v.number()])),
        }),
      ),
    }),
  ),
  members: v.array(queueMember),
  line: v.array(
    v.object({ number: v.number(), position: v.number(), expected: v.nullable(v.string()) }),
  ),
  fairness: v.object({
    waits: v.nullable(v.object({ shortest: v.number(), longest: v.number() })),
    games: v.nullable(v.object({ fewest: v.number(), most: v.number() })),
  }),
}

/** asks: open questions of two who would play together, shown to those two. */
export const queueByEvent = live({
  name: 'queues-byEvent',
  who: 'player',
  summary:
    'The live queue of an event: courts, the line and how evenly waits and games are spread; null before an organizer opens it.',
  input: v.strictObject({ eventId }),
  output: v.object({
    queue: v.nullable(
      v.object({
        ...queueEntries,
        members: v.array(placedMember),
        asks: v.array(v.object({ by: v.number(), to: v.number() })),
        watchKey: v.nullable(v.string()),
        undoable: v.nullable(
          v.object({ step: v.number(), kind: v.string(), court: v.nullable(v.number()) }),
        ),
      }),
    ),
  }),
  refusals: ['event-not-found'],
})

/** Public: names and courts, no ids or photos. */
export const watchedQueue = live({
  name: 'queues-watch',
  who: 'visitor',
  summary: 'The live queue behind a public link, for the screen beside the courts.',
  input: v.strictObject({ queueKey: linkKeySchema }),
  output: v.object({ queue: v.object(queueEntries) }),
  refusals: ['queue-not-found'],
})

const open = call({
  name: 'queues-open',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: open the live queue; everyone that is checked in is in line.',
  input: v.strictObject({ eventId, rule, levels, keepsLanes, courts }),
  output: success,
  refusals: [
    'event-not-found',
    'not-allowed',
    'event-cancelled',
    'event-too-early',
    'queue-changed',
    'event-full',
  ],
})

const steps = ['event-not-found', 'not-allowed', 'queue-not-found'] as const

const queueStep = v.variant('kind', [
  v.strictObject({
    kind: v.literal('finish'),
    court,
    game: wholeNumber(1, intMax),
    winner: v.nullable(side),
    points: v.nullable(v.tuple([points, points])),
  }),
  v.strictObject({ kind: v.picklist(['pause', 'resume', 'leave', 'skip']), number }),
  v.strictObject({ kind: v.literal('move'), number, before: v.nullable(number) }),
  v.strictObject({ kind: v.literal('swap'), number, with: number }),
  v.strictObject({ kind: v.literal('pair'), number, with: v.nullable(number) }),
  v.strictObject({ kind: v.literal('apart'), number, with: number, isApart: v.boolean() }),
  v.strictObject({ kind: v.literal('lane'), number, lane }),
  v.strictObject({ kind: v.literal('courts'), courts }),
  v.strictObject({ kind: v.literal('rule'), rule, levels, keepsLanes }),
])

const step = call({
  name: 'queues-step',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: one step in the live queue. A court ends by the game on it, so that said twice it ends once.',
  input: v.strictObject({ eventId, step: queueStep }),
  output: success,
  refusals: [...steps, 'player-not-found', 'queue-changed', 'queue-absent', 'event-full'],
})

const ownKinds = [
  'pause',
  'resume',
  'leave',
  'ask',
  'agree',
  'decline',
  'part',
  'sendHome',
] as const

const own = call({
  name: 'queues-setOwn',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'I pause, come back to the end of the line, or go home; on court after the game. I ask a player, by number, to play together, answer, or part; on going home I can leave guests with another player, who can send them home.',
  input: v.strictObject({
    eventId,
    kind: v.picklist(ownKinds),
    with: v.optional(number),
    guests: v.optional(
      v.pipe(v.array(v.strictObject({ guest: number, to: number })), v.maxLength(guestsMax)),
    ),
  }),
  output: success,
  refusals: [
    'event-not-found',
    'queue-not-found',
    'player-not-found',
    'queue-absent',
    'queue-changed',
    'pair-not-possible',
    'too-many-pair-asks',
    'too-many-guests',
  ],
})

const undo = call({
  name: 'queues-undo',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary:
    'Organizer: take back the last step, or the last one of my own; refused where what it changed was changed since.',
  input: v.strictObject({ eventId, step: wholeNumber(1, intMax) }),
  output: success,
  refusals: [...steps, 'nothing-to-undo', 'queue-changed', 'queue-absent'],
})

const setState = call({
  name: 'queues-setState',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: close the live queue, or open it again.',
  input: v.strictObject({ eventId, state: v.picklist(queueStates) }),
  output: success,
  refusals: ['event-not-found', 'not-allowed', 'queue-not-found', 'event-cancelled'],
})

const setWatch = call({
  name: 'queues-setWatch',
  who: 'player',
  kind: 'write',
  locks: 'event',
  summary: 'Organizer: switch the public link on, with a new key each time, or off.',
  input: v.strictObject({ eventId, isOn: v.boolean() }),
  output: v.object({ watchKey: v.nullable(v.string()) }),
  refusals: ['event-not-found', 'not-allowed', 'queue-not-found'],
})

const apart = call({
  name: 'queues-apart',
  who: 'player',
  kind: 'read',
  summary: 'Organizer: who is kept apart. Players are never told.',
  input: v.strictObject({ eventId }),
  output: v.object({ apart: v.array(v.tuple([v.number(), v.number()])) }),
  refusals: ['event-not-found', 'not-allowed', 'queue-not-found'],
})

export const queueCalls = [open, step, own, undo, setState, setWatch, apart] as const

export const queueContract = defineContract({
  nouns: { queues: 'play' },
  calls: queueCalls,
  live: [queueByEvent, watchedQueue],
})
