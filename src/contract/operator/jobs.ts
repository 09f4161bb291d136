import * as v from 'valibot'
import { jobNameMax, jobStandings } from '#domain/operator/jobs.ts'
import { lineSchema } from '#domain/shared/text.ts'

const count = v.number()
const instant = v.nullable(v.string())

/** error: of the last failure, in English. done: null when it ended over an hour ago. */
export const jobs = v.object({
  page: v.literal('jobs'),
  jobs: v.array(
    v.object({
      name: v.string(),
      cron: v.string(),
      standing: v.picklist(jobStandings),
      dueSeconds: v.nullable(count),
      done: instant,
      failed: count,
      failedAt: instant,
      error: v.nullable(v.string()),
    }),
  ),
})

export const jobActs = [
  v.strictObject({ act: v.literal('runJob'), name: lineSchema(jobNameMax, 1) }),
] as const
