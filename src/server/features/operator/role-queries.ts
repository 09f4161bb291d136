import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { Database } from '../../db/open-database.ts'

export async function saveRole(
  tx: Database,
  { userId, role }: { userId: string; role: OperatorRole },
  now: number,
): Promise<void> {
  await tx
    .insertInto('operators')
    .values({ userId, role, created: new Date(now) })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ role }))
    .execute()
}

export async function deleteRole(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('operators').where('userId', '=', userId).execute()
}

export type ListedOperator = {
  userId: string
  role: OperatorRole
  email: string
  playerId: string | null
  playerName: string | null
  hasSecondFactor: boolean
}

export async function listOperators(db: Database): Promise<ListedOperator[]> {
  const rows = await db
    .selectFrom('operators as o')
    .innerJoin('auth_users as u', 'u.id', 'o.userId')
    .leftJoin('players as p', 'p.userId', 'o.userId')
    .select(['o.userId', 'o.role', 'u.email', 'p.playerId', 'p.playerName', 'u.twoFactorEnabled'])
    .orderBy('p.playerId')
    .orderBy('o.userId')
    .execute()
  return rows.map(({ twoFactorEnabled, ...row }) => ({
    ...row,
    hasSecondFactor: twoFactorEnabled ?? false,
  }))
}
