// The DUPR match file of an event, or of all game days of a league.
import * as v from 'valibot'
import { duprReasons } from '#domain/dupr/dupr-file.ts'
import { scorings } from '#domain/event/format.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { call, defineContract } from '../call.ts'

const seat = v.object({ playerName: v.string(), duprId: v.string() })

/**
 * rows: earliest day first. leftOut: excluded matches by reason, with the players who could change
 * it. players: those with an own act there, and their ids.
 */
const duprFile = v.object({
  rows: v.array(
    v.object({
      date: v.string(),
      scoring: v.picklist(scorings),
      a: v.array(seat),
      b: v.array(seat),
      games: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
  leftOut: v.array(
    v.object({
      reason: v.picklist(duprReasons),
      matches: v.number(),
      names: v.array(v.string()),
    }),
  ),
  players: v.array(v.object({ playerName: v.string(), duprId: v.nullable(v.string()) })),
})

const eventDuprFile = call({
  name: 'results-duprFile',
  who: 'player',
  kind: 'read',
  summary: 'Organizer or cohost: the matches of an event for DUPR, and why others are left out.',
  input: v.strictObject({ eventId: uuidSchema }),
  output: duprFile,
  refusals: ['event-not-found', 'not-allowed'],
})

const leagueDuprFile = call({
  name: 'leagues-duprFile',
  who: 'player',
  kind: 'read',
  summary: 'Organizer of a league: the matches of all its game days for DUPR.',
  input: v.strictObject({ leagueSeriesId: uuidSchema }),
  output: duprFile,
  refusals: ['league-not-found', 'not-allowed'],
})

export const duprCalls = [eventDuprFile, leagueDuprFile] as const

export const duprContract = defineContract({
  calls: duprCalls,
})
