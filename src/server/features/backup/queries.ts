import { sql } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { AwayFault, AwayState } from '#domain/backup/backup-away.ts'
import {
  failedBackupsShown,
  keptBackupsMax,
  shippedBackupPlan,
  type BackupFault,
  type BackupPlan,
  type BackupState,
  type TrialState,
} from '#domain/backup/backup.ts'
import type { Language } from '#domain/shared/language.ts'
import type { Database } from '../../db/open-database.ts'

export type BackupRow = {
  backupId: string
  name: string
  recipient: string | null
  sha256: string | null
  away: AwayState | null
  awayFault: AwayFault | null
  awayTries: number
  awayTried: Date | null
  state: BackupState
  fault: BackupFault | null
  bytes: number | null
  rowCount: number | null
  trial: TrialState | null
  trialFault: BackupFault | null
  tried: Date | null
  isAsked: boolean
  created: Date
  made: Date | null
  owners: string[] | null
}

const columns = [
  'backupId',
  'name',
  'recipient',
  'sha256',
  'away',
  'awayFault',
  'awayTries',
  'awayTried',
  'state',
  'fault',
  'bytes',
  'rowCount',
  'trial',
  'trialFault',
  'tried',
  'isAsked',
  'created',
  'made',
  'owners',
] as const

export const listBackups = (db: Database): Promise<BackupRow[]> =>
  db
    .selectFrom('backups')
    .select(columns)
    .orderBy('created', 'desc')
    .orderBy('backupId', 'desc')
    .limit(2 * keptBackupsMax + failedBackupsShown)
    .execute()

export async function lockBackups(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('backups', 0))`.execute(tx)
}

export async function findBackup(db: Database, backupId: string): Promise<BackupRow | null> {
  const row = await db
    .selectFrom('backups')
    .select(columns)
    .where('backupId', '=', backupId)
    .executeTakeFirst()
  return row ?? null
}

export async function findBackupPlan(db: Database): Promise<BackupPlan> {
  const row = await db
    .selectFrom('backup_plan')
    .select(['schedule', 'hour', 'keep'])
    .where('id', '=', 'current')
    .executeTakeFirst()
  return row ?? shippedBackupPlan
}

export async function findBackupKey(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('backup_plan')
    .select('recipient')
    .where('id', '=', 'current')
    .executeTakeFirst()
  return row?.recipient ?? null
}

export async function saveBackupPlan(
  db: Database,
  plan: BackupPlan | { recipient: string | null },
  now: number,
): Promise<void> {
  const changed = new Date(now)
  await db
    .insertInto('backup_plan')
    .values({ id: 'current', ...shippedBackupPlan, ...plan, changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...plan, changed }))
    .execute()
}

export async function findBirth(db: Database): Promise<number> {
  const row = await db.selectFrom('installation').select('born').executeTakeFirst()
  return row?.born.getTime() ?? 0
}

export async function addBackup(
  db: Database,
  {
    isAsked,
    ...backup
  }: Pick<BackupRow, 'backupId' | 'name' | 'recipient'> & {
    byUserId: string | null
    isAsked?: boolean
  },
  now: number,
): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      ...backup,
      state: 'waiting',
      isAsked: isAsked ?? backup.byUserId !== null,
      created: new Date(now),
    })
    .execute()
}

type BackupChange = Partial<Omit<BackupRow, 'backupId' | 'name' | 'recipient' | 'created'>>

export async function changeBackup(
  db: Database,
  { backupId, state, trial }: Pick<BackupRow, 'backupId' | 'state' | 'trial'>,
  change: BackupChange,
): Promise<boolean> {
  const row = await db
    .updateTable('backups')
    .set(change)
    .where('backupId', '=', backupId)
    .where('state', '=', state)
    .where('trial', 'is not distinct from', trial)
    .returning('backupId')
    .executeTakeFirst()
  return row !== undefined
}

/** Whatever else changed on it meanwhile; false when it is gone. */
export async function saveAway(
  db: Database,
  backupId: string,
  change: Partial<Pick<BackupRow, 'away' | 'awayFault' | 'awayTries' | 'awayTried'>>,
): Promise<boolean> {
  const row = await db
    .updateTable('backups')
    .set(change)
    .where('backupId', '=', backupId)
    .returning('backupId')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeBackup(db: Database, backupId: string): Promise<void> {
  await db.deleteFrom('backups').where('backupId', '=', backupId).execute()
}

export async function findWarned(db: Database): Promise<number | null> {
  const row = await db.selectFrom('backup_warnings').select('warned').executeTakeFirst()
  return row?.warned.getTime() ?? null
}

export async function saveWarned(db: Database, now: number): Promise<void> {
  const warned = new Date(now)
  await db
    .insertInto('backup_warnings')
    .values({ id: 'current', warned })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ warned }))
    .execute()
}

export async function listWarnedPeople(
  db: Database,
  roles: readonly OperatorRole[],
): Promise<{ email: string; language: Language | null }[]> {
  return db
    .selectFrom('operators as o')
    .innerJoin('auth_users as u', 'u.id', 'o.userId')
    .leftJoin('players as p', 'p.userId', 'o.userId')
    .leftJoin('notification_settings as s', 's.playerId', 'p.playerId')
    .select(['u.email', 's.language'])
    .where('o.role', 'in', roles)
    .where('u.emailVerified', '=', true)
    .orderBy('u.email')
    .execute()
}
