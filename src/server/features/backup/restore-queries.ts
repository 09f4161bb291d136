import type { RestoreFault, RestoreState, RestoreStep } from '#domain/backup/restore.ts'
import type { Database } from '../../db/open-database.ts'

export type RestoreRow = {
  restoreId: string
  backupId: string
  name: string
  state: RestoreState
  failedAt: RestoreStep | null
  fault: RestoreFault | null
  backupOf: Date
  asked: Date
  ended: Date | null
}

const columns = [
  'restoreId',
  'backupId',
  'name',
  'state',
  'failedAt',
  'fault',
  'backupOf',
  'asked',
  'ended',
] as const

export async function findLastRestore(db: Database): Promise<RestoreRow | null> {
  const row = await db
    .selectFrom('restores')
    .select(columns)
    .orderBy('asked', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findOpenRestore(db: Database): Promise<RestoreRow | null> {
  const row = await db
    .selectFrom('restores')
    .select(columns)
    .where('ended', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function addRestore(
  db: Database,
  restore: Pick<RestoreRow, 'restoreId' | 'backupId' | 'name' | 'backupOf' | 'asked'>,
): Promise<void> {
  await db
    .insertInto('restores')
    .values({ ...restore, state: 'waiting' })
    .execute()
}

type RestoreChange = Partial<Pick<RestoreRow, 'state' | 'failedAt' | 'fault' | 'ended'>>

export async function changeRestore(
  db: Database,
  restoreId: string,
  change: RestoreChange,
): Promise<boolean> {
  const row = await db
    .updateTable('restores')
    .set(change)
    .where('restoreId', '=', restoreId)
    .where('ended', 'is', null)
    .returning('restoreId')
    .executeTakeFirst()
  return row !== undefined
}

export async function listOwnerIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('operators')
    .select('userId')
    .where('role', '=', 'owner')
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function listAccountAddresses(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('auth_users')
    .select(['id', 'email'])
    .where('id', 'in', userIds)
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Outlives a restore: what the folder holds, and the sign-in of whoever restores. */
export async function keepRows(tx: Database, sessionId: string) {
  const backups = await tx.selectFrom('backups').selectAll().execute()
  const sessions = await tx
    .selectFrom('auth_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .execute()
  return { backups, sessions }
}

export type KeptRows = Awaited<ReturnType<typeof keepRows>>

export async function bringRows(tx: Database, { backups, sessions }: KeptRows): Promise<void> {
  const userIds = [...backups.map(({ byUserId }) => byUserId), ...sessions.map((row) => row.userId)]
  const there = await listAccountAddresses(
    tx,
    userIds.filter((userId) => userId !== null),
  )
  for (const { byUserId, ...backup } of backups) {
    const by = byUserId !== null && there.has(byUserId) ? byUserId : null
    await tx
      .insertInto('backups')
      .values({ ...backup, byUserId: by })
      .execute()
  }
  for (const session of sessions)
    if (there.has(session.userId))
      await tx
        .insertInto('auth_sessions')
        .values(session)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}

/** Unnamed when the restored store doesn't know them. */
export async function noteRestore(
  tx: Database,
  { name, userId }: { name: string; userId: string },
  now: number,
): Promise<void> {
  const there = await listAccountAddresses(tx, [userId])
  await tx
    .insertInto('operator_log')
    .values({
      command: 'backups restore',
      detail: name,
      byUserId: there.has(userId) ? userId : null,
      created: new Date(now),
    })
    .execute()
}
