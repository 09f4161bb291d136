import * as v from 'valibot'
import { tierHours } from '#domain/invitation/tier.ts'
import { playerIdSchema } from '#domain/shared/id.ts'
import { call, defineContract } from '../call.ts'
import { byLeague, runRefusals } from './league.ts'

const success = v.object({ success: v.boolean() })

const setSubstituteHours = call({
  name: 'leagues-setSubstitutes',
  who: 'player',
  kind: 'write',
  summary:
    'Who runs it: how many hours before a game day substitutes are asked for free places; null for never.',
  input: v.strictObject({
    ...byLeague.entries,
    hoursBefore: v.nullable(v.picklist(tierHours)),
  }),
  output: success,
  refusals: [...runRefusals, 'league-state', 'no-substitutes'],
})

const substituteOwn = call({
  name: 'leagues-substitute',
  who: 'player',
  kind: 'write',
  summary: 'Be a substitute of a league, or accept being named; or no longer.',
  input: v.strictObject({ ...byLeague.entries, isIn: v.boolean() }),
  output: success,
  refusals: [
    'league-not-found',
    'league-state',
    'no-substitutes',
    'already-in-league',
    'too-many-substitutes',
  ],
})

const nameSubstitute = call({
  name: 'leagues-nameSubstitute',
  who: 'player',
  kind: 'write',
  summary: 'Who runs it: ask a player to be a substitute, or take one off the list.',
  input: v.strictObject({ ...byLeague.entries, playerId: playerIdSchema, isNamed: v.boolean() }),
  output: success,
  refusals: [
    ...runRefusals,
    'league-state',
    'no-substitutes',
    'player-not-found',
    'already-in-league',
    'too-many-substitutes',
    'too-many-invitations',
  ],
})

export const substituteCalls = [setSubstituteHours, substituteOwn, nameSubstitute] as const

export const leagueSubstituteContract = defineContract({
  calls: substituteCalls,
})
