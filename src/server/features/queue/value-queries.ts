// Schemas of a stored live queue and of a step's change.
import * as v from 'valibot'
import { pairAskStates, queueMemberStates, queueRuleKinds } from '#domain/queue/queue.ts'

const seats = { id: v.number(), a: v.array(v.number()), b: v.array(v.number()) }
const member = v.object({
  number: v.number(),
  state: v.picklist(queueMemberStates),
  place: v.number(),
  since: v.number(),
  called: v.number(),
  lane: v.number(),
  partner: v.nullable(v.number()),
  lastPartner: v.nullable(v.number()),
  games: v.number(),
  wins: v.number(),
  row: v.number(),
  longest: v.number(),
  next: v.nullable(v.picklist(['pause', 'leave'])),
  // Absent in queues stored by earlier releases, as are asks.
  host: v.optional(v.nullable(v.number()), null),
})
const court = v.object({
  court: v.number(),
  lane: v.nullable(v.number()),
  isOpen: v.boolean(),
  game: v.nullable(v.object({ ...seats, started: v.number() })),
  last: v.nullable(
    v.object({
      ...seats,
      winner: v.nullable(v.picklist(['a', 'b'])),
      points: v.nullable(v.tuple([v.number(), v.number()])),
    }),
  ),
})
const wholes = {
  rule: v.object({ kind: v.picklist(queueRuleKinds), stay: v.number(), court: v.number() }),
  levels: v.array(v.number()),
  keepsLanes: v.boolean(),
  apart: v.array(v.tuple([v.number(), v.number()])),
  waits: v.nullable(v.object({ shortest: v.number(), longest: v.number() })),
  lengths: v.array(v.number()),
}

export const queueSchema = v.object({
  ...wholes,
  // Absent in queues stored by earlier releases.
  keepsLanes: v.optional(v.boolean(), false),
  asks: v.optional(
    v.array(v.object({ by: v.number(), to: v.number(), state: v.picklist(pairAskStates) })),
    [],
  ),
  courts: v.array(court),
  members: v.array(member),
  turn: v.number(),
  nextGame: v.number(),
})

const beforeAndAfter = <const S extends v.GenericSchema>(schema: S) =>
  v.object({ before: v.nullable(schema), after: v.nullable(schema) })

export const queueChangeSchema = v.object({
  members: v.array(beforeAndAfter(member)),
  courts: v.array(beforeAndAfter(court)),
  before: v.partial(v.object(wholes)),
  after: v.partial(v.object(wholes)),
})
