// Counts the work waiting in the database, for /metrics.
import { sql } from 'kysely'
import type { AwayState } from '#domain/backup/backup-away.ts'
import { shippedBackupPlan, type BackupSchedule } from '#domain/backup/backup.ts'
import type { Database } from './open-database.ts'

/** failed: kept with their error after every try. */
export const jobStates = ['due', 'running', 'failed'] as const
export type Gauges = {
  deliveries: number
  oldestDueSeconds: number
  retrying: number
  jobs: Record<(typeof jobStates)[number], number>
  databaseBytes: number
  backedUp: Date | null
  born: Date | null
  isBackupFailed: boolean
  backupSchedule: BackupSchedule
  copied: Date | null
  isCopyFailed: boolean
  isCopyHeldBack: boolean
}

export async function loadGauges(db: Database, now: number): Promise<Gauges> {
  const {
    rows: [row],
  } = await sql<{
    deliveries: number
    oldest: Date | null
    retrying: number
    bytes: number
    hasQueue: boolean
  }>`
    select count(*)::int as deliveries, min(due_at) as oldest,
      count(*) filter (where outcome <> '')::int as retrying,
      pg_database_size(current_database())::float8 as bytes, to_regclass('pgboss.job')
      is not null as "hasQueue" from deliveries where state = 'waiting'`.execute(db)
  return {
    deliveries: row?.deliveries ?? 0,
    oldestDueSeconds: Math.max(0, (now - (row?.oldest?.getTime() ?? now)) / 1_000),
    retrying: row?.retrying ?? 0,
    jobs: row?.hasQueue === true ? await countJobs(db) : { due: 0, running: 0, failed: 0 },
    databaseBytes: row?.bytes ?? 0,
    ...(await loadBackupGauges(db)),
  }
}

async function loadBackupGauges(
  db: Database,
): Promise<
  Omit<Gauges, 'deliveries' | 'oldestDueSeconds' | 'retrying' | 'jobs' | 'databaseBytes'>
> {
  const {
    rows: [row],
  } = await sql<{
    backedUp: Date | null
    born: Date | null
    isBackupFailed: boolean | null
    backupSchedule: BackupSchedule | null
    copied: Date | null
    away: AwayState | null
    recipient: string | null
    hasGood: boolean
  }>`
    select greatest((select max(created) from operator_log where command = 'backup'),
        (select max(made) from backups where state = 'good')) as "backedUp",
      (select born from installation) as born,
      (select state <> 'good' or trial is not distinct from 'failed' from backups
        where state not in ('waiting', 'making') order by created desc limit 1)
        as "isBackupFailed",
      (select schedule from backup_plan) as "backupSchedule",
      (select max(made) from backups where state = 'good' and away = 'there') as copied,
      last.away, last.recipient, last.backup_id is not null as "hasGood"
      from (select 1) as one left join lateral (select backup_id, away, recipient from backups
        where state = 'good' order by created desc limit 1) as last on true`.execute(db)
  return {
    backedUp: row?.backedUp ?? null,
    born: row?.born ?? null,
    isBackupFailed: row?.isBackupFailed ?? false,
    backupSchedule: row?.backupSchedule ?? shippedBackupPlan.schedule,
    copied: row?.copied ?? null,
    ...toCopyGauges(row),
  }
}

const toCopyGauges = (
  newest: { away: AwayState | null; recipient: string | null; hasGood: boolean } | undefined,
): Pick<Gauges, 'isCopyFailed' | 'isCopyHeldBack'> => ({
  isCopyFailed: newest?.away === 'failed',
  isCopyHeldBack: newest?.hasGood === true && newest.away === null && newest.recipient === null,
})

export const toAwayFacts = (
  {
    copied,
    isCopyFailed,
    isCopyHeldBack,
  }: Pick<Gauges, 'copied' | 'isCopyFailed' | 'isCopyHeldBack'>,
  takesPlain: boolean,
): { copied: Date | null; isFailed: boolean; isHeldBack: boolean } => ({
  copied,
  isFailed: isCopyFailed,
  isHeldBack: isCopyHeldBack && !takesPlain,
})

/** The queue's tables belong to pg-boss (jobs/queue.ts) and exist only once it has started. */
async function countJobs(db: Database): Promise<Gauges['jobs']> {
  const {
    rows: [row],
  } = await sql<Gauges['jobs']>`
    select count(*) filter (where name = 'jobs' and state in ('created', 'retry')
      and start_after <= now())::int as due,
        count(*) filter (where name = 'jobs' and state = 'active')::int as running,
      count(*) filter (where name = 'jobs-failed')::int as failed from pgboss.job
        where name in ('jobs', 'jobs-failed')`.execute(db)
  return row ?? { due: 0, running: 0, failed: 0 }
}
