// Live information at the courts for the contact of a personal link.
import * as v from 'valibot'
import { matchStages } from '#domain/match/match.ts'

const side = v.array(v.string())

/**
 * place: the current or next match, a round they sit out, or their position in line; null once they
 * are done. Names are public ones.
 */
export const evening = v.object({
  place: v.nullable(
    v.variant('kind', [
      v.object({
        kind: v.literal('match'),
        isOn: v.boolean(),
        round: v.nullable(v.number()),
        court: v.nullable(v.number()),
        partners: side,
        opponents: side,
      }),
      v.object({ kind: v.literal('bye'), round: v.number() }),
      v.object({
        kind: v.literal('line'),
        position: v.number(),
        expected: v.nullable(v.string()),
      }),
    ]),
  ),
  rounds: v.array(
    v.object({
      stage: v.picklist(matchStages),
      round: v.number(),
      matches: v.array(
        v.object({
          court: v.nullable(v.number()),
          a: side,
          b: side,
          games: v.array(v.tuple([v.number(), v.number()])),
          isMine: v.boolean(),
        }),
      ),
      byes: side,
    }),
  ),
  table: v.array(
    v.object({
      rank: v.number(),
      names: side,
      wins: v.number(),
      losses: v.number(),
      difference: v.number(),
      isMine: v.boolean(),
    }),
  ),
})
