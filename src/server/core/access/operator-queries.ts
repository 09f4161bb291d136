import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Database } from '../../db/open-database.ts'

export async function findOperator(
  db: Database,
  userId: string,
): Promise<{ role: OperatorRole | null; hasSecondFactor: boolean }> {
  const row = await db
    .selectFrom('auth_users as u')
    .leftJoin('operators as o', 'o.userId', 'u.id')
    .select(['o.role', 'u.twoFactorEnabled'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return { role: row?.role ?? null, hasSecondFactor: row?.twoFactorEnabled ?? false }
}

/** Their user ids. Until the transaction ends no other one can change who owns the installation. */
export async function lockOwners(tx: Database): Promise<string[]> {
  const rows = await tx
    .selectFrom('operators')
    .select('userId')
    .where('role', '=', 'owner')
    .orderBy('userId')
    .forUpdate()
    .execute()
  return rows.map(({ userId }) => userId)
}
