// The log of steps, for undoing the last one.
import * as v from 'valibot'
import { matchView } from '#contract/match-list.ts'
import type { FormatFields } from '#domain/event/format.ts'
import { formatFields } from '#domain/event/schema/format-schema.ts'
import type { ListChange } from '#domain/match-list/list-change.ts'
import { presences } from '#domain/match-list/match-list.ts'
import type { Database } from '../../db/open-database.ts'

const beforeAndAfter = <const S extends v.GenericSchema>(schema: S) =>
  v.object({ before: v.nullable(schema), after: v.nullable(schema) })
const listPlayer = v.object({
  number: v.number(),
  playerId: v.nullable(v.string()),
  guestOf: v.nullable(v.string()),
  guest: v.nullable(v.number()),
  presence: v.picklist(presences),
  team: v.nullable(v.number()),
})
/** The data for undoing a step: its change, the previous format, and a draw's seed. */
export const stepSchema = v.object({
  change: v.object({
    courts: v.nullable(v.object({ before: v.array(v.number()), after: v.array(v.number()) })),
    players: v.array(beforeAndAfter(listPlayer)),
    matches: v.array(beforeAndAfter(matchView)),
    byes: v.array(beforeAndAfter(v.object({ round: v.number(), number: v.number() }))),
  }),
  formatBefore: v.nullable(formatFields),
  // Absent for steps other than draws, and for draws before December 2026.
  seedBefore: v.optional(v.nullable(v.number())),
})
export type Step = {
  change: ListChange
  formatBefore: FormatFields | null
  seedBefore?: number | null | undefined
}
export type LastStep = Step & { stepId: number; action: string }

export async function addStep(
  tx: Database,
  eventId: string,
  {
    actorId,
    action,
    step,
    now,
  }: { actorId: string; action: string; step: Step | null; now: number },
): Promise<void> {
  await tx
    .insertInto('match_list_log')
    .values({
      eventId,
      actorId,
      action,
      undo: step === null ? null : JSON.stringify(step),
      created: new Date(now),
    })
    .execute()
}

export async function findLastStep(tx: Database, eventId: string): Promise<LastStep | null> {
  const row = await tx
    .selectFrom('match_list_log')
    .select(['matchListLogId', 'action', 'undo'])
    .where('eventId', '=', eventId)
    .where('undone', '=', false)
    .where('undo', 'is not', null)
    .orderBy('matchListLogId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { stepId: row.matchListLogId, action: row.action, ...v.parse(stepSchema, row.undo) }
}

export async function closeStep(tx: Database, stepId: number): Promise<void> {
  await tx
    .updateTable('match_list_log')
    .set({ undone: true })
    .where('matchListLogId', '=', stepId)
    .execute()
}
