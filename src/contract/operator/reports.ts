import * as v from 'valibot'
import { suspensionReasonMax } from '#domain/account/suspension.ts'
import {
  decisionOutcomes,
  operatorOutcomes,
  reportKinds,
  reportReasonMax,
} from '#domain/report/report.ts'
import { uuidSchema } from '#domain/shared/id.ts'
import { textSchema } from '#domain/shared/text.ts'
import { givenPassword } from './backups.ts'

const count = v.number()
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30))

/** The reporter stays unnamed. message: what was reported, else ''. */
export const reports = v.object({
  page: v.literal('reports'),
  reports: v.array(
    v.object({
      reportId: v.string(),
      kind: v.picklist(reportKinds),
      playerId: v.nullable(v.string()),
      playerName: v.nullable(v.string()),
      userId: v.nullable(v.string()),
      reason: v.string(),
      message: v.string(),
      created: v.string(),
      entered: count,
      organizes: count,
      mayWork: v.boolean(),
    }),
  ),
  appeals: v.array(
    v.object({
      decisionId: v.string(),
      playerName: v.string(),
      kind: v.nullable(v.picklist(reportKinds)),
      outcome: v.picklist(decisionOutcomes),
      reason: v.string(),
      reported: v.nullable(v.string()),
      appeal: v.string(),
      created: v.string(),
      mayAnswer: v.boolean(),
    }),
  ),
})

export const reportActs = [
  v.strictObject({
    act: v.literal('closeReport'),
    reportId: uuidSchema,
    outcome: v.picklist(operatorOutcomes),
    reason: v.optional(textSchema(reportReasonMax), ''),
  }),
  v.strictObject({
    act: v.literal('suspendReported'),
    reportId: uuidSchema,
    reason: textSchema(suspensionReasonMax, 1),
    until: v.nullable(instant),
    cancelsEvents: v.boolean(),
    password: givenPassword,
  }),
  v.strictObject({
    act: v.literal('answerAppeal'),
    decisionId: uuidSchema,
    isLifted: v.boolean(),
  }),
] as const
