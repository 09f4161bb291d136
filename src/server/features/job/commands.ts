// Only the queue's owner may write its tables, so an asked job is a row (jobs/asked-jobs.ts).
import type { CallOutput, ParsedInput } from '#contract/contract.ts'
import { findJobStanding } from '#domain/operator/jobs.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { listJobs, saveAskedJob } from './queries.ts'

type Shown = Extract<CallOutput<'operators-see'>, { page: 'jobs' }>
type Asked = ParsedInput<'operators-act'>
export type JobAct = Extract<Asked, { act: 'runJob' }>

export const isJobAct = (input: Asked): input is JobAct => input.act === 'runJob'

export async function showJobs({ tx }: Pick<CallContext, 'tx'>): Promise<Shown> {
  const jobs = await listJobs(tx)
  return {
    page: 'jobs',
    jobs: jobs.map(({ isRunning, isAsked, done, failedAt, ...job }) => ({
      ...job,
      standing: findJobStanding({ ...job, isRunning, isAsked }),
      done: done?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    })),
  }
}

export async function actOnJobs(
  unit: UnitOfWork,
  { name }: JobAct,
): Promise<Result<{ command: string; detail: string }, 'bad-input'>> {
  if (!(await askForJob(unit, name))) return refuse('bad-input', { field: 'name' })
  return ok({ command: 'jobs again', detail: name })
}

export async function askForJob({ tx, effects, now }: UnitOfWork, name: string): Promise<boolean> {
  const jobs = await listJobs(tx)
  if (jobs.every((job) => job.name !== name)) return false
  await saveAskedJob(tx, name, now)
  effects.publish(topics.askedJobs())
  return true
}
