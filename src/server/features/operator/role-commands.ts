import { isLastOwner, type OperatorRole } from '#domain/access/operator-roles.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { findOperator, lockOwners } from '../../core/access/operator-queries.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { deleteRole, saveRole } from './role-queries.ts'
import { endSetupLink } from './setup-queries.ts'

type Unit = Pick<UnitOfWork, 'tx' | 'now'>

export async function changeRole(
  { tx, now }: Unit,
  userId: string,
  role: OperatorRole | null,
): Promise<Result<OperatorRole | null, 'last-owner'>> {
  const owners = await lockOwners(tx)
  if (role !== 'owner' && isLastOwner(owners, userId)) return refuse('last-owner')
  const { role: before } = await findOperator(tx, userId)
  if (role === null) await deleteRole(tx, userId)
  else await saveRole(tx, { userId, role }, now)
  if (role === 'owner') await endSetupLink(tx)
  return ok(before)
}
