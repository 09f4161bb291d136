// The queue's tables belong to pg-boss (jobs/queue.ts) and exist only once it has started.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'

export type KeptJob = {
  name: string
  cron: string
  dueSeconds: number | null
  isRunning: boolean
  isAsked: boolean
  done: Date | null
  failed: number
  failedAt: Date | null
  error: string | null
}

const errorMax = 300

export async function listJobs(db: Database): Promise<KeptJob[]> {
  if (!(await hasQueue(db))) return []
  const { rows } = await sql<KeptJob>`
    select s.key as name, s.cron, j.due as "dueSeconds",
      coalesce(j.is_running, false) as "isRunning", a.name is not null as "isAsked", j.done,
      f.failed, f.failed_at, f.error
    from pgboss.schedule s
      left join asked_jobs a on a.name = s.key
      cross join lateral (
        select max(completed_on) filter (where state = 'completed') as done,
          bool_or(state = 'active') as is_running,
          extract(epoch from now() - min(start_after) filter (
            where state in ('created', 'retry') and start_after <= now()))::float8 as due
        from pgboss.job where name = 'jobs' and data ->> 'name' = s.key) j
      cross join lateral (
        select count(*)::int as failed, max(created_on) as failed_at,
          left((array_agg(source_output ->> 'message' order by created_on desc))[1],
            ${errorMax}::int) as error
        from pgboss.job where name = 'jobs-failed' and data ->> 'name' = s.key) f
    where s.name = 'jobs' order by s.key`.execute(db)
  return rows
}

async function hasQueue(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.schedule') is not null as "isThere"`.execute(db)
  return rows[0]?.isThere ?? false
}

export async function saveAskedJob(db: Database, name: string, now: number): Promise<void> {
  await db
    .insertInto('asked_jobs')
    .values({ name, asked: new Date(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function listAskedJobs(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('asked_jobs').select('name').orderBy('asked').execute()
  return rows.map(({ name }) => name)
}

export async function forgetAskedJob(db: Database, name: string): Promise<void> {
  await db.deleteFrom('asked_jobs').where('name', '=', name).execute()
}
