// Starts jobs that an operator asked for, on whichever server hears of it first.
import type { PgBoss } from 'pg-boss'
import type { Deps } from '../deps.ts'
import { forgetAskedJob, listAskedJobs } from '../features/job/queries.ts'
import { followChanges } from './follow-changes.ts'

type Hearing = Pick<Deps, 'db' | 'bus' | 'log'>
type Queues = { queueName: string; failedName: string }

export const followAsked = (deps: Hearing) => (boss: PgBoss, queues: Queues) =>
  followChanges(deps, {
    look: async () => {
      for (const name of await listAskedJobs(deps.db)) {
        await runAgain(boss, queues, name)
        await forgetAskedJob(deps.db, name)
      }
    },
    follows: /^asked-jobs$/,
    restMs: 500,
    failed: 'jobs that were asked for could not be started',
  })

async function runAgain(
  boss: PgBoss,
  { queueName, failedName }: Queues,
  name: string,
): Promise<void> {
  const failed = await boss.findJobs(failedName, { data: { name } })
  // One that waits for its next try would keep another from being queued.
  const waiting = await boss.findJobs(queueName, { data: { name }, queued: true })
  for (const { id } of failed) await boss.deleteJob(failedName, id)
  for (const { id } of waiting) await boss.deleteJob(queueName, id)
  await boss.send(queueName, { name }, { singletonKey: name })
}
